/// How a hand, keys, or nothing at all tilt a card: where it is pressed at each time.
///
/// A hand is followed exactly. Let go, the card waits a moment, so that a pointer which only skims
/// the edge causes no flutter, and springs back. Left alone it may sway a little.
public struct TiltMotion: Equatable, Sendable {
  /// Whether the card sways when nothing else moves it.
  public var swaysWhenIdle: Bool
  private var pressure = AnimatedValue(Point.zero)
  /// When the card was last touched, in seconds.
  private var touched = 0.0

  /// How long a card waits before it springs back, in seconds.
  public static let returnDelay = 0.12
  /// The spring back: slow and bouncy, as on phones.
  public static let comeBack = Animation.interactiveSpring(
    response: 0.6, dampingFraction: 0.32, blendDuration: 0)
  /// How far one press of a key goes, of the way to the edge.
  public static let keyStep = 0.35

  /// Creates a card that lies flat.
  public init(swaysWhenIdle: Bool = false) {
    self.swaysWhenIdle = swaysWhenIdle
  }

  /// Presses the card where a hand is, in fractions of half the width and height from the middle.
  ///
  /// Beyond the edge the card gives way less and less.
  public mutating func press(_ point: Point, at time: Double) {
    let length = hypotenuse(point.x, point.y)
    guard length.isFinite else { return }
    let factor = length > 1 ? (1 + Self.soft(length - 1)) / length : 1
    pressure.hold(Point(x: point.x * factor, y: point.y * factor), at: time)
    touch(at: time)
  }

  /// Lets the card go: after a moment it springs back.
  public mutating func release(at time: Double) {
    pressure.release(to: .zero, with: Self.comeBack.delay(Self.returnDelay), at: time)
    touch(at: time)
  }

  /// Presses a key's step further toward a side; the card stays there until it is let go.
  public mutating func nudge(_ edge: Edge, at time: Double) {
    let step = edge.outward
    let target = pressure.target
    pressure.animate(
      to: Point(
        x: (target.x + step.x * Self.keyStep).clamped(to: -1...1),
        y: (target.y + step.y * Self.keyStep).clamped(to: -1...1)),
      with: .spring(response: 0.3, dampingFraction: 0.7), at: time)
    touch(at: time)
  }

  /// Where the card is pressed at a time.
  public func pressure(at time: Double) -> Point {
    let pressed = pressure.value(at: time)
    guard swaysWhenIdle, !pressure.isHeld, pressure.target == .zero, time.isFinite else {
      return pressed
    }
    // The sway begins gently once the card has come to rest.
    let idle = ((time - touched - 2.5) / 2).clamped(to: 0...1)
    let strength = idle * idle * (3 - 2 * idle) * 0.3
    return Point(
      x: pressed.x + strength * sine(0.9 * (time - touched)),
      y: pressed.y + strength * sine(1.3 * (time - touched)))
  }

  /// Whether the card moves no more by itself, so that no further frame is due.
  public func isSettled(at time: Double) -> Bool {
    pressure.isSettled(at: time) && !(swaysWhenIdle && !pressure.isHeld && pressure.target == .zero)
  }

  private mutating func touch(at time: Double) {
    if time.isFinite { touched = time }
  }

  /// How far beyond the edge a card gives way: the rubber band of half a card's half width.
  private static func soft(_ excess: Double) -> Double {
    0.5 * (1 - 1 / (excess * 0.55 / 0.5 + 1))
  }
}
