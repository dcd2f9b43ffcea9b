/// How a value moves to its target: a curve or a spring, perhaps later, faster, or repeated.
///
/// An animation is a value without a clock. Modifiers apply to all that stands before them:
/// `.easeIn.delay(1).speed(2)` starts after half a second.
public struct Animation: Hashable, Sendable {
  /// What moves the value.
  enum Base: Hashable {
    /// A timing curve and its duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring that takes over the value and the velocity it finds.
    case spring(Spring, blendDuration: Double)
    /// A spring from 0 to 1 that is used like a curve; the velocity is in spans a second.
    case interpolatingSpring(Spring, initialVelocity: Double)
  }

  /// What is done to the time of an animation.
  enum Modifier: Hashable {
    /// Waits, for seconds of at least 0.
    case delay(Double)
    /// Runs faster or slower, by a factor greater than 0.
    case speed(Double)
    /// Runs several times, or for ever.
    case repeating(count: Int?, autoreverses: Bool)
    /// Counts as complete after some seconds.
    case logicallyComplete(after: Double)
  }

  /// What moves the value.
  let base: Base
  /// What is done to its time, the innermost first.
  private(set) var modifiers: [Modifier]

  init(base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  private func adding(_ modifier: Modifier) -> Animation {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// Starts some seconds later; less than 0 counts as 0.
  public func delay(_ delay: Double) -> Animation {
    adding(.delay(delay.clamped(to: 0...Animation.longest)))
  }

  /// Runs at another speed; 2 is twice as fast, and the factor is kept within 0.001...1000.
  public func speed(_ speed: Double) -> Animation {
    adding(.speed(speed.clamped(to: 0.001...1000)))
  }

  /// Runs several times, at least once.
  ///
  /// - Parameter autoreverses: Whether every second run goes back. After the last run the value is
  ///   at its target, even if that run went back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repeating(count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Runs until another animation takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repeating(count: nil, autoreverses: autoreverses))
  }

  /// Counts as logically complete some seconds after its start; less than 0 counts as 0.
  public func logicallyComplete(after duration: Double) -> Animation {
    adding(.logicallyComplete(after: duration.clamped(to: 0...Animation.longest)))
  }

  /// The longest duration or delay that is kept, in seconds.
  static let longest = 1e6
}
