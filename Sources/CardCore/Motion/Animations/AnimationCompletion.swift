/// The news that an animation is complete.
public struct AnimationCompletion<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Where the animation went; if it was interrupted, the value is bound elsewhere by now.
  public let target: Value
  /// What made it complete.
  public let criteria: AnimationCompletionCriteria

  /// Creates the news.
  public init(target: Value, criteria: AnimationCompletionCriteria) {
    self.target = target
    self.criteria = criteria
  }
}

/// A completion that has not been told yet.
struct PendingCompletion<Value: Equatable & Sendable>: Equatable, Sendable {
  /// What will be told.
  let completion: AnimationCompletion<Value>
  /// When it is due at the latest, in seconds; everything is due once the value is at rest.
  let due: Double
}
