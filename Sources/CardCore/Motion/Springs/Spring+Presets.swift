extension Spring {
  /// A spring without bounce, half a second long.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a little bounce, half a second long.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with a clear bounce, half a second long.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// A spring without bounce, of any duration.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce, of any duration.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a clear bounce, of any duration.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
