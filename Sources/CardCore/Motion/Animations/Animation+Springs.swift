extension Animation {
  /// A spring without bounce, half a second long.
  public static let spring = spring()
  /// A spring for what follows a hand: short and a little bouncy.
  public static let interactiveSpring = interactiveSpring()
  /// A spring without bounce, half a second long.
  public static let smooth = smooth()
  /// A spring with a little bounce, half a second long.
  public static let snappy = snappy()
  /// A spring with a clear bounce, half a second long.
  public static let bouncy = bouncy()

  /// A spring that keeps the value and the velocity it finds.
  ///
  /// - Parameter blendDuration: When it takes over from a spring of another response, the response
  ///   changes over within this many seconds.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(base: .spring(spring, blendDuration: blendDuration.clamped(to: 0...10)))
  }

  /// A spring from its perceived duration in seconds and its bounce in -1...1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring from its response in seconds and its damping ratio.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring for what follows a hand, from its response in seconds and its damping ratio.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for what follows a hand, from its duration in seconds and a bounce beyond 0.15.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring that is added to what moves already, instead of taking it over.
  ///
  /// - Parameter initialVelocity: In spans from start to target a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    let velocity = initialVelocity.isFinite ? initialVelocity.clamped(to: -1000...1000) : 0
    return Animation(base: .interpolatingSpring(spring, initialVelocity: velocity))
  }

  /// An added spring from its physical quantities; a damping ratio above 1 counts as 1.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// An added spring from its perceived duration in seconds and its bounce.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring without bounce, of any duration.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce, of any duration.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a clear bounce, of any duration.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
