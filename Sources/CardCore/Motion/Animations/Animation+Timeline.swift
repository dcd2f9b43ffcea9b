extension Animation {
  /// The wait before anything happens, and the animation without it.
  ///
  /// A delay inside a repeated animation belongs to each of its runs, so it stays.
  var splitAtStart: (wait: Double, animation: Animation) {
    let outer = modifiers.reversed().prefix { modifier in
      if case .repeating = modifier { false } else { true }
    }
    var wait = 0.0
    var factor = 1.0
    var kept: [Modifier] = []
    for modifier in outer {
      switch modifier {
      case .delay(let delay): wait += delay / factor
      case .speed(let speed):
        factor *= speed
        kept.append(modifier)
      case .repeating, .logicallyComplete: kept.append(modifier)
      }
    }
    let inner = modifiers.dropLast(outer.count)
    return (wait, Animation(base: base, modifiers: inner + kept.reversed()))
  }

  /// How much faster than the clock the innermost animation runs.
  var rate: Double {
    modifiers.reduce(1) { rate, modifier in
      if case .speed(let speed) = modifier { rate * speed } else { rate }
    }
  }

  /// The time from the start to rest, in seconds; infinity if it never ends.
  ///
  /// - Parameter baseDuration: That of the innermost animation in its own time.
  func duration(baseDuration: Double) -> Double {
    duration(of: baseDuration, throughFirst: modifiers.count)
  }

  /// The time from the start until the animation counts as complete, in seconds.
  ///
  /// A spring counts as complete after its response, long before it rests.
  func logicalDuration(baseDuration: Double) -> Double {
    var duration = baseDuration
    if case .spring(let spring, _) = base { duration = min(spring.duration, baseDuration) }
    for modifier in modifiers {
      if case .logicallyComplete(let after) = modifier {
        duration = after
      } else {
        duration = Animation.duration(duration, with: modifier)
      }
    }
    return duration
  }

  private func duration(of base: Double, throughFirst count: Int) -> Double {
    modifiers.prefix(count).reduce(base, Animation.duration)
  }

  private static func duration(_ duration: Double, with modifier: Modifier) -> Double {
    switch modifier {
    case .delay(let delay): duration + delay
    case .speed(let speed): duration / speed
    case .repeating(let count, _):
      duration > 0 ? count.map { duration * Double($0) } ?? .infinity : 0
    case .logicallyComplete: duration
    }
  }

  /// What has become of the first offset and velocity after some time.
  ///
  /// - Parameters:
  ///   - elapsed: Seconds since the start, the wait included.
  ///   - baseDuration: That of the innermost animation in its own time.
  func propagator(
    after elapsed: Double, baseDuration: Double, base: (Double) -> MotionPropagator
  ) -> MotionPropagator {
    var time = elapsed
    var direction = 1.0
    for index in modifiers.indices.reversed() {
      switch modifiers[index] {
      case .delay(let delay):
        time -= delay
        if time < 0 { return .waiting }
      case .speed(let speed):
        time *= speed
      case .repeating(_, let autoreverses):
        let period = duration(of: baseDuration, throughFirst: index)
        guard period > 0, period.isFinite else { break }
        let run = (time / period).rounded(.down)
        time -= run * period
        if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 {
          time = period - time
          direction = -direction
        }
      case .logicallyComplete: break
      }
    }
    let rate = rate
    var motion = base(time)
    motion.positionByVelocity /= rate
    motion.velocityByOffset *= rate * direction
    motion.velocityByVelocity *= direction
    return motion
  }
}
