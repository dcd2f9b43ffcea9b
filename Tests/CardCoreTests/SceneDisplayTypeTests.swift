import Testing

@testable import CardCore

@Suite("Room for display type")
struct SceneDisplayTypeTests {
  private let block = DisplayType(symbols: .block, cellAspect: 2)

  @Test(
    "The rows of a headline follow from its letters and the symbols",
    arguments: [
      ("bat", SymbolSet.block, 46, 4 as Int?), ("the quick brown fox", .block, 46, 7),
      ("murciélago", .block, 40, 4), ("murciélago", .block, 34, nil),
      ("murciélago", .octant, 27, 3),
      ("murciélago", .half, 46, nil), ("murciélago", .half, 64, 6), ("図書館", .block, 24, 4),
      ("図書館", .block, 16, 7), ("illicit", .block, 20, 4), ("", .block, 46, nil),
      ("   ", .block, 46, nil), ("a\nb", .block, 46, 7), ("bat", .block, 0, nil),
    ])
  func rows(headline: String, symbols: SymbolSet, columns: Int, rows: Int?) throws {
    let type = try #require(DisplayType(symbols: symbols, cellAspect: 2))
    #expect(type.rows(for: headline, columns: columns) == rows)
  }

  @Test("ASCII is too coarse for letters")
  func ascii() {
    #expect(DisplayType(symbols: .ascii, cellAspect: 2) == nil)
  }

  @Test("Hundreds of marks are no headline")
  func marks() throws {
    let headline = "a" + String(repeating: "\u{301}", count: 1_000)
    #expect(try #require(block).rows(for: headline, columns: 46) == nil)
  }

  @Test("Display type takes the upper half, and the text below is whole")
  func layout() throws {
    let face = Face(
      headline: "bat",
      lines: [FaceLine("/bæt/", role: .reading), FaceLine("It flies.", role: .example)],
      paper: .blank)
    let layout = FaceLayout(face, size: CellSize(columns: 56, rows: 15), displayType: block)
    #expect(layout.displayType == block)
    #expect(layout.headlineBox == CellRect(column: 5, row: 2, columns: 46, rows: 5))
    #expect(layout.lines.map(\.text) == ["/bæt/", "It flies."])
    #expect(layout.lines.allSatisfy { $0.row >= 8 && $0.row < 13 })
  }

  @Test("Text that would no longer fit takes precedence", arguments: [(6, true), (7, false)])
  func precedence(lines: Int, isDisplayed: Bool) {
    let text = (0..<lines).map { FaceLine("line \($0)", role: .example) }
    let face = Face(headline: "bat", lines: text, paper: .blank)
    let size = CellSize(columns: 56, rows: 15)
    let layout = FaceLayout(face, size: size, displayType: block)
    #expect((layout.displayType != nil) == isDisplayed)
    #expect(layout.lines.filter { $0.kind == .running(.example) }.count == lines)
    // What scrolls is the same with and without display type.
    #expect(layout.maximumScrollOffset == FaceLayout(face, size: size).maximumScrollOffset)
  }

  @Test("A picture stands right of the text, alone in the middle, and not on tiny cards")
  func picture() {
    let picture = FacePicture(path: "a.png", inFolder: "/decks")
    var face = Face(
      headline: "bat", lines: [FaceLine("It flies.", role: .example)], picture: picture,
      paper: .blank)
    let size = CellSize(columns: 56, rows: 15)
    let beside = FaceLayout(face, size: size)
    #expect(beside.pictureBox == CellRect(column: 31, row: 4, columns: 20, rows: 9))
    #expect(beside.lines.allSatisfy { $0.kind == .headline || $0.column + $0.columns <= 29 })
    face.lines = []
    #expect(FaceLayout(face, size: size).pictureBox?.size == CellSize(columns: 46, rows: 9))
    #expect(FaceLayout(face, size: CellSize(columns: 20, rows: 6)).pictureBox == nil)
  }

  @Test("A note in a picture's place that is too long ends with an ellipsis")
  func longNote() throws {
    let picture = FacePicture(path: "a.png", inFolder: "/decks")
    let face = Face(headline: "bat", picture: picture, paper: .blank)
    let layout = FaceLayout(face, size: CellSize(columns: 56, rows: 15))
    let box = try #require(layout.pictureBox)
    let lines = layout.pictureLines(saying: String(repeating: "much too long ", count: 90))
    #expect(lines.count == box.size.rows)
    #expect(lines.last?.text.hasSuffix("…") == true)
    #expect(lines.allSatisfy { $0.columns <= box.size.columns })
    #expect(layout.pictureLines(saying: "short").map(\.text) == ["short"])
  }
}
