import Scheduling
import TestSupport
import Testing

@testable import ProgressStore

struct RebuildTests {
  let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  private func rows() -> [[String]] {
    PlainConnection(folder.database).rows("SELECT * FROM memory ORDER BY card")
  }

  /// A session of random grades, edits, undoings, retries and conflicts of two programs.
  private func study(_ store: SQLiteProgressStore, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var studying = Studying()
    var cards = (0..<8).map { Studying.card($0, id: $0 % 3 == 0 ? "id-\($0)" : nil) }
    var past: [Review] = []
    for round in 0..<120 {
      let place = Int.random(in: 0..<cards.count, using: &generator)
      let stored = try store.memories(ofDeck: "es")
      let matched = MemoryMatching.memories(from: stored, cardCount: cards.count) {
        MemoryMatching.Texts(id: cards[$0].id, front: cards[$0].front, back: cards[$0].back)
      }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: cards[place].front += " \(round)"
      case 1: cards[place].back += " \(round)"
      case 2:
        if let review = past.randomElement(using: &generator) {
          try store.undo(review, at: Studying.moment(minutes: round * 30))
        }
      case 3:
        if let review = past.randomElement(using: &generator) { try store.record(review) }
      default:
        let isStale = Int.random(in: 0..<5, using: &generator) == 0
        let before = isStale ? past.last?.after : matched[place]
        let review = studying.review(
          cards[place], before: before,
          grade: Grade.allCases.randomElement(using: &generator) ?? .good,
          minutes: round * 30 - (isStale ? 400 : 0))
        try store.record(review)
        past.append(review)
      }
    }
  }

  @Test("Rebuilding from the log gives the same rows", arguments: 1...6 as ClosedRange<UInt64>)
  func rebuild(seed: UInt64) throws {
    let store = try SQLiteProgressStore(path: folder.database)
    try study(store, seed: seed)
    let kept = rows()
    #expect(kept.count >= 6)
    try store.rebuild()
    #expect(rows() == kept)
    PlainConnection(folder.database).run("DELETE FROM memory")
    #expect(rows() == [])
    try store.rebuild()
    #expect(rows() == kept)
  }

  @Test("Rebuilding sees each undoing only from its place in the log on")
  func laterUndo() throws {
    let store = try SQLiteProgressStore(path: folder.database)
    var studying = Studying()
    let first = studying.review(Studying.card(1), before: nil)
    let other = studying.review(Studying.card(2), before: nil, minutes: 1)
    let second = studying.review(Studying.card(1), before: first.after, minutes: 10)
    let third = studying.review(Studying.card(1), before: first.after, minutes: 20)
    for review in [first, other, second] { try store.record(review) }
    try store.undo(second, at: Studying.moment(minutes: 11))
    try store.record(third)
    try store.undo(first, at: Studying.moment(minutes: 21))
    let kept = rows()
    try store.rebuild()
    #expect(rows() == kept)
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [third.after, other.after])
  }

  @Test("A store in memory behaves alike, card by card")
  func inMemory() throws {
    let store = try SQLiteProgressStore(path: folder.database)
    let fake = InMemoryProgressStore()
    var studying = Studying()
    var card = Studying.card(1)
    let first = studying.review(card, before: nil)
    card.front = "edited"
    let second = studying.review(card, before: first.after, minutes: 10)
    let other = studying.review(Studying.card(2), before: nil, minutes: 12)
    for store in [store, fake] as [any ProgressStoring] {
      for review in [first, second, other, second] { try store.record(review) }
      try store.undo(other, at: Studying.moment(minutes: 13))
      #expect(
        try store.memories(ofDeck: "es") == [StoredMemory(card: card, memory: second.after)])
      try store.undo(second, at: Studying.moment(minutes: 14))
      #expect(try store.memories(ofDeck: "es").map(\.memory) == [first.after])
    }
    #expect(try store.log() == fake.log())
    #expect(try store.summaries() == fake.summaries())
    fake.failure = .full(path: "memory")
    #expect(throws: ProgressError.full(path: "memory")) { try fake.record(first) }
  }
}
