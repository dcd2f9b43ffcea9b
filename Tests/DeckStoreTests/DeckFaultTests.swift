import DeckStore
import Testing

@Suite("Faults of decks and cards")
struct DeckFaultTests {
  /// The text of a file, and what is said about it after the file's name.
  static let faults: [(file: String, message: String)] = [
    (
      #"{}"#,
      #"1:1: expected "cards", found none; add it"#
    ),
    (
      #"{"cards":{}}"#,
      #"1:10: expected a list in "cards", found an object; change it"#
    ),
    (
      #"{"cards":[1]}"#,
      #"1:11: expected a card as an object with "front" and "back", found a number; change it"#
    ),
    (
      #"{"cards":[[]]}"#,
      #"1:11: expected a card as an object with "front" and "back", found a list; change it"#
    ),
    (
      #"{"cards":[{}]}"#,
      #"1:11: expected "front", found none; add it"#
    ),
    (
      #"{"cards":[{"front":"a"}]}"#,
      #"1:11: expected "back", found none; add it"#
    ),
    (
      #"{"cards":[{"back":"a"}]}"#,
      #"1:11: expected "front", found none; add it"#
    ),
    (
      #"{"cards":[{"front":"","back":"b"}]}"#,
      #"1:20: expected a text in "front", found nothing in it; fill it in"#
    ),
    (
      #"{"cards":[{"front":"  ","back":"b"}]}"#,
      #"1:20: expected a text in "front", found nothing in it; fill it in"#
    ),
    (
      #"{"cards":[{"front":"\#u{200B}","back":"b"}]}"#,
      #"1:20: expected a text in "front", found nothing in it; fill it in"#
    ),
    (
      #"{"cards":[{"front":"\n","back":"b"}]}"#,
      #"1:20: expected a text in "front", found nothing in it; fill it in"#
    ),
    (
      #"{"cards":[{"front":null,"back":"b"}]}"#,
      #"1:20: expected a text in "front", found null; change it"#
    ),
    (
      #"{"cards":[{"front":"a","back":[]}]}"#,
      #"1:31: expected a text or a list of texts in "back", found nothing in it; fill it in"#
    ),
    (
      #"{"cards":[{"front":"a","back":["b",""]}]}"#,
      #"1:36: expected a text or a list of texts in "back", found nothing in it; fill it in"#
    ),
    (
      #"{"cards":[{"front":"a","back":["b",7]}]}"#,
      #"1:36: expected a text or a list of texts in "back", "#
        + #"found a number; put it in double quotes"#
    ),
    (
      #"{"cards":[{"front":"a","back":true}]}"#,
      #"1:31: expected a text or a list of texts in "back", "#
        + #"found true or false; put it in double quotes"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","reading":1}]}"#,
      #"1:45: expected a text in "reading", found a number; put it in double quotes"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","tags":"x"}]}"#,
      #"1:42: expected a list of texts in "tags", found a text; put it in [ ]"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","tags":[null]}]}"#,
      #"1:43: expected a list of texts in "tags", found null; change it"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","example":"x"}]}"#,
      #"1:45: expected an object with "front" and "back" in "example", found a text; change it"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","example":{"back":"x"}}]}"#,
      #"1:45: expected "example.front", found none; add it"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","example":{"front":"x","back":2}}]}"#,
      #"1:65: expected a text in "example.back", found a number; put it in double quotes"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","image":"../secret.png"}]}"#,
      #"1:43: expected the name of a file in the deck's folder in "image", "#
        + #"found '../secret.png'; change it"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","image":".hidden"}]}"#,
      #"1:43: expected the name of a file in the deck's folder in "image", "#
        + #"found '.hidden'; change it"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","id":"x y"}]}"#,
      #"1:40: expected a card id of visible ASCII without spaces, at most 128 characters, "#
        + #"found 'x y'; change it"#
    ),
    (
      #"{"cards":[{"front":"a","back":"b","id":12}]}"#,
      #"1:40: expected a text in "id", found a number; put it in double quotes"#
    ),
    (
      #"{"id":"Animals","cards":[]}"#,
      #"1:7: expected a deck id of a-z, 0-9 and -, at most 64 characters, "#
        + #"found 'Animals'; change it"#
    ),
    (
      #"{"id":"../../etc","cards":[]}"#,
      #"1:7: expected a deck id of a-z, 0-9 and -, at most 64 characters, "#
        + #"found '../../etc'; change it"#
    ),
    (
      #"{"title":5,"cards":[]}"#,
      #"1:10: expected a text in "title", found a number; put it in double quotes"#
    ),
    (
      #"{"languages":"es","cards":[]}"#,
      #"1:14: expected an object with "front" and "back" in "languages", found a text; change it"#
    ),
    (
      #"{"languages":{"front":"español","back":"en"},"cards":[]}"#,
      #"1:23: expected a language tag such as es or zh-Hans in "languages.front", "#
        + #"found 'español'; change it"#
    ),
    (
      #"{"languages":{"front":"es","back":"en_US"},"cards":[]}"#,
      #"1:35: expected a language tag such as es or zh-Hans in "languages.back", "#
        + #"found 'en_US'; change it"#
    ),
    (
      #"{"cards":[\#n  {"front":"a","back":"b"},\#n  {"front":"a","back":"c"}]}"#,
      #"3:12: expected each front once, found 'a' again (first at 2:12); remove one card, "#
        + #"or give each an "id""#
    ),
    (
      #"{"cards":[\#n  {"front":"caf\#u{E9}","back":"b"},\#n  {"front":"cafe\#u{301}","back":"c"}]}"#,
      #"3:12: expected each front once, found 'café' again (first at 2:12); remove one card, "#
        + #"or give each an "id""#
    ),
    (
      #"{"cards":[\#n  {"front":"a","back":"b"},\#n  {"front":"\u0061","back":"c"}]}"#,
      #"3:12: expected each front once, found 'a' again (first at 2:12); remove one card, "#
        + #"or give each an "id""#
    ),
    (
      #"{"cards":[\#n  {"id":"1","front":"a","back":"b"},\#n  {"id":"1","front":"b","back":"c"}]}"#,
      #"3:9: expected each id once, found '1' again (first at 2:9); change one of them"#
    ),
    (
      #"{"cards":[{"front":"\u001b]0;x\u0007","back":"b"},{"front":"\u001b]0;x\u0007","back":"b"}]}"#,
      #"1:60: expected each front once, "#
        + #"found '␛]0;x␇' again (first at 1:20); remove one card, or give each an "id""#
    ),
  ]

  @Test("A fault is named with its line, its column and what to do", arguments: faults)
  func namesFault(_ fault: (file: String, message: String)) {
    let error = #expect(throws: DeckError.self) { try Deck.decode(Array(fault.file.utf8)) }
    #expect(error?.message(file: "d.json") == "d.json:" + fault.message)
    #expect(Deck.diagnose(Array(fault.file.utf8)).first == error)
  }

  @Test("All faults of a file are told at once")
  func tellsAllFaults() {
    let file = """
      { "id": "Bad Id", "cards": [
        { "front": "", "tags": "x" },
        7,
        { "front": "a", "back": "b" },
        {},
        { "front": "a", "back": "c" },
        { "front": "z", "back": [] }
      ], }
      """
    let messages = Deck.diagnose(Array(file.utf8)).map { $0.message(file: "d") }
    #expect(
      messages == [
        "d:1:9: expected a deck id of a-z, 0-9 and -, at most 64 characters, found 'Bad Id'; "
          + "change it",
        #"d:2:14: expected a text in "front", found nothing in it; fill it in"#,
        #"d:2:26: expected a list of texts in "tags", found a text; put it in [ ]"#,
        #"d:2:3: expected "back", found none; add it"#,
        #"d:3:3: expected a card as an object with "front" and "back", found a number; change it"#,
        #"d:5:3: expected "front", found none; add it"#,
        #"d:5:3: expected "back", found none; add it"#,
        "d:6:14: expected each front once, found 'a' again (first at 4:14); "
          + #"remove one card, or give each an "id""#,
        #"d:7:27: expected a text or a list of texts in "back", found nothing in it; fill it in"#,
        "d:8:4: expected a key in double quotes, found '}'; remove the comma before it",
      ])
  }

  @Test("A card with a faulty id is not told to be a double as well")
  func tellsOneFaultOnce() {
    let file = #"{"cards":[{"front":"a","back":"b"},{"id":"x y","front":"a","back":"c"}]}"#
    #expect(
      Deck.diagnose(Array(file.utf8))
        == [.invalid(.id, "x y", at: TextPosition(line: 1, column: 42))])
  }

  @Test("The list of faults is bounded", arguments: [1, 2, 100])
  func boundsFaults(_ maximum: Int) {
    let file = #"{"cards":["# + String(repeating: "0,", count: 500) + "0]}"
    #expect(Deck.diagnose(Array(file.utf8), maximum: maximum).count == maximum)
  }

  @Test("A valid file has no faults")
  func tellsNothingOfValidFiles() {
    #expect(Deck.diagnose(Array(DeckTests.sample.utf8)).isEmpty)
  }

  @Test("What is quoted from a file, and its name, is made safe and cut")
  func quotesSafely() {
    let long = String(repeating: "x", count: 1_000) + "\u{1B}[2J"
    let place = TextPosition(line: 1, column: 2)
    let error = DeckError.duplicateKey(long, first: place, at: place)
    let message = error.message(file: "a\u{1B}]0;x\u{7}\u{202E}.json")
    #expect(
      message
        == "a␛]0;x␇<202E>.json:1:2: expected each key once, found "
        + "'\(String(repeating: "x", count: 39))…' again (first at 1:2); remove one of them")
  }

  @Test("A file name without a format is refused, with the formats that there are")
  func refusesUnknownFormats() throws {
    #expect(try DeckFormats.format(forExtension: "JSON") is JSONDeckFormat)
    let error = #expect(throws: DeckError.self) {
      try DeckFormats.format(forExtension: "docx")
    }
    #expect(
      error?.message(file: "a.docx")
        == "a.docx: expected a deck in .json, found 'docx'; rename or convert the file")
  }
}
