/// One animation of a value, from the moment it begins until it rests at its target.
///
/// A spring takes over the state it finds. A curve is laid over whatever moves beneath it, and its
/// progress says how much of that is still to be seen.
struct MotionLayer<V: VectorArithmetic>: Equatable, Sendable {
  /// When the motion begins, on the clock of the caller, in seconds.
  let begin: Double
  /// Where it goes.
  let target: V
  /// How it goes there, without a wait before it.
  let animation: Animation
  /// The state that a spring has taken over; nil for what is laid over the motion beneath.
  let takeover: MotionState<V>?
  /// The change from the response of the spring that was taken over, if there is one.
  let blend: SpringBlend?
  /// The duration of the innermost animation in its own time, in seconds.
  let baseDuration: Double
  /// When the motion rests, in seconds; infinity if it never does.
  let end: Double

  /// Creates a motion that begins with a state.
  ///
  /// - Parameters:
  ///   - response: That of the spring that is taken over, if one is under way.
  ///   - restFraction: The part of its way, or of the way that its velocity is good for, that
  ///     counts as arrived.
  init(
    begin: Double, target: V, animation: Animation, state: MotionState<V>,
    takingOver response: Double? = nil, restFraction: Double
  ) {
    self.begin = begin
    self.target = target
    self.animation = animation
    switch animation.base {
    case .curve(_, let duration):
      takeover = nil
      blend = nil
      baseDuration = duration
    case .interpolatingSpring(let spring, let velocity):
      takeover = nil
      blend = nil
      let scale = max(1, abs(velocity) / spring.angularFrequency)
      baseDuration = spring.settlingDuration(
        offset: 1.0, velocity: -velocity, epsilon: scale * restFraction)
    case .spring(let spring, let blendDuration):
      takeover = state
      blend = SpringBlend(
        to: spring, fromResponse: response.map { $0 * animation.rate } ?? spring.response,
        duration: blendDuration)
      let start = MotionState(
        value: state.value, velocity: state.velocity.scaled(by: 1 / animation.rate))
      baseDuration = Self.settlingDuration(
        of: spring, blend: blend, from: start, to: target, restFraction: restFraction)
    }
    end = begin + animation.duration(baseDuration: baseDuration)
  }

  /// The time that a spring takes to come to rest, in its own time.
  private static func settlingDuration(
    of spring: Spring, blend: SpringBlend?, from start: MotionState<V>, to target: V,
    restFraction: Double
  ) -> Double {
    let scale = max(
      (start.value - target).magnitude, start.velocity.magnitude / spring.angularFrequency)
    guard scale > 0 else { return 0 }
    let state = blend?.propagator(after: blend?.duration ?? 0).state(after: start, target: target)
    let settling = spring.settlingDuration(
      offset: (state ?? start).value - target, velocity: (state ?? start).velocity,
      epsilon: scale * restFraction)
    return (blend?.duration ?? 0) + settling
  }

  /// The response of a spring under way at a time, in seconds of the clock; nil for all else.
  func response(at time: Double) -> Double? {
    guard case .spring(let spring, _) = animation.base, time >= begin, time < end else {
      return nil
    }
    let rate = animation.rate
    return (blend?.response(at: (time - begin) * rate) ?? spring.response) / rate
  }

  /// The state at a time, given that of the motion beneath at the same time.
  func state(at time: Double, over below: MotionState<V>) -> MotionState<V> {
    if time < begin { return below }
    if time >= end { return MotionState(value: target, velocity: .zero) }
    let motion = animation.propagator(
      after: time - begin, baseDuration: baseDuration, base: baseMotion)
    if let takeover { return motion.state(after: takeover, target: target) }
    let offset = below.value - target
    return MotionState(
      value: motion.isAtStart
        ? below.value : target + offset.scaled(by: motion.positionByOffset),
      velocity: offset.scaled(by: motion.velocityByOffset)
        + below.velocity.scaled(by: motion.positionByOffset))
  }

  /// What the innermost animation makes of an offset and a velocity in its own time.
  private func baseMotion(after time: Double) -> MotionPropagator {
    switch animation.base {
    case .curve(let curve, let duration):
      let progress = time / duration
      return MotionPropagator(
        positionByOffset: 1 - curve.value(at: progress), positionByVelocity: 0,
        velocityByOffset: -curve.velocity(at: progress) / duration, velocityByVelocity: 0)
    case .interpolatingSpring(let spring, let velocity):
      let motion = spring.propagator(after: time)
      return MotionPropagator(
        positionByOffset: motion.positionByOffset - velocity * motion.positionByVelocity,
        positionByVelocity: 0,
        velocityByOffset: motion.velocityByOffset - velocity * motion.velocityByVelocity,
        velocityByVelocity: 0)
    case .spring(let spring, _):
      return blend?.propagator(after: time) ?? spring.propagator(after: time)
    }
  }
}
