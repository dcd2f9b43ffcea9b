import DeckStore
import Foundation
import Testing

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test("A document knows its values, in order, and the bytes of each")
  func knowsValues() throws {
    let file = #" { "b": [1.50, true, null, "x"], "a": {"é": {}}, "unknown": [] } "#
    let document = try JSONDocument(Array(file.utf8))
    func text(_ value: JSONDocument.Value?) -> String? {
      value.map { String(decoding: document.bytes[$0.range], as: UTF8.self) }
    }
    let root = document.root
    #expect(root.kind == .object)
    #expect(text(root) == file.trimmingCharacters(in: .whitespaces))
    #expect(root.members.map { $0.key.text } == ["b", "a", "unknown"])
    #expect(root["b"]?.elements.map(text) == ["1.50", "true", "null", "\"x\""])
    #expect(root["b"]?.elements.map(\.kind) == [.number, .boolean, .null, .string])
    #expect(text(root["a"]?["é"]) == "{}")
    #expect(root["unknown"]?.kind == .array)
    #expect(root["unknown"]?.elements.isEmpty == true)
    #expect(root["none"] == nil)
    #expect(root["b"]?.text == nil)
    #expect(root["b"]?["b"] == nil)
  }

  @Test("Replacing a value changes its bytes and no others")
  func replacesOneValue() throws {
    let file = """
      { "cards" : [\t{ "back":"b", "x-note": 1.0e+2,\r\n "front" :"a" } ], "z": [ ]}\n
      """
    let document = try JSONDocument(Array(file.utf8))
    let front = try #require(document.root["cards"]?.elements.first?["front"])
    let edited = document.replacing(front, with: Array(#""é \"q\"""#.utf8))
    #expect(
      String(decoding: edited, as: UTF8.self)
        == file.replacingOccurrences(of: #""a""#, with: #""é \"q\"""#))
    #expect(try Deck.decode(edited).cards[0].front == "é \"q\"")
  }

  @Test("A scalar may be a whole document", arguments: ["1", "\"a\"", "null", "true", " -0.5e3 "])
  func readsScalars(_ file: String) throws {
    let document = try JSONDocument(Array(file.utf8))
    #expect(document.root.range.count == file.trimmingCharacters(in: .whitespaces).utf8.count)
  }

  @Test("Texts are the same as those that Foundation reads")
  func agreesWithFoundation() throws {
    let file = #"""
      ["plain", "\"\\\/\b\f\n\r\t", "\u00e9\u0000\uD83E\uDD87\uFFFF", "日本語🦇", "", "e\u0301", "\u007f"]
      """#
    let document = try JSONDocument(Array(file.utf8))
    let expected = try JSONSerialization.jsonObject(with: Data(file.utf8)) as? [String]
    let texts = document.root.elements.compactMap(\.text)
    #expect(texts.map { Array($0.utf8) } == expected?.map { Array($0.utf8) })
  }
}
