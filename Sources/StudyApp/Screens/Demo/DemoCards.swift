public import CardCore
internal import DeckStore

/// The cards that the gallery shows.
public enum DemoCards {
  /// Cards in the colours of a theme, each in another script or language.
  public static func sides(theme: Theme) -> [CardSides] {
    cards.map { card in
      let faces = CardFaces(card, theme: theme)
      return CardSides(front: faces.front, back: faces.back)
    }
  }

  private static let cards = [
    card(
      "el murciélago", "the bat", "/muɾˈsjelaɣo/", "El murciélago vuela de noche.",
      "The bat flies at night."),
    card("der Apfel", "the apple", "Plural: die Äpfel", "Der Apfel ist rot.", "The apple is red."),
    card("図書館", "library", "としょかん", "図書館で本を読みます。", "I read books in the library."),
    card(
      "la lumière", "the light", "/ly.mjɛʁ/", "La lumière du matin.", "The light of the morning."),
    card("книга", "book", "kniga", "Это моя книга.", "This is my book."),
    card("שלום", "peace, hello", "shalom", "שלום לכולם", "Hello everyone"),
  ]

  private static func card(
    _ front: String, _ back: String, _ reading: String, _ sentence: String, _ translation: String
  ) -> Card {
    Card(
      front: front, back: [back], reading: reading,
      example: Card.Example(front: sentence, back: translation))
  }
}
