/// How many cards of a deck one study day may bring; steps of minutes are never limited.
public struct DailyLimits: Hashable, Sendable {
  /// Cards met for the first time.
  public var newCards: Int
  /// Cards asked again after days.
  public var reviews: Int

  /// Creates limits.
  public init(newCards: Int = 20, reviews: Int = 200) {
    self.newCards = newCards
    self.reviews = reviews
  }
}

/// What of the limits one study day has already brought.
public struct DayProgress: Hashable, Sendable {
  /// Cards met for the first time.
  public var newCards: Int
  /// Cards asked again after days.
  public var reviews: Int

  /// Creates a count.
  public init(newCards: Int = 0, reviews: Int = 0) {
    self.newCards = newCards
    self.reviews = reviews
  }

  /// Counts the reviews of a deck on a day, without those taken back.
  public init(log: [LogEntry], deck: String, day: StudyDay) {
    var undone: Set<String> = []
    for case .undo(let reviewID, _) in log { undone.insert(reviewID) }
    self.init()
    for case .review(let review) in log
    where review.card.deck == deck && review.moment.studyDay == day && !undone.contains(review.id) {
      if review.before == nil { newCards += 1 }
      if review.before?.phase == .review { reviews += 1 }
    }
  }
}
