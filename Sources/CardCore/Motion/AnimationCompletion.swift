/// What has to happen for an animation to count as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable, CaseIterable {
  /// The animation has all but arrived: a curve is over, or a spring's response has passed.
  ///
  /// It stays due at that time even if another animation has taken over meanwhile.
  case logicallyComplete
  /// Nothing moves any more, neither this animation nor one that has taken over.
  case removed
}

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

extension AnimatedValue {
  /// The animations that have become complete by a time, in the order they were asked for.
  ///
  /// Each is told exactly once. While a hand has the value nothing is complete; what waited is told
  /// after the release.
  public mutating func takeCompletions(at time: Double) -> [AnimationCompletion<Value>] {
    guard !pending.isEmpty, !isHeld else { return [] }
    let isAtRest = isSettled(at: time)
    let complete = pending.filter { isAtRest || time >= $0.due }
    pending.removeAll { isAtRest || time >= $0.due }
    return complete.map(\.completion)
  }

  /// Remembers to tell of an animation.
  mutating func note(
    _ criteria: AnimationCompletionCriteria?, of target: Value, due: Double
  ) {
    guard let criteria else { return }
    pending.append(
      PendingCompletion(
        completion: AnimationCompletion(target: target, criteria: criteria),
        due: criteria == .removed ? .infinity : due))
  }
}
