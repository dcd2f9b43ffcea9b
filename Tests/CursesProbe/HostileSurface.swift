internal import CardCore

/// Cells that no deck may turn into commands to the terminal.
enum HostileSurface {
  static func surface(size: CellSize) -> Surface {
    var surface = Surface(size: size)
    let scalars: [Unicode.Scalar] = [
      "\u{1B}", "\u{9B}", "\u{9D}", "\u{90}", "\u{7}", "\u{8}", "\r", "\n", "\u{E}", "\u{0}",
      "\u{202E}", "\u{E0041}", "\u{85}",
    ]
    for (column, scalar) in scalars.enumerated() {
      surface[column, 0] = Cell(glyph: Glyph(narrow: scalar))
    }
    surface.draw(
      "\u{1B}]0;EVIL\u{7}\u{1B}[2J\u{9B}31m", column: 0, row: 1, style: TextStyle())
    // Halves of wide characters, alone and beyond the edge.
    surface[4, 2] = Cell(glyph: .continuation)
    if let wide = Glyph("漢") {
      surface[6, 2] = Cell(glyph: wide)
      surface[size.columns - 1, 2] = Cell(glyph: wide)
    }
    surface.draw("END", column: 0, row: 3, style: TextStyle())
    return surface
  }
}
