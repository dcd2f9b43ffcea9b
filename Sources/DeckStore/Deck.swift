/// A deck as its file has it.
public struct Deck: Hashable, Sendable {
  /// The identity that the file gives it, `[a-z0-9-]{1,64}`; nil when it gives none.
  public var id: String?
  /// What the deck is called; nil when the file does not say.
  public var title: String?
  /// What it is about, in a sentence.
  public var description: String?
  /// The languages of its sides.
  public var languages: Languages
  /// The cards, in the file's order.
  public var cards: Cards

  /// The languages of a deck's sides, as BCP 47 tags such as `es` or `zh-Hans`.
  public struct Languages: Hashable, Sendable {
    /// The language of the fronts; nil when the file does not say.
    public var front: String?
    /// The language of the backs; nil when the file does not say.
    public var back: String?

    /// Creates a pair of languages.
    public init(front: String? = nil, back: String? = nil) {
      self.front = front
      self.back = back
    }
  }

  /// Creates a deck.
  public init(
    id: String? = nil, title: String? = nil, description: String? = nil,
    languages: Languages = Languages(), cards: Cards
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.languages = languages
    self.cards = cards
  }
}

extension Deck {
  /// Reads a deck in JSON, and checks every card of it.
  ///
  /// Throws the first fault, with line and column. Unknown keys are allowed, and keep their place
  /// in the file.
  ///
  /// - Complexity: O(n) in the bytes; takes 16 bytes a card beside the file itself.
  public static func decode(_ bytes: [UInt8]) throws(DeckError) -> Deck {
    var reader = try DeckReader(bytes, maximumFaults: 0)
    return try reader.deck()
  }

  /// All faults of a file in JSON, in the order in which they are met; none when it can be read.
  ///
  /// After a fault of the grammar the rest of its card is not looked at; reading goes on with the
  /// next thing that looks like a card. At most `maximum` (100) are told.
  public static func diagnose(_ bytes: [UInt8], maximum: Int = 100) -> [DeckError] {
    guard maximum > 0 else { return [] }
    var reader: DeckReader
    do throws(DeckError) {
      reader = try DeckReader(bytes, maximumFaults: maximum - 1)
    } catch {
      return [error]
    }
    do throws(DeckError) {
      _ = try reader.deck()
      return reader.faults
    } catch {
      return reader.faults + [error]
    }
  }
}
