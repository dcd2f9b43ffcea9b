import CardCore
import Testing

@testable import Typography

@Suite("Headlines in display type")
struct HeadlineTextureTests {
  private static let paper = Paper(
    color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x2A2622), accent: Color(hex: 0x8A5A3C), rule: nil)
  private static let size = CellSize(columns: 56, rows: 15)

  /// A texture, and where it has ink in display type.
  private struct Print {
    let layout: FaceLayout
    let texture: Texture

    init(_ headline: String, lines: [FaceLine] = [], fonts: FontSelection = .system) {
      let face = Face(headline: headline, lines: lines, paper: HeadlineTextureTests.paper)
      layout = FaceLayout(
        face, size: HeadlineTextureTests.size,
        displayType: DisplayType(symbols: .block, cellAspect: 2))
      texture = PangoTextureSource(fonts: fonts).texture(
        for: face, layout: layout, cellAspect: 2)
    }

    var inked: [(x: Int, y: Int)] {
      (0..<texture.displayRows * texture.width).compactMap { index in
        texture.texels[index].w > 0.5 ? (index % texture.width, index / texture.width) : nil
      }
    }
  }

  @Test("A word fills its box across or down, and stays inside")
  func fillsBox() throws {
    let print = Print("bat", lines: [FaceLine("a flying mammal", role: .note)])
    let box = print.layout.headlineBox
    #expect(print.texture.displayRows == box.rows.upperBound * 8)
    let columns = print.inked.map { $0.x / 8 }
    let rows = print.inked.map { $0.y / 8 }
    let (left, right) = try (#require(columns.min()), #require(columns.max()))
    let (top, bottom) = try (#require(rows.min()), #require(rows.max()))
    #expect(box.columns.contains(left) && box.columns.contains(right))
    #expect(box.rows.contains(top) && box.rows.contains(bottom))
    #expect(right - left >= box.columns.count * 9 / 10 || bottom - top >= box.rows.count * 6 / 10)
    // In the middle.
    #expect(abs((left + right) - (box.columns.lowerBound + box.columns.upperBound - 1)) <= 2)
  }
}
