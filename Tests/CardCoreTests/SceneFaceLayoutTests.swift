import CardCore
import TestSupport
import Testing

@Suite("Layout of faces")
struct SceneFaceLayoutTests {
  private static let paper = RasterExample.cream
  private static let fox = "The quick brown fox jumps over the lazy dog."

  private func layout(
    _ headline: String, _ texts: [String] = [], columns: Int = 56, rows: Int = 15, offset: Int = 0
  ) -> FaceLayout {
    let lines = texts.map { FaceLine($0, role: .example) }
    return FaceLayout(
      Face(headline: headline, lines: lines, paper: Self.paper, scrollOffset: offset),
      size: CellSize(columns: columns, rows: rows))
  }

  @Test("A card shows its headline in the upper part and its texts spaced below")
  func usual() {
    let layout = FaceLayout(RasterExample.front, size: RasterExample.size)
    #expect(
      layout.lines.map(\.text) == [
        "el murciélago", "/muɾˈsjelaɣo/ · animals", "«El murciélago vuela de noche.»",
      ])
    #expect(layout.lines.map(\.row) == [4, 9, 11])
    #expect(layout.lines.map(\.column) == [21, 16, 12])
    #expect(layout.headlineBox == CellRect(column: 5, row: 2, columns: 46, rows: 5))
    #expect(layout.maximumScrollOffset == 0)
  }

  @Test("A headline alone stands in the middle")
  func headlineAlone() {
    #expect(layout("word").lines.map(\.row) == [7])
  }

  @Test("Words stay whole while they fit, and break between characters when they do not")
  func wrapping() {
    #expect(
      layout("", [Self.fox], columns: 26).lines.map(\.text) == [
        "The quick brown", "fox jumps over", "the lazy dog.",
      ])
    #expect(
      layout("Donaudampfschifffahrt", columns: 20, rows: 9).lines.map(\.text)
        == ["Donaudampfschi", "fffahrt"])
  }

  @Test("Han text breaks anywhere, but not before a closing mark")
  func hanWrapping() {
    #expect(
      layout("", ["図書館で本を、借りました。"], columns: 18).lines.map(\.text)
        == ["図書館で本", "を、借りまし", "た。"])
  }

  @Test(
    "No character is lost, doubled or reordered",
    arguments: [
      fox + " " + fox, "図書館で本を借りました。としょかん library 図書館", "🦇 bat café naïve señor Ω≈ç√",
      "Donaudampfschifffahrtsgesellschaftskapitän, a\u{301}b c\u{308}d",
    ])
  func nothingIsLost(_ text: String) {
    let expected = text.compactMap { $0 == " " ? nil : Glyph($0) }
    for columns in 2...70 {
      let layout = layout("", [text], columns: columns, rows: 90)
      let glyphs = layout.lines.flatMap(\.glyphs).filter { $0 != .space }
      // Where there is no room for a wide glyph it is replaced.
      let canHoldWide = columns > 3
      #expect(canHoldWide ? glyphs == expected : glyphs.count == expected.count, "\(columns)")
    }
  }

  @Test("Lines stay inside the card at every size")
  func insideTheCard() {
    let texts = Array(repeating: Self.fox, count: 12)
    for columns in [0, 1, 2, 3, 4, 6, 9, 10, 12, 23, 24, 56, 300] {
      for rows in [0, 1, 2, 3, 4, 5, 8, 9, 15, 100] {
        let layout = layout("a headline of words", texts, columns: columns, rows: rows, offset: 3)
        for line in layout.lines {
          #expect(line.column >= 0 && line.column + line.columns <= columns)
          #expect(line.row >= 0 && line.row < rows)
        }
        let bodies = layout.lines.filter { $0.kind != .more }.map(\.row)
        #expect(Set(bodies).count == bodies.count)
        #expect(columns == 0 || rows == 0 || !layout.lines.isEmpty)
      }
    }
  }

  @Test("Text that does not fit is scrolled line by line, to its very end and no further")
  func scrolling() {
    let words = (1...40).map { "line \($0)" }
    let first = layout("head", words)
    #expect(first.lineCount == 40)
    #expect(first.lines.filter { $0.kind == .more }.map(\.text) == ["▾"])
    let visible = 40 - first.maximumScrollOffset
    #expect((8...10).contains(visible))
    let middle = layout("head", words, offset: 5)
    #expect(middle.lines.filter { $0.kind == .more }.map(\.text) == ["▴", "▾"])
    #expect(middle.lines.contains { $0.text == "line 6" })
    #expect(!middle.lines.contains { $0.text == "line 5" })
    let last = layout("head", words, offset: .max)
    #expect(last.lines.filter { $0.kind == .more }.map(\.text) == ["▴"])
    #expect(last.lines.filter { $0.kind != .more }.last?.text == "line 40")
    #expect(layout("head", words, offset: .min) == first)
  }

  @Test("A text of 64 KB is laid out, and only what is visible is kept")
  func longText() {
    let layout = layout("word", [String(repeating: "many words to read ", count: 3450)])
    #expect(layout.lines.count < 15)
    #expect(layout.lineCount > 1000)
  }

  @Test("A text of no width does no harm", arguments: ["", " \n\t ", "\u{301}", "\u{200B}"])
  func emptyText(_ text: String) {
    #expect(layout(text, [text]).lines.isEmpty)
  }

  @Test("A headline that does not fit is scrolled with everything below it, to the last word")
  func longHeadline() {
    let words = (1...150).map { "word\($0)" }
    var face = Face(
      headline: words.joined(separator: " "), lines: [FaceLine("the end", role: .example)],
      paper: .blank)
    for size in [CellSize(columns: 56, rows: 15), CellSize(columns: 15, rows: 4)] {
      face.scrollOffset = 0
      let first = FaceLayout(face, size: size)
      #expect(first.maximumScrollOffset > 0)
      var seen: Set<String> = []
      for offset in 0...first.maximumScrollOffset {
        face.scrollOffset = offset
        let layout = FaceLayout(face, size: size)
        for line in layout.lines where line.kind != .more {
          seen.formUnion(line.text.split(separator: " ").map(String.init))
        }
        #expect(layout.lines.contains { $0.kind == .more })
      }
      #expect(seen == Set(words + ["the", "end"]))
    }
  }
}
