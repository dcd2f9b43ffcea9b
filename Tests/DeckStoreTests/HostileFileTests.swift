import DeckStore
import TestSupport
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  @Test("A file cut off at any byte is an error, never a crash")
  func truncation() {
    let bytes = Array(DeckTests.sample.utf8)
    for length in 0..<bytes.count {
      #expect(throws: DeckError.self, "cut at \(length)") {
        try Deck.decode(Array(bytes.prefix(length)))
      }
    }
  }

  @Test("Any one bit may flip: the file is read or refused, and both readings agree")
  func bitFlips() throws {
    let bytes = Array(DeckTests.sample.utf8)
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << bit
        expectConsistency(of: flipped)
      }
    }
  }

  @Test("Files of random JSON pieces are read or refused, and both readings agree")
  func randomPieces() {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"cards\"", "\"front\"", "\"back\"", "\"a\"", "\\u0061",
      "\\", "1", "-", "e5", ".", "true", "null", " ", "\n", "é", "\u{301}", "\"cards\":[",
      "{\"front\":\"", "\",\"back\":[\"", "\"]}",
    ].map { Array($0.utf8) }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var file: [UInt8] = []
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        file += pieces.randomElement(using: &generator) ?? []
      }
      expectConsistency(of: file)
    }
  }

  /// What is read can be walked over; what is refused is told with a place inside the file.
  private func expectConsistency(of bytes: [UInt8]) {
    do throws(DeckError) {
      let deck = try Deck.decode(bytes)
      #expect(deck.cards.allSatisfy { !$0.front.isEmpty && !$0.back.isEmpty })
      #expect(deck.cards.indices.map { deck.cards.key(at: $0) } == deck.cards.map(Card.Key.init))
      #expect(Deck.diagnose(bytes).isEmpty)
    } catch {
      #expect(Deck.diagnose(bytes).first == error)
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
      #expect(error.position.map { (1...lines).contains($0.line) && $0.column >= 1 } ?? true)
      #expect(!error.message(file: "d").contains("\n"))
    }
  }

  @Test("Nesting is refused beyond 64 levels", arguments: [1, 63, 64, 65, 512, 513, 514, 100_000])
  func nesting(_ depth: Int) {
    let open = String(repeating: "[", count: depth)
    let closed = String(repeating: "]", count: depth)
    let unclosed = #expect(throws: DeckError.self) { try JSONDocument(Array(open.utf8)) }
    #expect(unclosed?.position == TextPosition(line: 1, column: depth > 64 ? 65 : depth + 1))
    if depth <= 64 {
      #expect(throws: Never.self) { try JSONDocument(Array((open + closed).utf8)) }
    } else {
      #expect(
        unclosed?.message(file: "d")
          == "d:1:65: expected at most 64 levels of { and [; take some of them away")
    }
    // The deck is one level itself.
    let deck = Array("{\"x\":\(open)\(closed),\"cards\":[]}".utf8)
    #expect((try? Deck.decode(deck)) == (depth < 64 ? Deck(cards: []) : nil))
    #expect(throws: DeckError.self) { try Deck.decode(Array("{\"cards\":\(open)".utf8)) }
  }

  @Test("Objects nest as little as arrays do")
  func nestedObjects() {
    let open = Array(String(repeating: "{\"a\":", count: 513).utf8)
    let error = #expect(throws: DeckError.self) { try Deck.decode(open) }
    #expect(error == .nestedTooDeeply(limit: 64, at: TextPosition(line: 1, column: 321)))
  }

  @Test("A file beyond 64 MB is refused before it is looked at")
  func fileLimit() {
    let bytes = [UInt8](repeating: 0x20, count: DeckLimits.fileBytes + 1)
    let expected = DeckError.fileTooLarge(bytes: 67_108_865, limit: 67_108_864)
    #expect(throws: expected) { try Deck.decode(bytes) }
    #expect(throws: expected) { try JSONDocument(bytes) }
    #expect(
      expected.message(file: "d")
        == "d: expected at most 67108864 bytes, found 67108865; split the deck into several files")
  }

  @Test("More than 200,000 cards are refused at the first one too many")
  func cardLimit() {
    var file = Array("{\"cards\":[".utf8)
    for number in 0..<DeckLimits.cards {
      file += Array("\n{\"front\":\"\(number)\",\"back\":\"b\"},".utf8)
    }
    let most = file.dropLast() + Array("]}".utf8)
    #expect((try? Deck.decode(Array(most)))?.cards.count == 200_000)
    let error = #expect(throws: DeckError.self) { try Deck.decode(file + Array("\n{".utf8)) }
    #expect(
      error?.message(file: "d")
        == "d:200002:1: expected at most 200000 cards; split the deck into several files")
  }

  @Test("A field may take 64 KB, and not a byte more")
  func fieldLimit() throws {
    func file(_ length: Int) -> [UInt8] {
      Array(
        #"{"cards":[{"front":"a","back":"\#(String(repeating: "b", count: length))"}]}"#.utf8)
    }
    #expect(try Deck.decode(file(65_536)).cards[0].back[0].utf8.count == 65_536)
    let error = #expect(throws: DeckError.self) { try Deck.decode(file(65_537)) }
    #expect(
      error?.message(file: "d")
        == #"d:1:31: expected at most 65536 bytes in "back"; shorten it"#)
  }

  @Test("The limit of a field counts its text, not the escapes that it is written with")
  func escapedFieldLimit() throws {
    func file(_ count: Int) -> [UInt8] {
      let text = String(repeating: #"\u00e9"#, count: count)
      return Array(#"{"cards":[{"front":"a","back":"\#(text)"}]}"#.utf8)
    }
    #expect(try Deck.decode(file(32_768)).cards[0].back[0].utf8.count == 65_536)
    #expect(throws: DeckError.self) { try Deck.decode(file(32_769)) }
    #expect(throws: DeckError.self) { try Deck.decode(file(300_000)) }
  }

  @Test("At most 100 answers and 100 tags are allowed", arguments: ["back", "tags"])
  func listLimits(_ key: String) {
    let other = key == "back" ? "" : #""back":"b","#
    func file(_ count: Int) -> [UInt8] {
      let list = (0..<count).map { "\"x\($0)\"" }.joined(separator: ",")
      return Array(#"{"cards":[{"front":"a",\#(other)"\#(key)":[\#(list)]}]}"#.utf8)
    }
    #expect(throws: Never.self) { try Deck.decode(file(100)) }
    let error = #expect(throws: DeckError.self) { try Deck.decode(file(101)) }
    let counted = key == "back" ? "answers in \"back\"" : "tags"
    #expect(error?.message(file: "d").contains("at most 100 \(counted); remove some") == true)
  }

  @Test(
    "Thirty marks in a row are allowed, the next is refused at its place",
    arguments: [
      ("\u{301}", 52), ("\\u0301", 202),
    ])
  func markLimit(_ mark: String, _ column: Int) {
    func file(_ count: Int) -> [UInt8] {
      Array(
        #"{"cards":[{"front":"e\#(String(repeating: mark, count: count))","back":"b"}]}"#.utf8)
    }
    #expect(throws: Never.self) { try Deck.decode(file(30)) }
    let error = #expect(throws: DeckError.self) { try Deck.decode(file(31)) }
    #expect(
      error == .tooMany(.marks, limit: 30, at: TextPosition(line: 1, column: column)))
    #expect(
      error?.message(file: "d")
        == "d:1:\(column): expected at most 30 combining marks in a row; remove some")
  }

  @Test("Invisible characters between marks do not help to stack more of them")
  func markLimitWithJoiners() {
    let marks = String(repeating: "\u{316}\u{200D}\u{301}\u{2060}", count: 16)
    let file = Array(#"{"cards":[{"front":"e\#(marks)","back":"b"}]}"#.utf8)
    #expect(throws: DeckError.self) { try Deck.decode(file) }
  }

  @Test("A long text in a script with many marks is no fault")
  func allowsVowelledText() {
    let text = String(repeating: "مَكْتَبَةٌ", count: 50) + String(repeating: "नमस्ते", count: 50)
    let file = Array(#"{"cards":[{"front":"\#(text)","back":"b"}]}"#.utf8)
    #expect(throws: Never.self) { try Deck.decode(file) }
  }

  @Test("A million marks in an unknown key are passed over quickly")
  func manyMarksElsewhere() throws {
    let marks = String(repeating: "\u{316}\u{301}", count: 500_000)
    let file = Array(#"{"note":"\#(marks)","cards":[]}"#.utf8)
    let start = ContinuousClock.now
    #expect(try Deck.decode(file).cards.isEmpty)
    #expect(Deck.warnings(file).isEmpty)
    // Ordering that many marks, as comparing texts does, would take minutes.
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test(
    "An object may have 10,000 keys, and a double among them is found",
    arguments: [
      40, 10_000, 10_001,
    ])
  func manyKeys(_ count: Int) {
    let keys = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
    let single = Array("{\"x\":{\(keys)},\"cards\":[]}".utf8)
    #expect((try? Deck.decode(single)) == (count > 10_000 ? nil : Deck(cards: [])))
    let double = Array("{\"x\":{\(keys),\"k\\u0033\":1},\"cards\":[]}".utf8)
    let error = #expect(throws: DeckError.self) { try Deck.decode(double) }
    guard count < 10_000 else { return }
    #expect(
      error?.message(file: "d").contains("found 'k3' again (first at 1:28)") == true)
  }

  @Test("A number of a million digits is passed over")
  func longNumber() {
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(throws: Never.self) { try Deck.decode(Array("{\"x\":\(digits),\"cards\":[]}".utf8)) }
  }

  @Test("A hundred thousand cards open quickly")
  func largeDeck() throws {
    let cards = (0..<100_000).map { #"{"front":"el murciélago \#($0)","back":["bat","the bat"]}"# }
    let file = Array("{\"cards\":[\(cards.joined(separator: ",\n"))]}".utf8)
    let start = ContinuousClock.now
    let deck = try Deck.decode(file)
    let elapsed = ContinuousClock.now - start
    #expect(deck.cards.count == 100_000)
    #expect(deck.cards[99_999].front == "el murciélago 99999")
    // Without optimisation this is some forty times slower than what people run.
    #expect(elapsed < .seconds(60))
  }
}
