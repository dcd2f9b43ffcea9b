/// What a model knows of one card.
public struct MemoryState: Hashable, Sendable {
  /// The days after which the chance of remembering is 90 %.
  public var stability: Double
  /// How hard the card is, 1...10.
  public var difficulty: Double

  /// Creates a state.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

/// A model of forgetting: it tells how a grade changes what is remembered.
///
/// The log keeps every grade with its time, so that another model can take over by replaying it.
public protocol MemoryModel: Sendable {
  /// The state after a card's first grade.
  func firstState(_ grade: Grade) -> MemoryState

  /// The state after a further grade.
  ///
  /// - Parameter elapsedDays: Whole study days since the last grade; 0 on the same day.
  func nextState(_ state: MemoryState, grade: Grade, elapsedDays: Int) -> MemoryState

  /// The chance of remembering, 0...1, so many days after the last grade.
  func retrievability(stability: Double, elapsedDays: Double) -> Double

  /// The days, not rounded, after which the chance of remembering has fallen to `retention`.
  func interval(stability: Double, retention: Double) -> Double

  /// Whether grades on one day change the stability, so that intervals below a day make sense.
  var learnsWithinDay: Bool { get }
}
