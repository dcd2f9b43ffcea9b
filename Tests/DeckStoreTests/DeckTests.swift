import DeckStore
import Testing

@Suite("Decks")
struct DeckTests {
  static let sample = """
    { "id": "animals", "title": "Animals", "languages": { "front": "es", "back": "en" },
      "cards": [
        { "front": "el murciélago", "back": ["the bat", "bat"], "reading": "/muɾˈsjelaɣo/",
          "example": { "front": "El murciélago vuela.", "back": "The bat flies." },
          "hint": "it sleeps upside down", "tags": ["animals"], "image": "bat.png" },
        { "id": "x-1", "front": "el rat\\u00f3n", "back": "the \\"mouse\\" \\ud83d\\udc01" } ] }
    """

  static let cards = [
    Card(
      front: "el murciélago", back: ["the bat", "bat"], reading: "/muɾˈsjelaɣo/",
      example: Card.Example(front: "El murciélago vuela.", back: "The bat flies."),
      hint: "it sleeps upside down", tags: ["animals"], image: "bat.png"),
    Card(id: "x-1", front: "el ratón", back: ["the \"mouse\" 🐁"]),
  ]

  @Test("A deck is read with everything its file says")
  func readsEverything() throws {
    let deck = try Deck.decode(Array(Self.sample.utf8))
    let expected = Deck(
      id: "animals", title: "Animals", languages: Deck.Languages(front: "es", back: "en"),
      cards: Deck.Cards(Self.cards))
    #expect(deck == expected)
    #expect(deck.hashValue == expected.hashValue)
    #expect(deck != Deck(id: "animals", cards: []))
  }

  @Test("A file may say nothing but its cards")
  func readsTheLeast() throws {
    let deck = try Deck.decode(Array(#"{"cards":[{"front":"a","back":"b"}]}"#.utf8))
    #expect(deck == Deck(cards: [Card(front: "a", back: ["b"])]))
  }

  @Test("null and blank texts are the same as no value where none is needed")
  func readsAbsentValues() throws {
    let file = """
      { "id": null, "title": "", "description": " ", "languages": null, "cards": [
        { "id": "", "front": "a", "back": "b", "reading": null, "example": null, "hint": "",
          "tags": null, "image": null },
        { "front": "c", "back": "d", "example": { "front": "e", "back": null }, "tags": [] },
        { "front": "f", "back": "g", "example": { "front": "", "back": "" } } ] }
      """
    let deck = try Deck.decode(Array(file.utf8))
    let expected = Deck(cards: [
      Card(front: "a", back: ["b"]),
      Card(front: "c", back: ["d"], example: Card.Example(front: "e")),
      Card(front: "f", back: ["g"]),
    ])
    #expect(deck == expected)
  }

  @Test("Unknown keys are allowed everywhere, and may hold anything")
  func allowsUnknownKeys() throws {
    let file = """
      { "$schema": "./deck.schema.json", "made by": [1, {"x": [null, true]}], "cards": [
        { "difficulty": 0.5, "front": "a", "Front": {}, "back": "b", "example":
          { "source": "p. 12", "front": "c" }, "media": { "front": 1, "back": [[]] } } ],
        "languages": { "front": "es", "notes": "none" } }
      """
    let deck = try Deck.decode(Array(file.utf8))
    let expected = Deck(
      languages: Deck.Languages(front: "es"),
      cards: [Card(front: "a", back: ["b"], example: Card.Example(front: "c"))])
    #expect(deck == expected)
  }

  @Test("A byte order mark and Windows line ends leave no trace in a deck")
  func readsWindowsFiles() throws {
    let windows =
      "\u{FEFF}"
      + Self.sample.unicodeScalars.map { $0 == "\n" ? "\r\n" : String($0) }.joined()
    #expect(try Deck.decode(Array(windows.utf8)) == Deck.decode(Array(Self.sample.utf8)))
  }

  @Test("Keys are the same as those of the cards, in the same order")
  func keysAgree() throws {
    let deck = try Deck.decode(Array(Self.sample.utf8))
    #expect(deck.cards.indices.map { deck.cards.key(at: $0) } == Self.cards.map(Card.Key.init))
    #expect(Deck.Cards(Self.cards).key(at: 1) == deck.cards.key(at: 1))
  }

  @Test("A card's bytes in the file are its object and nothing else")
  func cardsKnowTheirBytes() throws {
    let bytes = Array(Self.sample.utf8)
    let deck = try Deck.decode(bytes)
    let range = try #require(deck.cards.source(at: 1))
    let text = String(decoding: bytes[range], as: UTF8.self)
    #expect(text.hasPrefix(#"{ "id": "x-1""#) && text.hasSuffix(#"\udc01" }"#))
    #expect(Deck.Cards(Self.cards).source(at: 1) == nil)
  }

  @Test("Equal fronts are allowed when ids tell the cards apart")
  func allowsEqualFrontsWithIDs() throws {
    let file = """
      {"cards":[{"id":"1","front":"a","back":"b"},{"id":"2","front":"a","back":"c"},
        {"front":"a","back":"d"},{"front":"1","back":"e"}]}
      """
    #expect(try Deck.decode(Array(file.utf8)).cards.count == 4)
  }

  @Test(
    "Language tags of every common shape are allowed",
    arguments: [
      "es", "zh-Hans", "en-GB", "ast", "sr-Latn-RS", "de-1996", "es-419",
    ])
  func allowsLanguages(_ tag: String) throws {
    let deck = try Deck.decode(Array(#"{"languages":{"front":"\#(tag)"},"cards":[]}"#.utf8))
    #expect(deck.languages.front == tag)
  }
}
