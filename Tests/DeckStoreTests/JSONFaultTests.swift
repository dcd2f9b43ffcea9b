import DeckStore
import Testing

@Suite("Faults of JSON's grammar")
struct JSONFaultTests {
  /// The text of a file, and what is said about it after the file's name.
  static let faults: [(file: String, message: String)] = [
    ("", "1:1: expected '{', found the end of the file; the file has nothing in it"),
    (" \n\t", "2:2: expected '{', found the end of the file; the file has nothing in it"),
    ("hello", "1:1: expected '{', found 'h'; correct it"),
    ("[]", "1:1: expected an object with \"cards\", found a list; change it"),
    ("\"text\"", "1:1: expected an object with \"cards\", found a text; change it"),
    ("null", "1:1: expected an object with \"cards\", found null; change it"),
    (
      "{",
      "1:2: expected a key in double quotes or '}', found the end of the file; "
        + "the file is cut off"
    ),
    ("{\"cards\"", "1:9: expected ':', found the end of the file; the file is cut off"),
    ("{\"cards\":", "1:10: expected a value, found the end of the file; the file is cut off"),
    ("{\"cards\":[", "1:11: expected a value, found the end of the file; the file is cut off"),
    (
      "{\"cards\":[]",
      "1:12: expected ',' or '}', found the end of the file; the file is cut off"
    ),
    (
      "{\"cards\":[]}x",
      "1:13: expected the end of the file, found 'x'; remove what follows the deck"
    ),
    (
      "{\"cards\":[]}\n{\"cards\":[]}",
      "2:1: expected the end of the file, found '{'; remove what follows the deck"
    ),
    (
      "{\"cards\":[],}",
      "1:13: expected a key in double quotes, found '}'; remove the comma before it"
    ),
    (
      "{\"cards\":[],\n  }",
      "2:3: expected a key in double quotes, found '}'; remove the comma before it"
    ),
    ("{\"cards\":[,]}", "1:11: expected a value, found ','; remove the comma"),
    (
      "{\"cards\" []}",
      "1:10: expected ':', found '['; put a colon between the key and its value"
    ),
    (
      "{cards:[]}",
      "1:2: expected a key in double quotes or '}', found 'c'; put keys in double quotes"
    ),
    (
      "{'cards':[]}",
      "1:2: expected a key in double quotes or '}', found a single quote; "
        + "use straight double quotes"
    ),
    (
      "{\"a\":1 \"cards\":[]}",
      "1:8: expected ',' or '}', found a double quote; add a comma before it"
    ),
    ("{\"a\":[1 2]}", "1:9: expected ',' or ']', found '2'; add a comma before it"),
    ("{\"a\":[1,]}", "1:9: expected a value, found ']'; remove the comma before it"),
    ("{\"a\":[1}", "1:8: expected ',' or ']', found '}'; close the list before it"),
    ("{\"a\":{]}", "1:7: expected a key in double quotes or '}', found ']'; correct it"),
    (
      "{\"a\":01}",
      "1:7: expected a number without a leading zero, found '1'; remove the zero before it"
    ),
    ("{\"a\":-}", "1:7: expected a digit, found '}'; correct it"),
    ("{\"a\":1.}", "1:8: expected a digit, found '}'; correct it"),
    ("{\"a\":.5}", "1:6: expected a value, found '.'; correct it"),
    ("{\"a\":1e+}", "1:9: expected a digit, found '}'; correct it"),
    ("{\"a\":+1}", "1:6: expected a value, found '+'; correct it"),
    ("{\"a\":0x10}", "1:7: expected ',' or '}', found 'x'; correct it"),
    ("{\"a\":NaN}", "1:6: expected a value, found 'N'; put texts in double quotes"),
    ("{\"a\":True}", "1:6: expected a value, found 'T'; put texts in double quotes"),
    ("{\"a\":tru}", "1:6: expected a value, found 't'; put texts in double quotes"),
    ("{\"a\":tru", "1:9: expected a value, found the end of the file; the file is cut off"),
    ("{\"a\":nullx}", "1:10: expected ',' or '}', found 'x'; correct it"),
    (
      "{\"a\":1, // why\n}",
      "1:9: expected a key in double quotes, found '/'; JSON has no comments, remove it"
    ),
    ("/* */ {}", "1:1: expected '{', found '/'; JSON has no comments, remove it"),
    (
      "{\"a\":\"x\ny\"}",
      "1:8: expected no control character in a text, found the end of the line; "
        + "write \\n, or close the text with a double quote"
    ),
    ("{\"a\":\"x\ty\"}", "1:8: expected no control character in a text, found a tab; write \\t"),
    (
      "{\"a\":\"\u{1B}\"}",
      "1:7: expected no control character in a text, found '␛'; remove it, or write \\u001B"
    ),
    (
      "{\"a\":\"\u{0}\"}",
      "1:7: expected no control character in a text, found '␀'; remove it, or write \\u0000"
    ),
    (
      "{\"a\":\"x",
      "1:8: expected the end of the text, found the end of the file; "
        + "close the text with a double quote"
    ),
    (
      "{\"a\":\"x\\",
      "1:9: expected one of \" \\ / b f n r t u after '\\', found the end of the file; "
        + "the file is cut off"
    ),
    (
      "{\"a\":\"\\x41\"}",
      "1:8: expected one of \" \\ / b f n r t u after '\\', found 'x'; "
        + "write \\\\ for a backslash"
    ),
    (
      "{\"a\":\"C:\\Users\"}",
      "1:10: expected one of \" \\ / b f n r t u after '\\', found 'U'; "
        + "write \\\\ for a backslash"
    ),
    (
      "{\"a\":\"\\u12G4\"}",
      "1:11: expected four hexadecimal digits after '\\u', found 'G'; "
        + "write the character itself"
    ),
    (
      "{\"a\":\"\\uD83E\"}",
      "1:7: expected a whole character, found half of a surrogate pair; "
        + "write the character itself, or both halves"
    ),
    (
      "{\"a\":\"\\uDD87\"}",
      "1:7: expected a whole character, found half of a surrogate pair; "
        + "write the character itself, or both halves"
    ),
    (
      "{\"a\":\"\\uD83E\\u0041\"}",
      "1:7: expected a whole character, found half of a surrogate pair; "
        + "write the character itself, or both halves"
    ),
    (
      "{\"a\":1,\"a\":2}",
      "1:8: expected each key once, found 'a' again (first at 1:2); remove one of them"
    ),
    (
      "{\"a\":1,\n \"\\u0061\":2}",
      "2:2: expected each key once, found 'a' again (first at 1:2); remove one of them"
    ),
    (
      "{\"a\":{\"b\":1,\"b\":2}}",
      "1:13: expected each key once, found 'b' again (first at 1:7); remove one of them"
    ),
    ("{\"é\":1;}", "1:7: expected ',' or '}', found ';'; correct it"),
    (
      "{“a”:1}",
      "1:2: expected a key in double quotes or '}', found '“'; use straight double quotes"
    ),
    (
      "{\u{A0}\"a\":1}",
      "1:2: expected a key in double quotes or '}', found U+00A0; "
        + "remove it, or make it a plain space"
    ),
    (
      "{\"a\":\u{FEFF}1}",
      "1:6: expected a value, found U+FEFF; remove it, or make it a plain space"
    ),
    ("{\r\n\"a\":?}", "2:5: expected a value, found '?'; correct it"),
    ("{\r\"a\":?}", "2:5: expected a value, found '?'; correct it"),
    ("\u{FEFF}{\"a\":?}", "1:6: expected a value, found '?'; correct it"),
  ]

  @Test("A fault is named with its line, its column and what to do", arguments: faults)
  func namesFault(_ fault: (file: String, message: String)) {
    let error = #expect(throws: DeckError.self) { try Deck.decode(Array(fault.file.utf8)) }
    #expect(error?.message(file: "d.json") == "d.json:" + fault.message)
  }

  /// The bytes of a text in an unknown key, and what is said about them.
  static let badBytes: [(bytes: [UInt8], message: String)] = [
    ([0x80], "1:7: expected UTF-8 text, found the byte 0x80; save the file as UTF-8"),
    ([0x61, 0xE9, 0x61], "1:8: expected UTF-8 text, found the byte 0xE9; save the file as UTF-8"),
    ([0xC0, 0x80], "1:7: expected UTF-8 text, found the byte 0xC0; save the file as UTF-8"),
    ([0xC1, 0xBF], "1:7: expected UTF-8 text, found the byte 0xC1; save the file as UTF-8"),
    ([0xE0, 0x9F, 0xBF], "1:7: expected UTF-8 text, found the byte 0xE0; save the file as UTF-8"),
    ([0xED, 0xA0, 0x80], "1:7: expected UTF-8 text, found the byte 0xED; save the file as UTF-8"),
    (
      [0xF0, 0x8F, 0xBF, 0xBF],
      "1:7: expected UTF-8 text, found the byte 0xF0; save the file as UTF-8"
    ),
    (
      [0xF4, 0x90, 0x80, 0x80],
      "1:7: expected UTF-8 text, found the byte 0xF4; save the file as UTF-8"
    ),
    (
      [0xF5, 0x80, 0x80, 0x80],
      "1:7: expected UTF-8 text, found the byte 0xF5; save the file as UTF-8"
    ),
    ([0xE2, 0x82], "1:7: expected UTF-8 text, found the byte 0xE2; save the file as UTF-8"),
    ([0xC3, 0xA9, 0xFF], "1:8: expected UTF-8 text, found the byte 0xFF; save the file as UTF-8"),
  ]

  @Test("Bytes that are not UTF-8 are named", arguments: badBytes)
  func namesBadBytes(_ fault: (bytes: [UInt8], message: String)) {
    let file = Array("{\"a\":\"".utf8) + fault.bytes + Array("\",\"cards\":[]}".utf8)
    let error = #expect(throws: DeckError.self) { try Deck.decode(file) }
    #expect(error?.message(file: "d.json") == "d.json:" + fault.message)
  }

  @Test("A byte beyond ASCII outside of texts is named too")
  func namesBadByteOutside() {
    let error = #expect(throws: DeckError.self) { try Deck.decode([0x7B, 0xFF, 0x7D]) }
    #expect(
      error?.message(file: "d.json")
        == "d.json:1:2: expected UTF-8 text, found the byte 0xFF; save the file as UTF-8")
  }

  @Test(
    "A file in UTF-16 or UTF-32 is told to be saved as UTF-8",
    arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00], [0x00, 0x7B]])
  func namesWideEncoding(_ bytes: [UInt8]) {
    let error = #expect(throws: DeckError.self) { try Deck.decode(bytes) }
    #expect(
      error?.message(file: "d.json")
        == "d.json: expected UTF-8 text, found UTF-16 or UTF-32; save the file as UTF-8")
  }

  @Test(
    "What RFC 8259 allows is read",
    arguments: [
      "{\"cards\":[]}", "\u{FEFF}{\"cards\":[]}", " \r\n\t{ \"cards\" : [ ] } \r\n",
      "{\"a\":[0,-0,-0.5,1e5,1E+5,12.50e-7,123456789012345678901234567890],\"cards\":[]}",
      "{\"a\":[true,false,null,{},[],[[]],{\"b\":{}}],\"cards\":[]}",
      "{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83E\\uDD87\\u0000\",\"cards\":[]}",
      "{\"\":1,\"cards\":[]}", "{\"a\":{\"b\":1},\"b\":1,\"cards\":[]}",
    ])
  func readsAllOfJSON(_ file: String) throws {
    #expect(try Deck.decode(Array(file.utf8)).cards.isEmpty)
  }

  @Test("Line and column go on behind texts in any script, tabs and every kind of line break")
  func countsLinesAndColumns() {
    let file = "{\r\n\r\n\t\"日本\": \"é🦇e\u{301}\", !"
    let error = #expect(throws: DeckError.self) { try Deck.decode(Array(file.utf8)) }
    #expect(error?.position == TextPosition(line: 3, column: 16))
  }

  @Test("A fault far behind in a long line is found at its place")
  func countsFar() {
    let long = String(repeating: "é", count: 150_000)
    let error = #expect(throws: DeckError.self) {
      try Deck.decode(Array("{\"a\":\n[\"\(long)\",]".utf8))
    }
    #expect(error?.position == TextPosition(line: 2, column: 150_005))
  }
}
