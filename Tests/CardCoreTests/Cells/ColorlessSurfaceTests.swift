import CardCore
import Testing

@Suite("A screen without colours")
struct ColorlessSurfaceTests {
  private static let dark = Color(hex: 0x0F1218)
  private static let shadow = Color(hex: 0x06070A)
  private static let paper = Color(hex: 0xF3ECDD)
  private static let shaded = Color(hex: 0xD8D2C5)
  private static let rule = Color(hex: 0xBC9268)

  private static func cell(
    _ character: Character, _ foreground: Color?, _ background: Color?,
    _ attributes: TextAttributes = []
  ) -> Cell {
    Cell(
      glyph: Glyph(character) ?? .space, foreground: foreground, background: background,
      attributes: attributes)
  }

  @Test(
    "What is light is reversed, and what hardly differs is plain",
    arguments: [
      (cell(" ", nil, paper), cell(" ", nil, nil, .reverse)),
      (cell(" ", paper, dark), cell(" ", nil, nil)),
      (cell("a", dark, paper, .bold), cell("a", nil, nil, [.bold, .reverse])),
      (cell("a", paper, dark), cell("a", nil, nil)),
      (cell("a", paper, nil), cell("a", nil, nil)),
      (cell("a", dark, paper, .reverse), cell("a", nil, nil)),
      // The same edge of a card, drawn from either side.
      (cell("▆", paper, dark), cell("▆", nil, nil)),
      (cell("▂", dark, paper), cell("▂", nil, nil, .reverse)),
      (cell("▄", shadow, dark), cell(" ", nil, nil)),
      (cell("🬀", paper, shaded), cell(" ", nil, nil, .reverse)),
      (cell("▏", rule, paper), cell("▏", nil, nil, .reverse)),
      (cell("─", shadow, dark), cell("─", nil, nil)),
      (cell("a", nil, nil, .dim), cell("a", nil, nil, .dim)),
    ])
  func replaces(cell: Cell, expected: Cell) {
    var surface = Surface(size: CellSize(columns: 2, rows: 1))
    surface[1, 0] = cell
    surface.replaceColorsByReversing()
    #expect(surface[1, 0] == expected)
    #expect(surface[0, 0] == .blank)
  }

  @Test("Both cells of a wide glyph stay alike")
  func wide() {
    var surface = Surface(size: CellSize(columns: 3, rows: 1))
    surface.draw(
      "漢", column: 0, row: 0, style: TextStyle(foreground: Self.dark, background: Self.paper))
    surface.replaceColorsByReversing()
    #expect(surface[0, 0].attributes == .reverse)
    #expect(surface[1, 0].attributes == .reverse)
    #expect(surface[1, 0].glyph == .continuation)
  }
}
