extension Spring {
  /// The time a unit step takes to come within a thousandth of its target for good, in seconds.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0)
  }

  /// The time after which a spring that starts at zero stays near its target, in seconds.
  ///
  /// It is the last moment at which the distance is `epsilon`. SwiftUI's own figure is an upper
  /// bound of it, or a multiple of 0.1 s. For a vector whose velocity does not lie along its
  /// offset the answer is an upper bound. A spring without damping never settles: infinity.
  ///
  /// - Parameter epsilon: The distance that counts as arrived, greater than 0; else it is 0.001.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(offset: .zero - target, velocity: initialVelocity, epsilon: epsilon)
  }

  /// The time after which a spring between two values stays near its target, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(
      offset: fromValue.animatableData - toValue.animatableData,
      velocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The settling time for any vector, from its components along and across the offset.
  func settlingDuration<V: VectorArithmetic>(
    offset: V, velocity: V, epsilon: Double
  ) -> Double {
    guard offset.isFinite, velocity.isFinite else { return 0 }
    let epsilon = epsilon > 0 && epsilon.isFinite ? epsilon : 0.001
    let distance = offset.magnitude
    let speed = velocity.magnitude
    guard distance > 0 else {
      return lastCrossing(offset: 0, velocity: speed, epsilon: epsilon)
    }
    let along = offset.dotProduct(velocity) / distance
    let acrossSquared = speed * speed - along * along
    guard acrossSquared > 1e-12 * speed * speed else {
      return lastCrossing(
        offset: distance, velocity: along < 0 ? -speed : speed, epsilon: epsilon)
    }
    // Both components within epsilon/√2 keep the vector within epsilon.
    let part = epsilon / 2.0.squareRoot()
    return max(
      lastCrossing(offset: distance, velocity: along, epsilon: part),
      lastCrossing(offset: 0, velocity: acrossSquared.squareRoot(), epsilon: part))
  }

  /// The last time at which `|y|` is epsilon, in one dimension; 0 if it never is.
  ///
  /// Between two turning points `y` is monotone, and each turning point lies nearer than the one
  /// before. So the last crossing comes after the last turning point outside epsilon.
  private func lastCrossing(offset: Double, velocity: Double, epsilon: Double) -> Double {
    // Below this ratio the swings outlast any use, and their number is beyond reckoning.
    guard dampingRatio > 1e-9 else {
      return hypotenuse(offset, velocity / angularFrequency) < epsilon ? 0 : .infinity
    }
    var outside: Double? = abs(offset) >= epsilon ? 0 : nil
    var next = firstTurningPoint(offset: offset, velocity: velocity)
    if let first = next, distance(offset, velocity, at: first) >= epsilon {
      outside = first
      next = nil
      if dampingRatio < 1 {
        let halfPeriod = .pi / dampedFrequency
        let loss = dampingRatio * angularFrequency * halfPeriod
        let excess = logarithm(distance(offset, velocity, at: first) / epsilon)
        let last = first + halfPeriod * max(0, (excess / loss).rounded(.down))
        outside = last
        next = last + halfPeriod
      }
    }
    guard let start = outside else { return 0 }
    return crossing(offset, velocity, after: start, before: next, epsilon: epsilon)
  }

  /// The distance from the target after some time.
  private func distance(_ offset: Double, _ velocity: Double, at time: Double) -> Double {
    let motion = propagator(after: time)
    return abs(offset * motion.positionByOffset + velocity * motion.positionByVelocity)
  }

  /// The first time after the start at which the velocity is zero, if there is one.
  private func firstTurningPoint(offset: Double, velocity: Double) -> Double? {
    let pull = angularFrequency * (angularFrequency * offset + dampingRatio * velocity)
    if dampingRatio < 1 {
      let frequency = dampedFrequency
      let phase = arcTangent(frequency * velocity, pull)
      let time = (phase > 0 ? phase : phase + .pi) / frequency
      return time.isFinite ? time : nil
    }
    let root = angularFrequency * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    guard velocity != 0, pull != 0, velocity / pull > 0 else { return nil }
    let ratio = root * velocity / pull
    guard ratio < 1 else { return nil }
    return ratio > 1e-6
      ? logarithm((1 + ratio) / (1 - ratio)) / (2 * root) : velocity / pull
  }

  /// Where the distance falls to epsilon, on a stretch on which `y` is monotone.
  ///
  /// Newton's method on the logarithm of the distance, which is all but straight, inside a bracket
  /// that is halved where a step would leave it.
  private func crossing(
    _ offset: Double, _ velocity: Double, after start: Double, before end: Double?,
    epsilon: Double
  ) -> Double {
    var outside = start
    var inside = end ?? start + response
    if end == nil {
      // Doubling ends early: the slowest spring allowed needs some 40 steps.
      for _ in 0..<64 where distance(offset, velocity, at: inside) >= epsilon {
        inside = start + (inside - start) * 2
      }
    }
    var time = (outside + inside) / 2
    for _ in 0..<80 {
      let motion = propagator(after: time)
      let place = offset * motion.positionByOffset + velocity * motion.positionByVelocity
      let speed = offset * motion.velocityByOffset + velocity * motion.velocityByVelocity
      let excess = logarithm(abs(place) / epsilon)
      if abs(excess) < 1e-13 { return time }
      if excess > 0 { outside = time } else { inside = time }
      let step = time - excess * place / speed
      time = step > outside && step < inside ? step : (outside + inside) / 2
    }
    return inside
  }
}
