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
