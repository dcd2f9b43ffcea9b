internal import CardCore

/// How far a card gives way to a hand that presses it.
enum TiltReach {
  /// A pressure that follows the hand at first and saturates softly toward ±1.
  static func limited(_ pressure: Double) -> Double {
    guard pressure.isFinite else { return 0 }
    // Half of the way is followed exactly; the rest stretches like rubber.
    return RubberBand(dimension: 0.5).value(pressure, within: -0.5...0.5)
  }
}
