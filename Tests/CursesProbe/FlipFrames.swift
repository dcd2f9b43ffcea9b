internal import CardCore

/// Frames like those of a card of 56×15 that turns about its vertical axis over text.
enum FlipFrames {
  /// How many there are.
  static let count = 24

  /// What the probe writes after a frame; no terminal shows it.
  static let mark = Array("\u{1B}]9;frame\u{7}".utf8)

  private static let night = Color(hex: 0x101418)

  static func surface(size: CellSize, frame: Int) -> Surface {
    var surface = Surface(size: size, filledWith: Cell(background: night))
    let turn = abs(24.0 - 2 * Double(frame)) / 24
    let half = Int(28 * turn)
    let shade = UInt8(120 + Int(turn * 10) * 12)
    let paper = Color(red: shade, green: shade, blue: shade - 12)
    let center = size.columns / 2
    let card = CellRect(column: center - half, row: 4, columns: 2 * half + 1, rows: 15)
    surface.fill(card, with: paper)
    drawInk(on: &surface, in: card, frame: frame, paper: paper)
    drawEdges(on: &surface, of: card, paper: paper)
    drawText(on: &surface, frame: frame)
    return surface
  }

  private static func drawInk(
    on surface: inout Surface, in card: CellRect, frame: Int, paper: Color
  ) {
    let ink = Color(red: paper.red / 6, green: paper.red / 6, blue: paper.red / 5)
    let blocks: [Unicode.Scalar] = ["▄", "▀", "▌", "▐", "█", "▚", "▂"]
    for row in card.rows where row > 7 && row < 15 {
      for column in card.columns {
        let pattern = (column * 7 + row * 13 + frame / 4) % 19
        guard pattern < blocks.count else { continue }
        surface[column, row] = Cell(
          glyph: Glyph(narrow: blocks[pattern]), foreground: ink, background: paper)
      }
    }
  }

  private static func drawEdges(on surface: inout Surface, of card: CellRect, paper: Color) {
    for row in card.rows {
      for (column, block) in [(card.columns.lowerBound, "▐"), (card.columns.upperBound - 1, "▌")] {
        guard let glyph = Glyph(Character(block)) else { continue }
        surface[column, row] = Cell(glyph: glyph, foreground: paper, background: night)
      }
    }
  }

  /// Moving text with attributes, wide characters and the terminal's own colours.
  private static func drawText(on surface: inout Surface, frame: Int) {
    let last = surface.size.rows - 1
    let styles: [TextAttributes] = [[], .bold, [.italic, .underline], .reverse, .dim]
    for (index, attributes) in styles.enumerated() {
      let style = TextStyle(
        foreground: index % 2 == 0 ? Color(hex: 0xF3ECDD) : nil, attributes: attributes)
      surface.draw("漢字 Wörter \(frame)", column: index * 15 + frame % 5, row: last, style: style)
    }
    let plain = frame % 3
    for column in 0..<surface.size.columns { surface[column, plain] = .blank }
    surface.draw("plain 語", column: frame, row: plain, style: TextStyle())
    surface[surface.size.columns - 1, last].background = .black
  }
}
