/// A value that moves to its target in time, and that a hand can take at any moment.
///
/// It has no clock: every question and every command comes with a time, in seconds of a monotonic
/// clock. What it answers depends on the commands and the time only, never on how often it is
/// asked. Once it has settled, `value(at:)` is the target exactly.
///
/// No input is fatal: a value with a component that is not finite (or beyond 1e150) is ignored, and
/// a command whose time is not finite takes effect without motion.
///
/// What is asked in every frame is compiled for plain numbers too, which is some five times as fast
/// as the generic code that another module would call.
public struct AnimatedValue<Value: Animatable & Equatable & Sendable>: Equatable, Sendable {
  /// Where the value goes, or stays.
  public internal(set) var target: Value

  /// The part of the way that counts as arrived.
  let restFraction: Double
  /// Where the value was before the first motion.
  var base: Value.AnimatableData
  /// The motions under way, the oldest first.
  var layers: [MotionLayer<Value.AnimatableData>] = []
  /// The movement of the hand that has the value.
  var sampler: VelocitySampler<Value.AnimatableData>?
  /// What is still to be told.
  var pending: [PendingCompletion<Value>] = []

  /// Creates a value at rest.
  ///
  /// - Parameter restFraction: The part of its way within which a spring counts as settled, in
  ///   1e-9...0.1.
  public init(_ value: Value, restFraction: Double = 0.001) {
    target = value
    base = value.animatableData
    self.restFraction = restFraction.clamped(to: 1e-9...0.1)
  }

  /// The value at a time, not before that of the last command.
  @specialized(where Value == Double)
  public func value(at time: Double) -> Value {
    isSettled(at: time) ? target : target.withAnimatableData(state(at: time).value)
  }

  /// The velocity at a time, in animatable data a second; of a held value, that of the hand.
  @specialized(where Value == Double)
  public func velocity(at time: Double) -> Value.AnimatableData { state(at: time).velocity }

  /// When the value comes to rest; nil if nothing moves it, infinity if it never rests.
  public var settleTime: Double? { layers.last?.end }

  /// Whether the value moves no more by itself, so that no further frame is due.
  public func isSettled(at time: Double) -> Bool { settleTime.map { time >= $0 } ?? true }

  /// Sends the value to a new target from where it is, with the velocity it has.
  ///
  /// A spring takes over value and velocity. A curve is laid over the motion under way, whose
  /// remaining way fades as the curve proceeds; with a curve that starts level, the velocity is
  /// continuous too. A motion that still waits for its delay is given up. A held value is let go.
  ///
  /// - Parameter completionCriteria: When `takeCompletions(at:)` tells of this animation, if at all.
  @specialized(where Value == Double)
  public mutating func animate(
    to newTarget: Value, with animation: Animation = .default, at time: Double,
    completionCriteria: AnimationCompletionCriteria? = nil
  ) {
    let data = newTarget.animatableData
    guard data.isFinite else { return }
    let (wait, motion) = animation.splitAtStart
    let isThere = !isHeld && isSettled(at: time) && target.animatableData == data
    guard time.isFinite, !isThere else {
      snap(to: newTarget)
      note(completionCriteria, of: newTarget, due: -.infinity)
      return
    }
    dropWhatIsOver(at: time)
    let start = state(at: time + wait)
    let layer = MotionLayer(
      begin: time + wait, target: data, animation: motion, state: start,
      takingOver: layers.last?.response(at: time + wait), restFraction: restFraction)
    if layer.takeover != nil, wait == 0 {
      base = start.value
      layers = []
    }
    sampler = nil
    layers.append(layer)
    target = newTarget
    limitDepth(at: time)
    let length = animation.logicalDuration(baseDuration: layer.baseDuration)
    note(completionCriteria, of: newTarget, due: time + length)
  }

  /// Puts the value on a new target without motion.
  public mutating func snap(to newTarget: Value) {
    guard newTarget.animatableData.isFinite else { return }
    target = newTarget
    base = newTarget.animatableData
    layers = []
    sampler = nil
  }

  /// Place and velocity at a time.
  func state(at time: Double) -> MotionState<Value.AnimatableData> {
    let bottom = MotionState(
      value: base, velocity: sampler?.velocity(at: time) ?? Value.AnimatableData.zero)
    return layers.reduce(bottom) { $1.state(at: time, over: $0) }
  }

  /// Forgets the motions that can be seen no more, and those that have not begun.
  private mutating func dropWhatIsOver(at time: Double) {
    layers.removeAll { $0.begin > time }
    if let over = layers.lastIndex(where: { time >= $0.end }) {
      base = layers[over].target
      layers.removeFirst(over + 1)
    }
    if let begun = layers.lastIndex(where: { $0.takeover != nil }) {
      layers.removeFirst(begun)
    }
    // A curve that began this very moment has done nothing yet.
    while let top = layers.last, top.takeover == nil, top.begin == time { layers.removeLast() }
  }

  /// Replaces the two oldest motions by a spring with their place and velocity, if there are many.
  ///
  /// So a key that repeats faster than its animation runs cannot pile up work; what little of the
  /// oldest motions is still to be seen stays continuous.
  private mutating func limitDepth(at time: Double) {
    guard layers.count > 8 else { return }
    let bottom = MotionState(value: base, velocity: Value.AnimatableData.zero)
    let second = layers[1]
    let state = second.state(at: time, over: layers[0].state(at: time, over: bottom))
    let rest = min(max(second.end - time, 0.05), 1)
    layers[1] = MotionLayer(
      begin: time, target: second.target, animation: .smooth(duration: rest), state: state,
      restFraction: restFraction)
    layers.removeFirst()
  }
}
