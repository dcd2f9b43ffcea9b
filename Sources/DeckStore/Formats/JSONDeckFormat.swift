/// Decks in JSON, as `Decks/deck.schema.json` describes them.
public struct JSONDeckFormat: DeckFormat {
  /// Creates the format.
  public init() {}

  /// `json`.
  public var fileExtensions: [String] { ["json"] }

  /// Reads a file.
  public func decode(_ bytes: [UInt8]) throws(DeckError) -> Deck {
    try Deck.decode(bytes)
  }

  /// All faults of a file, at most `maximum`; none when it can be read.
  public func diagnose(_ bytes: [UInt8], maximum: Int) -> [DeckError] {
    Deck.diagnose(bytes, maximum: maximum)
  }

  /// What a file may have got wrong though it can be read, at most `maximum`.
  public func warnings(_ bytes: [UInt8], maximum: Int) -> [DeckWarning] {
    Deck.warnings(bytes, maximum: maximum)
  }
}
