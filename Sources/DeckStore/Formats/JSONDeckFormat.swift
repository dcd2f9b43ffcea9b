/// Decks in JSON, as `Decks/deck.schema.json` describes them.
public struct JSONDeckFormat: DeckFormat {
  /// Creates the format.
  public init() {}

  public var fileExtensions: [String] { ["json"] }

  public func decode(_ bytes: [UInt8]) throws(DeckError) -> Deck {
    try Deck.decode(bytes)
  }

  public func diagnose(_ bytes: [UInt8], maximum: Int) -> [DeckError] {
    Deck.diagnose(bytes, maximum: maximum)
  }
}
