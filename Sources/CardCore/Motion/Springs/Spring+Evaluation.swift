extension Spring {
  /// The place after some time, for a spring that starts at zero and pulls to a target.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls to.
  ///   - initialVelocity: The velocity at time 0, per second.
  ///   - time: Seconds since the start; less than 0, or NaN, counts as 0.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let start = MotionState(value: V.zero, velocity: initialVelocity)
    return propagator(after: time).state(after: start, target: target).value
  }

  /// The velocity after some time, for a spring that starts at zero and pulls to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let start = MotionState(value: V.zero, velocity: initialVelocity)
    return propagator(after: time).state(after: start, target: target).velocity
  }

  /// The value after some time, for a spring between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let data = toValue.animatableData
    let start = MotionState(
      value: fromValue.animatableData, velocity: initialVelocity.animatableData)
    return toValue.withAnimatableData(
      propagator(after: time).state(after: start, target: data).value)
  }

  /// The velocity after some time, for a spring between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let data = toValue.animatableData
    let start = MotionState(
      value: fromValue.animatableData, velocity: initialVelocity.animatableData)
    return toValue.withAnimatableData(
      propagator(after: time).state(after: start, target: data).velocity)
  }

  /// The force on a mass at a place with a velocity: `stiffness·(target − position) −
  /// damping·velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by some time, exactly.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let state = propagator(after: deltaTime)
      .state(after: MotionState(value: value, velocity: velocity), target: target)
    value = state.value
    velocity = state.velocity
  }

  /// The exact solution of `y″ + 2ζω y′ + ω² y = 0` after some time.
  ///
  /// With `s = ζω` all three regimes share one form, `C = e^(−st) cos ωd t` and
  /// `S = e^(−st) sin(ωd t) / ωd`, where the critical and the overdamped case replace the circular
  /// functions by their limits and by the hyperbolic ones.
  func propagator(after time: Double) -> MotionPropagator {
    let time = time > 0 ? min(time, 1e9) : 0
    let decay = dampingRatio * angularFrequency
    let (cosinePart, sinePart) =
      dampingRatio < 1 ? oscillation(after: time) : returning(after: time)
    return MotionPropagator(
      positionByOffset: cosinePart + decay * sinePart,
      positionByVelocity: sinePart,
      velocityByOffset: -angularFrequency * angularFrequency * sinePart,
      velocityByVelocity: cosinePart - decay * sinePart)
  }

  /// The frequency with damping, in radians a second; 0 unless the spring is underdamped.
  var dampedFrequency: Double {
    dampingRatio < 1
      ? angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() : 0
  }

  /// `C` and `S` of an underdamped spring.
  private func oscillation(after time: Double) -> (Double, Double) {
    let envelope = exponential(-dampingRatio * angularFrequency * time)
    let frequency = dampedFrequency
    let phase = frequency * time
    let sinc = phase > 1e-8 ? sine(phase) / frequency : time
    return (envelope * cosine(phase), envelope * sinc)
  }

  /// `C` and `S` of a critically damped or overdamped spring, without cancellation or overflow.
  private func returning(after time: Double) -> (Double, Double) {
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    let slowRate = angularFrequency / (dampingRatio + root)
    let gap = 2 * angularFrequency * root * time
    let envelope = exponential(-slowRate * time)
    let fast = exponential(-gap)
    return (envelope * (1 + fast) / 2, envelope * time * meanDecay(gap))
  }

  /// `(1 − e^(−x)) / x`, by its series where the difference would lose digits.
  private func meanDecay(_ x: Double) -> Double {
    guard x < 0.02 else { return (1 - exponential(-x)) / x }
    return 1 - x / 2 * (1 - x / 3 * (1 - x / 4 * (1 - x / 5 * (1 - x / 6))))
  }
}
