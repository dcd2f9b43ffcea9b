import CardCore
import Foundation
import Runtime
import StudyApp
import Testing

@Suite("One frame")
struct FrameTextTests {
  /// The document as another reader of JSON sees it.
  private struct Document: Decodable {
    var columns: Int
    var rows: Int
    var cellAspect: Double
    var facing: String
    var corners: [[Double]?]
    var cells: [[ReadCell]]
  }

  private struct ReadCell: Decodable, Equatable {
    var glyph: String
    var foreground: String?
    var background: String?
    var flags: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      glyph = try values.decode(String.self)
      foreground = try values.decode(String?.self)
      background = try values.decode(String?.self)
      flags = try values.decode(Int.self)
    }
  }

  private let library = DeckLibrary(
    files: InMemoryFileSystem([
      "/d/a.json": #"{"cards":[{"front":"漢字","back":"b"},{"front":"c","back":"d"}]}"#
    ]), bundledFolder: "/d", personalFolder: nil)

  private func document(_ options: FrameOptions) throws -> Document {
    var options = options
    options.format = .json
    let output = try FrameText.output(options, library: library)
    return try JSONDecoder().decode(Document.self, from: Data(output.bytes))
  }

  @Test("Bare paper at rest lies in the middle, pure white on black")
  func drawsBlank() throws {
    var options = FrameOptions()
    options.content = .blank
    options.size = CellSize(columns: 9, rows: 6)
    options.cardSize = CellSize(columns: 4, rows: 3)
    let document = try document(options)
    #expect(document.columns == 9)
    #expect(document.rows == 6)
    #expect(document.facing == "front")
    let corners: [[Double]?] = [[2, 1], [6, 1], [6, 4], [2, 4]]
    #expect(document.corners == corners)
    for (row, line) in document.cells.enumerated() {
      for (column, cell) in line.enumerated() {
        let isCard = (2..<6).contains(column) && (1..<4).contains(row)
        #expect(cell.background == (isCard ? "#ffffff" : "#000000"), "\(column), \(row)")
        #expect(cell.glyph == " ")
      }
    }
  }

  @Test(
    "The side that is seen is told, and the corners keep their names",
    arguments: [(0, "front"), (60, "front"), (120, "back"), (180, "back"), (90, "edge")])
  func tellsSides(degrees: Double, facing: String) throws {
    var options = FrameOptions()
    options.content = .blank
    options.turn = .degrees(degrees)
    options.perspective = 0
    let document = try document(options)
    #expect(document.facing == facing)
    // Without perspective, the left edge is half the width times the cosine from the middle.
    let left = try #require(document.corners[0])
    #expect(abs(left[0] - (40 - 28 * cos(degrees * .pi / 180))) < 1e-9)
    #expect(abs(left[1] - 4) < 1e-9)
  }

  @Test("The pointer presses its side of the card away")
  func tilts() throws {
    var options = FrameOptions()
    options.content = .blank
    options.tilt = Point(x: 1, y: 0)
    let corners = try document(options).corners.compactMap { $0 }
    try #require(corners.count == 4)
    let left = corners[3][1] - corners[0][1]
    let right = corners[2][1] - corners[1][1]
    #expect(left > 15 && right < 15)
  }

  @Test("The second cell of a wide glyph has no glyph of its own")
  func keepsWideGlyphs() throws {
    let document = try document(FrameOptions())
    let row = try #require(document.cells.first { $0.contains { $0.glyph == "漢" } })
    let column = try #require(row.firstIndex { $0.glyph == "漢" })
    #expect(row[(column + 1)...(column + 3)].map(\.glyph) == ["", "字", ""])
  }

  @Test("A card that turns away is darker, bare paper is not")
  func shades() throws {
    var options = FrameOptions()
    options.turn = .degrees(60)
    let paper = options.theme.front.color.hexadecimal
    #expect(!(try document(options).cells.joined().contains { $0.background == paper }))
    options.content = .blank
    #expect(try document(options).cells.joined().contains { $0.background == "#ffffff" })
  }

  @Test("A card that is not there is told")
  func refusesMissing() {
    var options = FrameOptions()
    options.content = .card(deck: "a", number: 3)
    let error = #expect(throws: FrameText.Failure.self) {
      try FrameText.output(options, library: library)
    }
    #expect(error?.message == "/d/a.json: has 2 cards, so there is no card 3")
  }

  @Test("Without colours there are none")
  func drawsWithoutColors() throws {
    var options = FrameOptions()
    options.colors = .none
    let cells = try document(options).cells.joined()
    #expect(cells.allSatisfy { $0.foreground == nil && $0.background == nil })
  }
}
