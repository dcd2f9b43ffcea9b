/// Finds the stored memories of a deck's cards, also where a text was edited since.
///
/// A card keeps its memory by its id; without one by both texts, else by the front, else by the
/// first answer where no other card could be meant. Cards that both have an id are the same only if
/// the ids are. Each stored memory goes to one card at most.
public enum MemoryMatching {
  /// The texts by which a card is known.
  public struct Texts: Hashable, Sendable {
    /// The card's `id`, when the deck file gives one.
    public var id: String?
    /// The front.
    public var front: String
    /// The first accepted answer.
    public var back: String

    /// Creates texts.
    public init(id: String?, front: String, back: String) {
      self.id = id
      self.front = front
      self.back = back
    }
  }

  /// The memories by the cards' places in the deck.
  ///
  /// Nothing is asked of the cards when nothing is stored; else there are up to four passes over the
  /// cards that have not been found yet, and none once every stored memory has its card.
  ///
  /// - Parameters:
  ///   - stored: What the store has of this deck.
  ///   - cardCount: The deck's number of cards.
  ///   - card: The texts of the card at a place.
  public static func memories(
    from stored: [StoredMemory], cardCount: Int, card: (Int) -> Texts
  ) -> [Int: Memory] {
    guard !stored.isEmpty, cardCount > 0 else { return [:] }
    var search = MemorySearch(stored: stored, cards: (0..<cardCount).map(card))
    search.pair(by: \.id) { $0.id == $1.id }
    search.pair(by: \.both) { $0.front == $1.front && $0.back == $1.back }
    search.pair(by: \.front) { $0.front == $1.front }
    search.pair(by: \.back, onlyUnambiguous: true) { $0.back == $1.back }
    return search.found
  }
}

/// The search in progress: what is still open on both sides.
private struct MemorySearch {
  typealias Texts = MemoryMatching.Texts

  /// Texts as numbers, so that most comparisons need not touch them.
  struct Fingerprint {
    var id: UInt64?
    var front: UInt64?
    var back: UInt64?

    var both: UInt64? {
      guard let front, let back else { return nil }
      return IntervalFuzz.mixed(front) ^ back
    }

    init(_ texts: Texts) {
      id = texts.id.map(Self.hash)
      front = Self.hash(texts.front)
      back = Self.hash(texts.back)
    }

    /// FNV-1a over the text's bytes.
    private static func hash(_ text: String) -> UInt64 {
      text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// Of many memories with one text, so many are tried for each card.
  private static let longestSearch = 64

  private let memories: [StoredMemory]
  private let storedTexts: [Texts]
  private let storedPrints: [Fingerprint]
  private let cards: [Texts]
  private let cardPrints: [Fingerprint]
  private var openStored: [Int]
  private var openCards: [Int]
  private(set) var found: [Int: Memory] = [:]

  init(stored: [StoredMemory], cards: [Texts]) {
    memories = stored
    storedTexts = stored.map {
      Texts(id: $0.card.id, front: $0.card.front, back: $0.card.back)
    }
    storedPrints = storedTexts.map(Fingerprint.init)
    self.cards = cards
    cardPrints = cards.map(Fingerprint.init)
    openStored = Array(stored.indices)
    openCards = Array(cards.indices)
    found.reserveCapacity(min(stored.count, cards.count))
  }

  /// Pairs open cards and memories that have the same key, the first with the first.
  mutating func pair(
    by key: (Fingerprint) -> UInt64?, onlyUnambiguous: Bool = false,
    where isSame: (Texts, Texts) -> Bool
  ) {
    guard openStored.contains(where: { key(storedPrints[$0]) != nil }) else { return }
    let (chained, next) = chains(by: key)
    var first = chained
    let counts = onlyUnambiguous ? cardCounts(by: key) : [:]
    var used = [Bool](repeating: false, count: memories.count)
    for card in openCards {
      guard let key = key(cardPrints[card]), let start = first[key] else { continue }
      if onlyUnambiguous, next[start] != nil || counts[key] != 1 { continue }
      var place: Int? = start
      for _ in 0..<Self.longestSearch {
        guard let candidate = place else { break }
        if !used[candidate], mayBeSame(candidate, card),
          isSame(storedTexts[candidate], cards[card])
        {
          used[candidate] = true
          found[card] = memories[candidate].memory
          if candidate == start { first[key] = next[start] }
          break
        }
        place = next[candidate]
      }
    }
    openStored.removeAll { used[$0] }
    openCards.removeAll { found[$0] != nil }
  }

  /// The open memories of one key as a chain: its first, and from each the next.
  private func chains(
    by key: (Fingerprint) -> UInt64?
  ) -> (first: [UInt64: Int], next: [Int?]) {
    var first: [UInt64: Int] = [:]
    first.reserveCapacity(openStored.count)
    var next = [Int?](repeating: nil, count: memories.count)
    for place in openStored.reversed() {
      guard let key = key(storedPrints[place]) else { continue }
      next[place] = first.updateValue(place, forKey: key)
    }
    return (first, next)
  }

  private func cardCounts(by key: (Fingerprint) -> UInt64?) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for card in openCards {
      if let key = key(cardPrints[card]) { counts[key, default: 0] += 1 }
    }
    return counts
  }

  private func mayBeSame(_ place: Int, _ card: Int) -> Bool {
    guard let left = storedTexts[place].id, let right = cards[card].id else { return true }
    return left == right
  }
}
