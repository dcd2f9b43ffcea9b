/// What is known about how well a card is remembered, and when it is to be asked again.
public struct Memory: Hashable, Sendable {
  /// Where a card stands between being met for the first time and being known.
  public enum Phase: Hashable, Sendable {
    /// In its first steps of minutes; the number of the step counts from 0.
    case learning(step: Int)
    /// Known, and asked again after days.
    case review
    /// Forgotten once, in steps of minutes again.
    case relearning(step: Int)
  }

  /// The days after which the chance of remembering is 90 %.
  public var stability: Double
  /// How hard the card is, 1...10.
  public var difficulty: Double
  /// Where the card stands.
  public var phase: Phase
  /// When it is to be asked again: exact within the steps of minutes, by study day otherwise.
  public var due: Due
  /// The interval that led to `due`, in days; 0 within the steps of minutes.
  public var intervalDays: Int
  /// When it was last graded.
  public var lastReview: Moment
  /// How often it has been graded.
  public var reviewCount: Int
  /// How often it was forgotten after having been known.
  public var lapseCount: Int

  /// When a card is to be asked again.
  public enum Due: Hashable, Sendable {
    /// At a moment, in milliseconds since 1970 UTC.
    case at(unixMilliseconds: Int64)
    /// On a study day.
    case on(StudyDay)
  }

  /// Creates a state.
  public init(
    stability: Double, difficulty: Double, phase: Phase, due: Due, intervalDays: Int,
    lastReview: Moment, reviewCount: Int, lapseCount: Int
  ) {
    self.stability = stability
    self.difficulty = difficulty
    self.phase = phase
    self.due = due
    self.intervalDays = intervalDays
    self.lastReview = lastReview
    self.reviewCount = reviewCount
    self.lapseCount = lapseCount
  }
}
