internal import CardCore

/// Frames with more pairs of colours, all in all, than ncurses has numbers.
enum ColorFrames {
  /// How many there are.
  static let count = 40

  static func surface(size: CellSize, frame: Int) -> Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let number = UInt32((frame * size.rows + row) * size.columns + column) &* 2_654_435_761
        surface[column, row] = Cell(
          glyph: Glyph(narrow: "x"), foreground: Color(hex: number >> 8),
          background: Color(hex: number &* 31 >> 5))
      }
    }
    return surface
  }
}
