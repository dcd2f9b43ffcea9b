public import DeckStore
public import Scheduling

/// A session with one deck: what comes next, what was answered, and how to take it back.
///
/// Grading has two halves, so that nothing moves on before it is on disk: `review(grade:)` makes
/// the review, `confirm` takes it in.
public struct StudySession: Sendable {
  /// The deck.
  public let deck: Deck
  /// The deck's title.
  public let title: String
  /// The folder of the deck's file.
  public let folder: String
  /// The deck's identity in the log.
  public let identity: String
  /// The rule by which cards are scheduled.
  public let scheduler: Scheduler
  /// The cards to come.
  public private(set) var queue: StudyQueue
  /// How much is studied in a day.
  private let limits: DailyLimits
  /// The memories of the cards, by their place in the deck.
  public private(set) var memories: [Int: Memory]
  /// The reviews of this session, oldest first, without those taken back.
  public private(set) var answered: [Answered] = []

  /// The reviews of the study day before this session, oldest first, without those taken back.
  private var earlier: [Review]
  /// What they brought of the day's limits.
  private var earlierProgress: DayProgress

  /// A review together with what is needed to take it back.
  public struct Answered: Sendable {
    /// The card's place in the deck.
    public var index: Int
    /// The review.
    public var review: Review
    /// The queue before it.
    var queue: StudyQueue
  }

  /// Starts a session.
  public init(_ opened: OpenedDeck, scheduler: Scheduler, limits: DailyLimits, now: Moment) {
    deck = opened.deck
    title = opened.title
    folder = opened.folder
    identity = opened.identity
    self.scheduler = scheduler
    self.limits = limits
    memories = opened.memories
    earlier = opened.reviewsOfToday
    earlierProgress = opened.today
    queue = StudyQueue(
      cardCount: opened.deck.cards.count, memories: opened.memories, now: now, limits: limits,
      done: opened.today)
  }

  /// The place of the card to be asked now; nil when nothing is due.
  public func nextIndex(at moment: Moment) -> Int? { queue.next(at: moment)?.index }

  /// Starts the next study day when it has come: its limits are whole again.
  public mutating func turnToDay(of moment: Moment) {
    guard queue.day < moment.studyDay else { return }
    earlier = []
    earlierProgress = DayProgress()
    queue = StudyQueue(
      cardCount: deck.cards.count, memories: memories, now: moment, limits: limits)
  }

  /// The memory that each grade would lead to.
  public func previews(for index: Int, at moment: Moment) -> [Grade: Memory] {
    scheduler.preview(memories[index], at: moment, fuzzSeed: fuzzSeed(for: index))
  }

  /// The review that a grade makes; nothing changes until it is confirmed.
  public func review(
    of index: Int, grade: Grade, id: String, at moment: Moment, answerMilliseconds: Int
  ) -> Review {
    let before = memories[index]
    return Review(
      id: id, card: identity(of: index), grade: grade, moment: moment,
      answerMilliseconds: answerMilliseconds, before: before,
      after: scheduler.next(before, grade: grade, at: moment, fuzzSeed: fuzzSeed(for: index)))
  }

  /// Takes in a review that is on disk.
  public mutating func confirm(_ review: Review, of index: Int) {
    answered.append(Answered(index: index, review: review, queue: queue))
    memories[index] = review.after
    queue.answer(index, memory: review.after)
  }

  /// Whether there may be a review to take back.
  public var mayUndo: Bool { !answered.isEmpty || !earlier.isEmpty }

  /// The last review of the study day, of this session or one before, and its card's place.
  ///
  /// Those whose card is no longer in the deck, or has another memory since, are passed over. Nil when there is none.
  ///
  /// - Complexity: O(n) in the deck's cards for every review before this session that is looked at.
  public var lastReview: (review: Review, index: Int)? {
    if let last = answered.last { return (last.review, last.index) }
    for review in earlier.reversed() {
      if let index = index(of: review), memories[index] == review.after {
        return (review, index)
      }
    }
    return nil
  }

  /// Takes back the last review, once that is on disk, and gives its card's place.
  public mutating func undo(at moment: Moment) -> Int? {
    guard let (review, index) = lastReview else { return nil }
    memories[index] = review.before
    if let last = answered.popLast() {
      queue = last.queue
      return index
    }
    earlier.removeAll { $0.id == review.id }
    if review.before == nil { earlierProgress.newCards -= 1 }
    if review.before?.phase == .review { earlierProgress.reviews -= 1 }
    queue = StudyQueue(
      cardCount: deck.cards.count, memories: memories, now: moment, limits: limits,
      done: earlierProgress)
    return index
  }

  /// Puts a card behind the others of the session without grading it.
  public mutating func postpone(_ index: Int) { queue.postpone(index) }

  /// The place of the card that would come after another: graded Good, or put aside.
  func index(after index: Int, gradedGood: Bool, at moment: Moment) -> Int? {
    var queue = queue
    if gradedGood {
      guard let memory = previews(for: index, at: moment)[.good] else { return nil }
      queue.answer(index, memory: memory)
    } else {
      queue.postpone(index)
    }
    return queue.next(at: moment)?.index
  }

  /// What was done so far, and when the next card comes.
  ///
  /// - Complexity: O(n) in the cards that have a memory.
  public func summary(at moment: Moment) -> SessionSummary {
    SessionSummary(reviews: answered.map(\.review), nextDue: queue.nextDue(after: moment))
  }

  /// The place of the card to which a review's memory belongs, also when it was edited since.
  private func index(of review: Review) -> Int? {
    let stored = StoredMemory(card: review.card, memory: review.after)
    return MemoryMatching.memories(from: [stored], cardCount: deck.cards.count) { index in
      let key = deck.cards.key(at: index)
      return MemoryMatching.Texts(id: key.id, front: key.front, back: key.back)
    }.keys.first
  }

  private func identity(of index: Int) -> CardIdentity {
    let key = deck.cards.key(at: index)
    return CardIdentity(deck: identity, id: key.id, front: key.front, back: key.back)
  }

  /// The seed of the interval's small variation: fixed for a card and the number of its reviews,
  /// so that the button shows what the grade will do.
  private func fuzzSeed(for index: Int) -> UInt64 {
    identity(of: index).fuzzSeed(reviewCount: memories[index]?.reviewCount ?? 0)
  }
}
