import DeckStore
import Testing

@Suite("Warnings about decks")
struct DeckWarningTests {
  /// A front as it stands in the file, and what is said about it.
  static let warned: [(front: String, messages: [String])] = [
    ("el murciélago", []),
    ("שָׁלוֹם", []),
    ("مَكْتَبَةٌ", []),
    ("می\u{200C}خواهم 👩\u{200D}🚀 ❤\u{FE0F}", []),
    ("tab\\tand\\nline", []),
    (" a", ["1:20: warning: the text ' a' starts or ends with a space; remove it"]),
    ("a\\n", ["1:20: warning: the text 'a ' starts or ends with a space; remove it"]),
    ("a\u{200B}", ["1:22: warning: the text holds the invisible character U+200B; remove it"]),
    ("é\u{202E}a", ["1:22: warning: the text holds the invisible character U+202E; remove it"]),
    ("a\\u001bb", ["1:22: warning: the text holds the invisible character U+001B; remove it"]),
    ("a\u{200D}b", ["1:22: warning: the text holds the invisible character U+200D; remove it"]),
    ("a\u{E000}", ["1:22: warning: the text holds the invisible character U+E000; remove it"]),
    (
      "caf\u{65}\u{301}",
      ["1:20: warning: 'e\u{301}' is written as a letter and a mark; save the file in NFC"]
    ),
    (
      "か\u{3099}",
      ["1:20: warning: 'か\u{3099}' is written as a letter and a mark; save the file in NFC"]
    ),
  ]

  @Test("What an author cannot see is named with its place", arguments: warned)
  func warns(_ text: (front: String, messages: [String])) {
    let file = Array(#"{"cards":[{"front":"\#(text.front)","back":"b"}]}"#.utf8)
    #expect(
      Deck.warnings(file).map { $0.message(file: "d") } == text.messages.map { "d:" + $0 })
  }

  @Test("A byte order mark is told")
  func tellsByteOrderMark() {
    let file = Array("\u{FEFF}{\"cards\":[]}".utf8)
    #expect(Deck.warnings(file) == [.byteOrderMark])
    #expect(
      DeckWarning.byteOrderMark.message(file: "d")
        == "d:1:1: warning: the file starts with a byte order mark; save it as plain UTF-8")
  }

  @Test("The list of warnings is bounded", arguments: [0, 1, 5])
  func boundsWarnings(_ maximum: Int) {
    let file = Array("\u{FEFF}[\(Array(repeating: "\" \"", count: 9).joined(separator: ","))]".utf8)
    #expect(Deck.warnings(file, maximum: maximum).count == maximum)
  }

  @Test("A file with faults has no warnings: its faults come first")
  func leavesFaultsAlone() {
    #expect(Deck.warnings(Array("{\"a\":\" x\"".utf8)).isEmpty)
  }
}
