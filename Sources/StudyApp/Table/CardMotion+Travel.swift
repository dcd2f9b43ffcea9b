internal import CardCore

extension CardMotion {
  /// Sends the card off the table.
  mutating func sendAway(to end: Point, asLeaf: Bool, at seconds: Double) {
    flightEnd = end
    tilt.release(at: seconds)
    arrival = AnimatedValue(1)
    if asLeaf {
      // The leaf goes on turning from where the hand let go, and leaves to the left.
      flightEnd = FlightEnd.leaf
      leaf.release(to: 180, with: .spring(response: 0.45, dampingFraction: 1), at: seconds)
    }
    flight.animate(to: 1, with: .carryAway, at: seconds)
  }

  /// Brings the card back from where it flew, on the same way.
  ///
  /// - Parameter end: Where it flew, for a card that is no longer in the air.
  mutating func bringBack(from end: Point, setting: MotionSetting, at seconds: Double) {
    arrival = AnimatedValue(1)
    tilt = TiltMotion()
    fade = .none
    turn = AnimatedValue(turn.target)
    guard setting == .full else {
      leaf = AnimatedValue(0)
      flight = AnimatedValue(0)
      if setting == .reduced { fade = CrossFade(appearingAt: seconds) }
      return
    }
    if flight.target == 0 {
      flightEnd = end
      flight = AnimatedValue(1)
    }
    flight.animate(to: 0, with: .bringBack, at: seconds)
    leaf.animate(to: 0, with: .bringBack, at: seconds)
  }

  /// Lets the card fall back to where it rests: no leaf, no flight, no tilt.
  mutating func lieDown(at seconds: Double) {
    leaf.release(to: 0, with: .spring(response: 0.35, dampingFraction: 0.9), at: seconds)
    flight.animate(to: 0, with: .bringBack, at: seconds)
    tilt.release(at: seconds)
  }
}
