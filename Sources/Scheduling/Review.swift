/// One grading of a card, as it is logged.
public struct Review: Hashable, Sendable {
  /// The review's own identity, 32 lower-case hexadecimal digits, so that a retry logs it once.
  public var id: String
  /// The card that was graded.
  public var card: CardIdentity
  /// The grade.
  public var grade: Grade
  /// When it was given.
  public var moment: Moment
  /// How long the answer took, in milliseconds, at most 60 000.
  public var answerMilliseconds: Int
  /// The memory before; nil for a card met for the first time.
  public var before: Memory?
  /// The memory after.
  public var after: Memory

  /// Creates a review.
  public init(
    id: String, card: CardIdentity, grade: Grade, moment: Moment, answerMilliseconds: Int,
    before: Memory?, after: Memory
  ) {
    self.id = id
    self.card = card
    self.grade = grade
    self.moment = moment
    self.answerMilliseconds = answerMilliseconds
    self.before = before
    self.after = after
  }
}
