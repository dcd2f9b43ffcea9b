/// Where reviews are kept: an append-only log, and the memory states derived from it.
public protocol ProgressStoring: AnyObject {
  /// The memory of every card of a deck that has been graded and not undone to new.
  func memories(ofDeck deck: String) throws(ProgressError) -> [StoredMemory]

  /// Logs a review and updates the card's memory in one durable transaction.
  ///
  /// When it returns, the review survives the loss of power. Logging the same id twice is no error
  /// and changes nothing.
  func record(_ review: Review) throws(ProgressError)

  /// Takes a review back: logs the undoing, and restores the memory before it, durably.
  func undo(_ review: Review, at moment: Moment) throws(ProgressError)

  /// What the log tells of each deck that has been studied.
  func summaries() throws(ProgressError) -> [String: DeckProgress]

  /// Every entry of the log, oldest first.
  func log() throws(ProgressError) -> [LogEntry]

  /// What of the daily limits a deck's study day has already brought.
  func progress(ofDeck deck: String, on day: StudyDay) throws(ProgressError) -> DayProgress

  /// The reviews of a deck on a study day, oldest first, without those taken back.
  func reviews(ofDeck deck: String, on day: StudyDay) throws(ProgressError) -> [Review]

  /// Keeps a copy of everything, once a study day; returns its path, or nil when none was due.
  ///
  /// To be called before the first grade of a session. A failure concerns the copy only.
  @discardableResult
  func backUp(on day: StudyDay) throws(ProgressError) -> String?
}

extension ProgressStoring {
  /// What of the daily limits a deck's study day has already brought, counted from the whole log.
  public func progress(
    ofDeck deck: String, on day: StudyDay
  ) throws(ProgressError) -> DayProgress {
    DayProgress(log: try log(), deck: deck, day: day)
  }

  /// The reviews of a deck on a study day, found in the whole log.
  public func reviews(
    ofDeck deck: String, on day: StudyDay
  ) throws(ProgressError) -> [Review] {
    let log = try log()
    var undone: Set<String> = []
    for case .undo(let reviewID, _) in log { undone.insert(reviewID) }
    return log.compactMap { entry in
      guard case .review(let review) = entry, review.card.deck == deck,
        review.moment.studyDay == day, !undone.contains(review.id)
      else { return nil }
      return review
    }
  }

  /// Keeps no copy.
  @discardableResult
  public func backUp(on day: StudyDay) throws(ProgressError) -> String? { nil }
}

/// A stored memory together with the card as it was when last graded.
public struct StoredMemory: Hashable, Sendable {
  /// The card's texts at the time.
  public var card: CardIdentity
  /// The memory.
  public var memory: Memory

  /// Creates a stored memory.
  public init(card: CardIdentity, memory: Memory) {
    self.card = card
    self.memory = memory
  }
}

/// What the log tells of one deck.
public struct DeckProgress: Hashable, Sendable {
  /// When a card of the deck was last graded.
  public var lastStudied: Moment?
  /// The reviews not undone.
  public var reviewCount: Int

  /// Creates a summary.
  public init(lastStudied: Moment?, reviewCount: Int) {
    self.lastStudied = lastStudied
    self.reviewCount = reviewCount
  }
}

/// One row of the log.
public enum LogEntry: Hashable, Sendable {
  /// A grading.
  case review(Review)
  /// A grading taken back, by its id.
  case undo(reviewID: String, moment: Moment)
}
