/// What a session has done, and when to come back.
public struct SessionSummary: Hashable, Sendable {
  /// How often each grade was given; grades never given are missing.
  public var gradeCounts: [Grade: Int] = [:]
  /// The cards met for the first time.
  public var newCards = 0
  /// The cards that left their first steps and are now asked after days.
  public var learnedCards = 0
  /// The time from question to grade, in milliseconds.
  public var answerMilliseconds: Int64 = 0
  /// The grades of cards that were due after days.
  public var reviewCount = 0
  /// How many of those were remembered.
  public var rememberedCount = 0
  /// When the next card comes; nil when none does.
  public var nextDue: Memory.Due?

  /// The gradings altogether.
  public var answerCount: Int { gradeCounts.values.reduce(0, +) }

  /// The share of due cards that were remembered, 0...1; nil when none was due.
  public var retention: Double? {
    reviewCount > 0 ? Double(rememberedCount) / Double(reviewCount) : nil
  }

  /// Sums up the reviews of a session, without those taken back.
  public init(reviews: [Review], nextDue: Memory.Due?) {
    self.nextDue = nextDue
    for review in reviews { add(review) }
  }

  private mutating func add(_ review: Review) {
    gradeCounts[review.grade, default: 0] += 1
    answerMilliseconds += Int64(review.answerMilliseconds.clamped(to: 0...60_000))
    if review.before == nil { newCards += 1 }
    if review.before?.phase == .review {
      reviewCount += 1
      if review.grade != .again { rememberedCount += 1 }
    } else if review.after.phase == .review, !review.isRelearning {
      learnedCards += 1
    }
  }
}

extension Review {
  fileprivate var isRelearning: Bool {
    if case .relearning = before?.phase { true } else { false }
  }
}
