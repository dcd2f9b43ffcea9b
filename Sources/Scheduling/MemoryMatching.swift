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
  /// Nothing is asked of the cards when nothing is stored; else there is one pass over all cards,
  /// and a few over those that share an id or a text with a stored memory.
  ///
  /// - Parameters:
  ///   - stored: What the store has of this deck.
  ///   - cardCount: The deck's number of cards.
  ///   - card: The texts of the card at a place.
  public static func memories(
    from stored: [StoredMemory], cardCount: Int, card: (Int) -> Texts
  ) -> [Int: Memory] {
    guard !stored.isEmpty, cardCount > 0 else { return [:] }
    var search = MemorySearch(stored: stored, cardCount: cardCount, card: card)
    search.pair { texts in texts.id.map { MemorySearch.Key(first: $0) } }
    search.pair { texts in MemorySearch.Key(first: texts.front, second: texts.back) }
    search.pair { texts in MemorySearch.Key(first: texts.front) }
    search.pair(onlyUnambiguous: true) { texts in MemorySearch.Key(first: texts.back) }
    return search.found
  }
}

/// The search in progress: what is still open on both sides.
private struct MemorySearch {
  struct Key: Hashable {
    var first: String
    var second: String?
  }

  private struct Candidate {
    var place: Int
    var texts: MemoryMatching.Texts
  }

  private var stored: [Candidate]
  private var cards: [Candidate] = []
  private let memories: [StoredMemory]
  var found: [Int: Memory] = [:]

  init(stored memories: [StoredMemory], cardCount: Int, card: (Int) -> MemoryMatching.Texts) {
    self.memories = memories
    stored = memories.enumerated().map { place, stored in
      let card = stored.card
      return Candidate(
        place: place,
        texts: MemoryMatching.Texts(id: card.id, front: card.front, back: card.back))
    }
    let ids = Set(stored.compactMap(\.texts.id))
    let fronts = Set(stored.map(\.texts.front))
    let backs = Set(stored.map(\.texts.back))
    for place in 0..<cardCount {
      let texts = card(place)
      let hasID = texts.id.map { ids.contains($0) } ?? false
      if hasID || fronts.contains(texts.front) || backs.contains(texts.back) {
        cards.append(Candidate(place: place, texts: texts))
      }
    }
  }

  /// Pairs open cards and memories that have the same key, the first with the first.
  mutating func pair(onlyUnambiguous: Bool = false, by key: (MemoryMatching.Texts) -> Key?) {
    var waiting: [Key: [Candidate]] = [:]
    for memory in stored {
      if let key = key(memory.texts) { waiting[key, default: []].append(memory) }
    }
    guard !waiting.isEmpty else { return }
    var cardCounts: [Key: Int] = [:]
    if onlyUnambiguous {
      for card in cards { key(card.texts).map { cardCounts[$0, default: 0] += 1 } }
    }
    var used: Set<Int> = []
    for card in cards {
      guard let key = key(card.texts), let memories = waiting[key] else { continue }
      if onlyUnambiguous, memories.count > 1 || cardCounts[key] != 1 { continue }
      let match = memories.first { !used.contains($0.place) && mayBeSame($0.texts, card.texts) }
      guard let match else { continue }
      used.insert(match.place)
      found[card.place] = self.memories[match.place].memory
    }
    stored.removeAll { used.contains($0.place) }
    cards.removeAll { found[$0.place] != nil }
  }

  private func mayBeSame(_ left: MemoryMatching.Texts, _ right: MemoryMatching.Texts) -> Bool {
    guard let left = left.id, let right = right.id else { return true }
    return left == right
  }
}
