extension Deck {
  /// The cards of a deck, decoded from the file's bytes one by one when they are asked for.
  ///
  /// Every card was checked when the file was read, so that none can fail later.
  public struct Cards: Sendable {
    private var storage: Storage

    private enum Storage: Sendable {
      case list([Card])
      case file(CardFile)
    }

    /// Creates a collection of cards that are not in a file.
    public init(_ cards: [Card]) {
      storage = .list(cards)
    }

    init(_ file: CardFile) {
      storage = .file(file)
    }

    /// What tells a card from the others of its deck, without the rest of it.
    ///
    /// - Complexity: O(k) in the bytes of the id, the front and the first answer.
    public func key(at index: Int) -> Card.Key {
      switch storage {
      case .list(let cards): Card.Key(cards[index])
      case .file(let file): file.key(at: index)
      }
    }

    /// The card's bytes in the deck's file, braces included; nil when it is not from a file.
    public func source(at index: Int) -> Range<Int>? {
      switch storage {
      case .list: nil
      case .file(let file): file.range(at: index)
      }
    }
  }
}

extension Deck.Cards: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of cards.
  public var endIndex: Int {
    switch storage {
    case .list(let cards): cards.count
    case .file(let file): file.cards.count
    }
  }

  /// The card at a position, decoded anew.
  ///
  /// - Complexity: O(k) in the bytes of the card.
  public subscript(index: Int) -> Card {
    switch storage {
    case .list(let cards): cards[index]
    case .file(let file): file.card(at: index)
    }
  }
}

extension Deck.Cards: Hashable {
  /// Whether two collections have equal cards in the same order.
  ///
  /// - Complexity: O(1) for copies of one another, else O(n) in the bytes.
  public static func == (a: Self, b: Self) -> Bool {
    if case .file(let first) = a.storage, case .file(let second) = b.storage, first == second {
      return true
    }
    return a.elementsEqual(b)
  }

  /// Feeds the count and the first and last key, which is enough to tell decks apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    guard !isEmpty else { return }
    hasher.combine(key(at: 0))
    hasher.combine(key(at: count - 1))
  }
}

extension Deck.Cards: ExpressibleByArrayLiteral {
  /// Creates a collection of cards that are not in a file.
  public init(arrayLiteral cards: Card...) {
    self.init(cards)
  }
}
