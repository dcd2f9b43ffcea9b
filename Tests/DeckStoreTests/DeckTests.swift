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
        { "id": "x-1", "front": "el ratón", "back": "the mouse" } ] }
    """

  @Test("A deck is read with everything its file says")
  func readsEverything() throws {
    let deck = try Deck.decode(Array(Self.sample.utf8))
    let expected = Deck(
      id: "animals", title: "Animals", languages: Deck.Languages(front: "es", back: "en"),
      cards: [
        Card(
          front: "el murciélago", back: ["the bat", "bat"], reading: "/muɾˈsjelaɣo/",
          example: Card.Example(front: "El murciélago vuela.", back: "The bat flies."),
          hint: "it sleeps upside down", tags: ["animals"], image: "bat.png"),
        Card(id: "x-1", front: "el ratón", back: ["the mouse"]),
      ])
    #expect(deck == expected)
    #expect(deck.hashValue == expected.hashValue)
  }
}
