extension Animation {
  /// The duration of a curve unless another is given, in seconds.
  public static let defaultDuration = 0.35

  /// The animation used where none is named: a spring without bounce.
  public static let `default` = spring

  /// Moves evenly.
  public static let linear = linear(duration: defaultDuration)
  /// Starts slowly.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// Ends slowly.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// Starts and ends slowly.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// Moves evenly for some seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly, and lasts some seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly, and lasts some seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly, and lasts some seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Follows a curve for some seconds; a duration of 0, below 0 or NaN arrives at once.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(base: .curve(curve, duration: duration.clamped(to: 0...longest)))
  }

  /// Follows a cubic Bézier curve, as CSS writes it, for some seconds.
  ///
  /// The x of the control points are clamped to 0...1; their y may lie outside, to overshoot.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double,
    duration: Double = defaultDuration
  ) -> Animation {
    let curve = UnitCurve.overshooting(
      start: UnitPoint(x: startX, y: startY), end: UnitPoint(x: endX, y: endY))
    return timingCurve(curve, duration: duration)
  }
}
