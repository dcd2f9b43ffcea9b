import Scheduling
import Testing

@testable import ProgressStore

struct RecordingTests {
  let folder: StoreFolder
  let store: SQLiteProgressStore
  var studying = Studying()

  init() throws {
    folder = try StoreFolder()
    store = try SQLiteProgressStore(path: folder.database)
  }

  func reopened() throws -> SQLiteProgressStore { try SQLiteProgressStore(path: folder.database) }

  @Test("A recorded review is read back exactly, also by another program")
  mutating func roundTrip() throws {
    let first = studying.review(Studying.card(1, id: "c-1"), before: nil)
    let second = studying.review(
      Studying.card(1, id: "c-1"), before: first.after, grade: .hard, minutes: 11)
    let other = studying.review(Studying.card(2), before: nil, grade: .easy, minutes: 12)
    for review in [first, second, other] { try store.record(review) }
    for store in [store, try reopened()] {
      #expect(try store.log() == [.review(first), .review(second), .review(other)])
      #expect(
        try store.memories(ofDeck: "es") == [
          StoredMemory(card: second.card, memory: second.after),
          StoredMemory(card: other.card, memory: other.after),
        ])
      #expect(try store.memories(ofDeck: "e") == [])
    }
  }

  @Test("Every phase, due time and sign survives", arguments: [-1, 0, 7])
  mutating func everyState(number: Int) throws {
    for (place, phase) in [Memory.Phase.learning(step: 2), .review, .relearning(step: 1)]
      .enumerated()
    {
      for due in [
        Memory.Due.at(unixMilliseconds: Int64(number) * 1_000_003), .on(StudyDay(number: number)),
      ] {
        let memory = Memory(
          stability: 0.1 + 0.2, difficulty: 1 / 0.3, phase: phase, due: due, intervalDays: 0,
          lastReview: Moment(unixMilliseconds: Int64(number), utcOffsetSeconds: -12_600),
          reviewCount: place, lapseCount: 3)
        var review = studying.review(Studying.card(place), before: memory)
        review.after = memory
        try store.record(review)
        #expect(try store.log().last == .review(review))
      }
    }
  }

  @Test("Texts with zero bytes, emoji, none at all or a quote survive")
  mutating func texts() throws {
    for text in ["", "a\0b", "👩‍❤️‍👨", "'; DROP TABLE review; --", "e\u{301}", "é"] {
      let card = CardIdentity(deck: text, id: text, front: text, back: text)
      let review = studying.review(card, before: nil)
      try store.record(review)
      guard case .review(let read) = try #require(try store.log().last) else {
        Issue.record("no review")
        return
      }
      #expect(Array(read.card.front.utf8) == Array(text.utf8))
      #expect(try store.memories(ofDeck: text).map(\.memory) == [review.after])
    }
  }

  @Test("Recording one id twice logs it once and changes nothing")
  mutating func idempotent() throws {
    let first = studying.review(Studying.card(1), before: nil)
    let second = studying.review(Studying.card(1), before: first.after, minutes: 10)
    for review in [first, second, first, second] { try store.record(review) }
    #expect(try store.log() == [.review(first), .review(second)])
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [second.after])
  }

  @Test("A grade that no memory can have is refused whole")
  mutating func invalid() throws {
    var review = studying.review(Studying.card(1), before: nil)
    for stability in [Double.nan, -1, .infinity] {
      review.after.stability = stability
      #expect(throws: ProgressError.self) { try store.record(review) }
    }
    review.after.stability = 1
    review.answerMilliseconds = 900_000
    try store.record(review)
    review.answerMilliseconds = 60_000
    #expect(try store.log() == [.review(review)])
  }

  @Test("Undo restores the memory before, and the log keeps both rows")
  mutating func undo() throws {
    let first = studying.review(Studying.card(1), before: nil)
    let second = studying.review(Studying.card(1), before: first.after, minutes: 10)
    let later = Studying.moment(minutes: 11)
    try store.record(first)
    try store.record(second)
    try store.undo(second, at: later)
    try store.undo(second, at: later)
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [first.after])
    try store.undo(first, at: later)
    #expect(try store.memories(ofDeck: "es") == [])
    #expect(
      try store.log() == [
        .review(first), .review(second), .undo(reviewID: second.id, moment: later),
        .undo(reviewID: first.id, moment: later),
      ])
    let again = studying.review(Studying.card(1), before: nil, grade: .easy, minutes: 12)
    try store.record(again)
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [again.after])
  }

  @Test("Undoing an earlier grade leaves the later one, and undoing that passes over the earlier")
  mutating func undoOutOfOrder() throws {
    let first = studying.review(Studying.card(1), before: nil)
    let second = studying.review(Studying.card(1), before: first.after, minutes: 10)
    let third = studying.review(Studying.card(1), before: second.after, minutes: 20)
    for review in [first, second, third] { try store.record(review) }
    try store.undo(second, at: Studying.moment(minutes: 21))
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [third.after])
    try store.undo(third, at: Studying.moment(minutes: 22))
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [first.after])
  }

  @Test("Undoing a first logged grade restores the memory that it started from")
  mutating func undoImported() throws {
    let before = studying.review(Studying.card(1), before: nil).after
    let review = studying.review(Studying.card(1), before: before, minutes: 10)
    try store.record(review)
    try store.undo(review, at: Studying.moment(minutes: 11))
    #expect(try store.memories(ofDeck: "es").map(\.memory) == [before])
  }

  @Test("Undoing what was never logged is an error and logs nothing")
  mutating func undoUnknown() throws {
    let review = studying.review(Studying.card(1), before: nil)
    #expect(throws: ProgressError.self) { try store.undo(review, at: Studying.noon) }
    #expect(try store.log() == [])
  }

  @Test("A card keeps its row when either text is edited or an id is given")
  mutating func edited() throws {
    var card = Studying.card(1)
    var review = studying.review(card, before: nil)
    try store.record(review)
    for edit in 0..<3 {
      switch edit {
      case 0: card.front = "nueva"
      case 1: card.back = "new"
      default: card.id = "c-1"
      }
      review = studying.review(card, before: review.after, minutes: 10 * edit + 10)
      try store.record(review)
      #expect(
        try store.memories(ofDeck: "es") == [StoredMemory(card: card, memory: review.after)])
    }
    card.front = "otra"
    card.back = "other"
    review = studying.review(card, before: review.after, minutes: 50)
    try store.record(review)
    #expect(try store.memories(ofDeck: "es") == [StoredMemory(card: card, memory: review.after)])
  }

  @Test(
    "Of two cards with one text, the one with the same state is the edited one",
    arguments: [true, false])
  mutating func editedTwin(editsFront: Bool) throws {
    let edit = editsFront ? \CardIdentity.front : \.back
    let shared = editsFront ? \CardIdentity.back : \.front
    let cards = (1...2).map { number in
      var card = Studying.card(number)
      card[keyPath: shared] = "banco"
      return card
    }
    let first = studying.review(cards[0], before: nil)
    let second = studying.review(cards[1], before: nil, grade: .easy, minutes: 1)
    try store.record(first)
    try store.record(second)
    var edited = cards[1]
    edited[keyPath: edit] = "bench"
    let third = studying.review(edited, before: second.after, minutes: 10)
    try store.record(third)
    #expect(
      try store.memories(ofDeck: "es") == [
        StoredMemory(card: cards[0], memory: first.after),
        StoredMemory(card: edited, memory: third.after),
      ])
  }

  @Test("Two cards with one front keep two memories, and so do two with different ids")
  mutating func duplicates() throws {
    var color = Studying.card(1)
    color.back = "colour"
    let cards = [Studying.card(1), color, Studying.card(1, id: "a"), Studying.card(1, id: "b")]
    try store.record(studying.review(cards[0], before: nil))
    try store.record(studying.review(cards[1], before: nil))
    #expect(try store.memories(ofDeck: "es").map(\.card) == [cards[0], cards[1]])
    var other = cards
    for index in other.indices { other[index].deck = "fr" }
    try store.record(studying.review(other[2], before: nil))
    try store.record(studying.review(other[3], before: nil))
    #expect(try store.memories(ofDeck: "fr").map(\.card) == [other[2], other[3]])
  }

  @Test("Summaries and the day's progress count what was not taken back")
  mutating func summaries() throws {
    let first = studying.review(Studying.card(1), before: nil)
    var known = first.after
    known.phase = .review
    let second = studying.review(Studying.card(2), before: known, minutes: 5)
    let third = studying.review(Studying.card(3), before: nil, minutes: 9)
    let other = studying.review(Studying.card(3, deck: "fr"), before: nil, minutes: 2 * 1440)
    for review in [first, second, third, other] { try store.record(review) }
    try store.undo(third, at: Studying.moment(minutes: 10))
    #expect(
      try store.summaries() == [
        "es": DeckProgress(lastStudied: second.moment, reviewCount: 2),
        "fr": DeckProgress(lastStudied: other.moment, reviewCount: 1),
      ])
    for deck in ["es", "fr", "none"] {
      for day in [Studying.noon.studyDay, other.moment.studyDay] {
        let counted = DayProgress(log: try store.log(), deck: deck, day: day)
        #expect(try store.progress(ofDeck: deck, on: day) == counted)
      }
    }
    let today = try store.progress(ofDeck: "es", on: Studying.noon.studyDay)
    #expect(today == DayProgress(newCards: 1, reviews: 1))
  }

  @Test("A day's reviews of a deck are those not taken back, oldest first")
  mutating func reviewsOfDay() throws {
    let yesterday = studying.review(Studying.card(1), before: nil, minutes: -1440)
    let first = studying.review(Studying.card(2), before: nil)
    let undone = studying.review(Studying.card(3), before: nil, minutes: 1)
    let other = studying.review(Studying.card(4, deck: "fr"), before: nil, minutes: 2)
    let last = studying.review(Studying.card(1), before: yesterday.after, minutes: 3)
    for review in [yesterday, first, undone, other, last] { try store.record(review) }
    try store.undo(undone, at: Studying.moment(minutes: 4))
    #expect(try store.reviews(ofDeck: "es", on: Studying.noon.studyDay) == [first, last])
    #expect(
      try store.reviews(ofDeck: "es", on: Studying.noon.studyDay.advanced(by: -1)) == [yesterday])
    #expect(try store.reviews(ofDeck: "de", on: Studying.noon.studyDay) == [])
  }

  @Test("The log refuses to be changed or cut")
  mutating func appendOnly() throws {
    try store.record(studying.review(Studying.card(1), before: nil))
    let plain = PlainConnection(folder.database)
    for sql in ["DELETE FROM review", "UPDATE review SET grade = 1"] {
      #expect(plain.run(sql) != 0)
      #expect(plain.message == "the log of reviews only grows")
    }
    #expect(try store.log().count == 1)
  }
}
