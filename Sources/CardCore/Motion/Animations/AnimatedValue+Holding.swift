extension AnimatedValue {
  /// Whether a hand has the value.
  public var isHeld: Bool { sampler != nil }

  /// Gives the value to a hand: it is now exactly where the hand has it.
  ///
  /// Call it at each movement. The velocity of the hand is measured and handed on when the value
  /// is let go.
  @specialized(where Value == Double)
  public mutating func hold(_ value: Value, at time: Double) {
    let data = value.animatableData
    guard data.isFinite else { return }
    var movement = sampler ?? VelocitySampler()
    movement.add(data, at: time)
    snap(to: value)
    sampler = movement
  }

  /// Gives the value to a hand where it is, in flight or at rest, and answers where that is.
  @discardableResult
  public mutating func grab(at time: Double) -> Value {
    let value = value(at: time)
    hold(value, at: time)
    return value
  }

  /// Lets go of the value: it moves to a target with the velocity of the hand.
  ///
  /// Only a spring can carry the velocity on; a curve starts from rest.
  public mutating func release(
    to newTarget: Value, with animation: Animation = .default, at time: Double,
    completionCriteria: AnimationCompletionCriteria? = nil
  ) {
    animate(
      to: newTarget, with: animation, at: time, completionCriteria: completionCriteria)
  }
}
