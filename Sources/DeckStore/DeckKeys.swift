/// The keys that the format of decks in JSON knows, by the object that they stand in.
enum DeckKeys {
  /// Those of the deck itself.
  static let deck = ["$schema", "id", "title", "description", "languages", "cards"]
  /// Those of a card.
  static let card = ["id", "front", "back", "reading", "example", "hint", "tags", "image"]
  /// Those of an object that has something for either side.
  static let sides = ["front", "back"]
}
