/// How large a deck and its parts may be.
///
/// Running out of memory ends a program, so every limit is tested before anything is allocated.
public enum DeckLimits {
  /// The bytes of a file: 64 MB.
  public static let fileBytes = 64 << 20
  /// The cards of a deck.
  public static let cards = 200_000
  /// The bytes of a field as it is written in the file: 64 KB.
  public static let fieldBytes = 64 << 10
  /// The accepted answers of a card.
  public static let answers = 100
  /// The tags of a card.
  public static let tags = 100
  /// The combining marks in a row, as in UAX #15's stream-safe text format.
  public static let marks = 30
  /// The bytes of a deck's `id`.
  public static let deckIDBytes = 64
  /// The bytes of a card's `id`.
  public static let cardIDBytes = 128
}
