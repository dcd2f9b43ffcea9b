internal import CardCore

/// All that moves about one card, each part its own animation that a hand can take over.
struct CardMotion: Equatable, Sendable {
  /// The turn in degrees; multiples of 180 are sides.
  var turn = AnimatedValue(0.0)
  /// How the card is turned over; a hand on its edge always turns it about the vertical axis.
  var style = FlipStyle.vertical
  /// How a hand or the keys tilt the card.
  var tilt = TiltMotion()
  /// The turn of the leaf in degrees, 0...180.
  var leaf = AnimatedValue(0.0)
  /// How far the card has been carried away, 0...1.
  var flight = AnimatedValue(0.0)
  /// Where the flight ends.
  var flightEnd = Point(x: -1.4, y: 0)
  /// How far the card has come up from the pile, 0...1.
  var arrival = AnimatedValue(1.0)
  /// The cross-fade that stands for turning when motion is reduced.
  var fade = CrossFade.none

  /// The pose at a time.
  func pose(at seconds: Double) -> CardPose {
    var pose = CardPose()
    pose.turn = Angle(degrees: turn.value(at: seconds))
    pose.pressure = tilt.pressure(at: seconds)
    pose.leaf = Angle(degrees: min(180, max(0, leaf.value(at: seconds))))
    pose.flight = flight.value(at: seconds)
    pose.flightEnd = flightEnd
    pose.arrival = arrival.value(at: seconds)
    return pose
  }

  /// Whether everything rests.
  func isSettled(at seconds: Double) -> Bool {
    turn.isSettled(at: seconds) && tilt.isSettled(at: seconds) && leaf.isSettled(at: seconds)
      && flight.isSettled(at: seconds) && arrival.isSettled(at: seconds)
      && fade.isSettled(at: seconds)
  }

  /// Whether nothing but the turn holds the card away from rest.
  func isOnlyTurning(at seconds: Double) -> Bool {
    let pose = pose(at: seconds)
    return pose.leaf == .zero && pose.flight == 0 && pose.arrival == 1 && pose.pressure == .zero
  }

  /// Whether the back is, or is about to be, the side that shows.
  var headsForBack: Bool { Self.isBack(degrees: turn.target) }

  /// Whether a turn of so many degrees shows the back.
  static func isBack(degrees: Double) -> Bool {
    guard degrees.isFinite else { return false }
    let half = (degrees / 180).rounded()
    return half.truncatingRemainder(dividingBy: 2) != 0
  }

  /// Turns the card over, from wherever it is.
  mutating func turnOver(
    style: FlipStyle = .vertical, setting: MotionSetting, at seconds: Double
  ) {
    self.style = style
    tilt.release(at: seconds)
    let side = (turn.target / 180).rounded()
    // Over on an odd side, back on an even one: to and fro, as a hand would.
    let target = Self.isBack(degrees: turn.target) ? (side - 1) * 180 : (side + 1) * 180
    turn(to: target, setting: setting, at: seconds)
  }

  /// Turns the card to a number of degrees.
  mutating func turn(to degrees: Double, setting: MotionSetting, at seconds: Double) {
    switch setting {
    case .full: turn.animate(to: degrees, with: style.animation, at: seconds)
    case .reduced:
      turn = AnimatedValue(degrees)
      fade = CrossFade(startingAt: seconds)
    case .none: turn = AnimatedValue(degrees)
    }
  }
}

extension Animation {
  /// A card let go while it turns: brisk, with a trace of overshoot.
  static let cardTurn = Animation.spring(response: 0.5, dampingFraction: 0.8)
  /// A card that comes up from the pile.
  static let arrive = Animation.spring(response: 0.35, dampingFraction: 0.85)
  /// A graded card carried away.
  static let carryAway = Animation.timingCurve(0.3, 0, 0.7, 0.4, duration: 0.32)
  /// A card brought back.
  static let bringBack = Animation.spring(response: 0.4, dampingFraction: 0.9)
  /// A leaf that follows a hand closely.
  static let followHand = Animation.interactiveSpring(
    response: 0.12, dampingFraction: 0.95, blendDuration: 0)
}
