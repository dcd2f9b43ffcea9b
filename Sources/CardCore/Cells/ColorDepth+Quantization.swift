extension ColorDepth {
  /// The number of the palette's colour that is nearest to a colour; nil with true colour and
  /// without colours.
  ///
  /// Of the 256 only the cube and the greys (16…255) are used, because people change the first
  /// sixteen to their taste. Near is small in a distance that weighs channels as eyes do (“redmean”,
  /// Thiadmer Riemersma, “Colour metric”).
  public func paletteIndex(of color: Color) -> Int? {
    switch self {
    case .truecolor, .none: nil
    case .palette256: Self.nearestOf256(to: color)
    case .palette16: Self.nearest(to: color, among: 0..<16)
    case .palette8: Self.nearest(to: color, among: 0..<8)
    }
  }

  /// The colour that a terminal shows in place of a colour; without colours, the colour itself.
  public func quantized(_ color: Color) -> Color {
    paletteIndex(of: color).map(Self.paletteColor) ?? color
  }

  /// A colour of xterm's palette.
  ///
  /// - Parameter index: 0…15 the ANSI colours, 16…231 the cube, 232…255 the greys; others are black.
  static func paletteColor(_ index: Int) -> Color {
    switch index {
    case 0..<16: ansi[index]
    case 16..<232:
      Color(
        red: cubeLevels[(index - 16) / 36], green: cubeLevels[(index - 16) / 6 % 6],
        blue: cubeLevels[(index - 16) % 6])
    case 232..<256: gray(index - 232)
    default: .black
    }
  }

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let ansi: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map(Color.init(hex:))

  private static func gray(_ step: Int) -> Color {
    let level = UInt8(8 + 10 * step)
    return Color(red: level, green: level, blue: level)
  }

  private static func nearest(to color: Color, among indices: Range<Int>) -> Int {
    indices.min { distance(ansi[$0], color) < distance(ansi[$1], color) } ?? 0
  }

  /// The nearest of the cube and of the greys: each channel's nearest level, and the nearest grey.
  private static func nearestOf256(to color: Color) -> Int {
    func step(_ channel: UInt8) -> Int {
      let value = Int(channel)
      return value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
    }
    let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let gray = 232 + max(0, min(23, (mean - 3) / 10))
    let isGray = distance(paletteColor(gray), color) < distance(paletteColor(cube), color)
    return isGray ? gray : cube
  }

  private static func distance(_ left: Color, _ right: Color) -> Int {
    let mean = (Int(left.red) + Int(right.red)) / 2
    let red = Int(left.red) - Int(right.red)
    let green = Int(left.green) - Int(right.green)
    let blue = Int(left.blue) - Int(right.blue)
    return ((512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue) >> 8
  }
}
