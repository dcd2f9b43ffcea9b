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

  /// A deck, and the keys that are told with what was meant.
  static let keys: [(file: String, messages: [String])] = [
    (
      #"{"cards":[{"frnt":"a","back":"b"}]}"#,
      [#"1:12: warning: the key 'frnt' means nothing to Recto; did you mean "front"?"#]
    ),
    (
      #"{"cards":[{"front":"a","back":"b","exmaple":{"front":"c"},"Tag":["x"]}]}"#,
      [
        #"1:35: warning: the key 'exmaple' means nothing to Recto; did you mean "example"?"#,
        #"1:59: warning: the key 'Tag' means nothing to Recto; did you mean "tags"?"#,
      ]
    ),
    (
      #"{"tilte":" x","languages":{"form":"es","bakc":"en"},"cards":[]}"#,
      [
        #"1:2: warning: the key 'tilte' means nothing to Recto; did you mean "title"?"#,
        "1:10: warning: the text ' x' starts or ends with a space; remove it",
        #"1:40: warning: the key 'bakc' means nothing to Recto; did you mean "back"?"#,
      ]
    ),
    (
      #"{"cards":[{"front":"a","back":"b","example":{"front":"c","bck":"d"}}]}"#,
      [#"1:58: warning: the key 'bck' means nothing to Recto; did you mean "back"?"#]
    ),
    // Keys of one's own, also beside the one that they are like, and below one's own keys.
    (
      #"{"$schema":"s","author":"me","cards":[{"front":"a","back":"b","back2":"c","notes":"n","#
        + #""my":{"frnt":1}},7]}"#,
      []
    ),
    (#"["frnt"]"#, []), ("7", []),
  ]

  @Test("Keys that are likely misspelt are named", arguments: keys)
  func namesKeys(_ deck: (file: String, messages: [String])) {
    #expect(
      Deck.warnings(Array(deck.file.utf8)).map { $0.message(file: "d") }
        == deck.messages.map { "d:" + $0 })
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
