internal import DeckStore
internal import Scheduling

/// What the store knows of a deck that has been read.
struct KnownProgress {
  /// The memories of its cards, by their place in the deck.
  var memories: [Int: Memory]
  /// What of it has been studied today.
  var today: DayProgress
}

extension ProgressStoring {
  /// Finds what is stored of a deck, also of cards that were edited since.
  func knownProgress(of loaded: LoadedDeck, now: Moment) throws(ProgressError) -> KnownProgress {
    let cards = loaded.deck.cards
    let memories = MemoryMatching.memories(
      from: try memories(ofDeck: loaded.identity), cardCount: cards.count
    ) { index in
      let key = cards.key(at: index)
      return MemoryMatching.Texts(id: key.id, front: key.front, back: key.back)
    }
    return KnownProgress(
      memories: memories, today: try self.progress(ofDeck: loaded.identity, on: now.studyDay))
  }
}
