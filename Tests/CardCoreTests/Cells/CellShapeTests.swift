import CardCore
import Testing

@Suite("The exact shape of a character")
struct CellShapeTests {
  private func parts(_ character: Character) -> [[Double]]? {
    Glyph(character).flatMap { CellShape($0) }.map { shape in
      shape.parts.map { [$0.left, $0.top, $0.right, $0.bottom] }
    }
  }

  @Test(
    "Block elements fill what Unicode says",
    arguments: [
      ("▀", [[0, 0, 1, 0.5]]), ("▄", [[0, 0.5, 1, 1]]), ("▁", [[0, 0.875, 1, 1]]),
      ("▆", [[0, 0.25, 1, 1]]), ("█", [[0, 0, 1, 1]]), ("▉", [[0, 0, 0.875, 1]]),
      ("▏", [[0, 0, 0.125, 1]]), ("▐", [[0.5, 0, 1, 0.5], [0.5, 0.5, 1, 1]]),
      ("▔", [[0, 0, 1, 0.125]]), ("▕", [[0.875, 0, 1, 1]]), ("▖", [[0, 0.5, 0.5, 1]]),
      ("▞", [[0.5, 0, 1, 0.5], [0, 0.5, 0.5, 1]]), ("▟", [[0.5, 0, 1, 0.5], [0, 0.5, 1, 1]]),
    ] as [(Character, [[Double]])])
  func drawsBlocks(character: Character, expected: [[Double]]) {
    #expect(parts(character) == expected)
  }

  @Test("Sextants, octants and Braille fill their parts of the cell")
  func drawsPatterns() {
    #expect(parts("\u{1FB00}") == [[0, 0, 0.5, 1.0 / 3]])
    #expect(parts("\u{1FB0B}") == [[0, 1.0 / 3, 1, 2.0 / 3]])
    #expect(parts("\u{2801}") == [[0.125, 0.0625, 0.375, 0.1875]])
    #expect(parts("\u{2880}") == [[0.625, 0.8125, 0.875, 0.9375]])
    #expect(parts("\u{2800}") == [])
    // OCTANT-3 and OCTANT-1235678, the first and the last of their range.
    let octants = [0x1CD00, 0x1CDE5].map { code in
      Unicode.Scalar(UInt32(code)).map { CellShape(Glyph(narrow: $0))?.parts.count }
    }
    #expect(octants == [1, 4])
  }

  @Test("Lines are as thick across as down, and corners join them")
  func drawsLines() {
    #expect(parts("─") == [[0, 0.46875, 1, 0.53125]])
    #expect(parts("│") == [[0.4375, 0, 0.5625, 1]])
    #expect(parts("┌") == [[0.4375, 0.46875, 1, 0.53125], [0.4375, 0.46875, 0.5625, 1]])
    #expect(parts("┘") == [[0, 0.46875, 0.5625, 0.53125], [0.4375, 0, 0.5625, 0.53125]])
    #expect(parts("━") == [[0, 0.4375, 1, 0.5625]])
  }

  @Test("Shades fill the cell with a share of the colour")
  func drawsShades() {
    let strengths = ["░", "▒", "▓"].map { Glyph($0).flatMap { CellShape($0) }?.strength }
    #expect(strengths == [0.25, 0.5, 0.75])
  }

  @Test("What only a font can draw has no shape", arguments: ["a", " ", "漢", "╭", "═", "é"])
  func leavesLetters(character: Character) {
    #expect(parts(character) == nil)
  }
}
