import CardCore
import Testing
import Typography

@Suite("Letters for pictures in pixels")
struct GlyphSourceTests {
  private let source = PangoGlyphSource()

  private func coverage(
    _ character: Character, _ attributes: TextAttributes = [], width: Int = 16
  ) throws -> [UInt8] {
    let glyph = try #require(Glyph(character))
    let coverage = source.coverage(of: glyph, attributes: attributes, width: width, height: 32)
    return try #require(coverage)
  }

  /// Where there is ink: the first and the last column of pixels, and the rows.
  private func extent(_ coverage: [UInt8], width: Int) -> [Int] {
    let inked = coverage.indices.filter { coverage[$0] > 64 }
    let columns = inked.map { $0 % width }
    let rows = inked.map { $0 / width }
    return [columns.min(), columns.max(), rows.min(), rows.max()].map { $0 ?? -1 }
  }

  @Test("A letter stands in the middle of its cell, whole", arguments: ["o", "A", "x", "H"])
  func centers(character: Character) throws {
    let extent = extent(try coverage(character), width: 16)
    #expect(extent[0] >= 0 && extent[1] <= 15)
    #expect(abs(extent[0] - (15 - extent[1])) <= 2)
    #expect(extent[2] > 2 && extent[3] > 20 && extent[3] < 30)
  }

  @Test("Letters share one baseline")
  func sharesBaseline() throws {
    let feet = try ["A", "H", "x", "n"].map { extent(try coverage($0), width: 16)[3] }
    #expect(Set(feet).count == 1)
  }

  @Test("Bold letters hold more ink, marks are drawn too")
  func drawsVariants() throws {
    func ink(_ coverage: [UInt8]) -> Int { coverage.reduce(0) { $0 + Int($1) } }
    #expect(try ink(coverage("n", .bold)) > ink(coverage("n")))
    #expect(try ink(coverage("é")) > ink(coverage("e")))
  }

  @Test("Without fonts no letter has a shape")
  func needsFonts() throws {
    let glyph = try #require(Glyph("a"))
    let none = PangoGlyphSource(fonts: .files([]))
    #expect(none.coverage(of: glyph, attributes: [], width: 16, height: 32) == nil)
  }
}
