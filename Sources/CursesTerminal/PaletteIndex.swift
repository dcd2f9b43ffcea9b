internal import CardCore

/// Finds the nearest colour of a terminal's palette.
enum PaletteIndex {
  /// The index of the colour nearest to a colour, by the weighted distance in sRGB.
  ///
  /// In the palette of 256 only the cube and the greys (16…255) are used, because people change
  /// the first sixteen to their taste.
  static func nearest(to color: Color, depth: ColorDepth) -> Int32 {
    switch depth {
    case .palette256: nearest256(to: color)
    case .palette16: best(of: 0..<16, for: color, colorAt: ansi)
    default: best(of: 0..<8, for: color, colorAt: ansi)
    }
  }

  private static func nearest256(to color: Color) -> Int32 {
    let steps: [Int] = [0, 95, 135, 175, 215, 255]
    func step(_ channel: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(channel)) < abs(steps[$1] - Int(channel)) } ?? 0
    }
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let cube = Color(
      red: UInt8(steps[red]), green: UInt8(steps[green]), blue: UInt8(steps[blue]))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = max(0, min(23, (mean - 3) / 10))
    let level = UInt8(8 + 10 * grey)
    let isGrey =
      distance(Color(red: level, green: level, blue: level), color) < distance(cube, color)
    return Int32(isGrey ? 232 + grey : 16 + 36 * red + 6 * green + blue)
  }

  private static func ansi(_ index: Int) -> Color {
    let high: UInt8 = index < 8 ? 0xCD : 0xFF
    if index == 7 { return Color(hex: 0xE5E5E5) }
    if index == 8 { return Color(hex: 0x7F7F7F) }
    return Color(
      red: index & 1 != 0 ? high : 0, green: index & 2 != 0 ? high : 0,
      blue: index & 4 != 0 ? high : 0)
  }

  private static func best(
    of indices: Range<Int>, for color: Color, colorAt: (Int) -> Color
  ) -> Int32 {
    Int32(
      indices.min { distance(colorAt($0), color) < distance(colorAt($1), color) } ?? 0)
  }

  private static func distance(_ first: Color, _ second: Color) -> Int {
    let red = Int(first.red) - Int(second.red)
    let green = Int(first.green) - Int(second.green)
    let blue = Int(first.blue) - Int(second.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
