import CardCore
import Foundation
import Runtime
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A screen as a picture of shapes")
struct SurfaceSVGTests {
  private let colors = TerminalColors(foreground: .white, background: .black)

  private func document(_ rows: [String], style: TextStyle = TextStyle()) -> String {
    let columns = rows.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    var surface = Surface(size: CellSize(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() { surface.draw(text, column: 0, row: row, style: style) }
    return SurfaceSVG.document(surface, cellAspect: 2, colors: colors)
  }

  /// The elements after the ground.
  private func body(_ rows: [String], style: TextStyle = TextStyle()) -> [String] {
    document(rows, style: style).split(separator: "\n").dropFirst(3).dropLast().map(String.init)
  }

  @Test("Blocks are paths that share what touches, by colour")
  func drawsBlocks() {
    #expect(body(["▄▄", "██"]) == ["<path fill=\"#ffffff\" d=\"M0 8h16v24h-16\"/>"])
    let style = TextStyle(background: Color(hex: 0x102030))
    #expect(
      body(["▏ "], style: style) == [
        "<path fill=\"#102030\" d=\"M0 0h16v16h-16\"/>",
        "<path fill=\"#ffffff\" d=\"M0 0h1v16h-1\"/>",
      ])
  }

  @Test("Letters stand in the middle of their cells, each at its own place")
  func placesLetters() {
    #expect(
      body(["ab 漢c"]) == [
        "<text x=\"4 12\" y=\"12.667\" fill=\"#ffffff\">ab</text>",
        "<text x=\"32 44\" y=\"12.667\" fill=\"#ffffff\">漢c</text>",
      ])
    let bold = TextStyle(attributes: [.bold, .italic])
    #expect(
      body(["a"], style: bold) == [
        "<text x=\"4\" y=\"12.667\" fill=\"#ffffff\" font-weight=\"bold\" font-style=\"italic\">"
          + "a</text>"
      ])
  }

  @Test("A letter with marks takes no place from the letters after it")
  func placesMarks() {
    #expect(body(["ae\u{301}\u{302}b"]).map { $0.prefix(13) }.count == 3)
  }

  @Test(
    "The document is well-formed whatever is written", arguments: ["<&>]]>\"'", "\u{1}\u{FFFF}"])
  func escapes(text: String) throws {
    let data = Data(document([text]).utf8)
    let parser = XMLParser(data: data)
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("The grid gives the size")
  func tellsSize() {
    #expect(document(["abc", "d"]).contains("width=\"24\" height=\"32\" viewBox=\"0 0 24 32\""))
  }
}
