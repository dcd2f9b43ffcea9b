internal import CardCore

/// Frames like those of a card of 56×15 that turns about its vertical axis.
enum FlipFrames {
  static func surface(size: CellSize, frame: Int) -> Surface {
    var surface = Surface(size: size, filledWith: Cell(background: Color(hex: 0x101418)))
    let turn = abs(24.0 - 2 * Double(frame)) / 24
    let half = 28 * turn
    let shade = UInt8(120 + Int(turn * 10) * 12)
    let paper = Color(red: shade, green: shade, blue: UInt8(max(0, Int(shade) - 12)))
    let ink = Color(red: shade / 6, green: shade / 6, blue: shade / 5)
    let center = size.columns / 2
    for row in 4..<min(19, size.rows) {
      for column in 0..<size.columns where abs(Double(column - center)) < half {
        let pattern = (column * 7 + row * 13 + frame / 4) % 11
        let isInk = pattern < 2 && row > 7 && row < 15
        surface[column, row] = Cell(
          glyph: isInk ? Glyph(narrow: "\u{2584}") : .space,
          foreground: isInk ? ink : nil, background: paper)
      }
      let edge = Int(half)
      for column in [center - edge, center + edge] {
        surface[column, row] = Cell(
          glyph: Glyph(narrow: "\u{258C}"), foreground: paper, background: Color(hex: 0x101418))
      }
    }
    return surface
  }
}
