/// A damped harmonic oscillator that pulls a value to its target.
///
/// Every question is answered in closed form from the elapsed time, so the curve does not depend on
/// how often it is sampled. Names and conventions are SwiftUI's.
///
/// No input is fatal. A number that makes no sense is replaced: mass and stiffness must be positive
/// and finite (else 1), damping at least 0, `stiffness / mass` lies in 1e-6...1e12, and the damping
/// ratio in 0...1000.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The frequency without damping, in radians a second.
  public let angularFrequency: Double
  /// The damping as a share of the critical damping: below 1 the spring overshoots.
  public let dampingRatio: Double

  /// The shortest response that is kept; it belongs to SwiftUI's greatest stiffness, 45,000.
  private static let shortestResponse = 2 * Double.pi / 45_000.0.squareRoot()

  private init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1000)
  }

  /// Creates a spring from its physical quantities.
  ///
  /// - Parameter allowOverDamping: Without it, a damping ratio above 1 counts as 1.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 1
    let frequencySquared = min(max(stiffness / mass, 1e-6), 1e12)
    let frequency = frequencySquared.squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      mass: mass, angularFrequency: frequency,
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring of mass 1 from its response and damping ratio.
  ///
  /// - Parameter response: The period without damping, in seconds. Below 0.0296 s (and when it is
  ///   not a number) it counts as that; at most 1000 s.
  public init(response: Double, dampingRatio: Double) {
    let response =
      response.isNaN
      ? Spring.shortestResponse : min(max(response, Spring.shortestResponse), 1000)
    self.init(mass: 1, angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring of mass 1 from its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The response in seconds, treated as in `init(response:dampingRatio:)`.
  ///   - bounce: 0 is critically damped, 1 swings forever, and below 0 the spring is overdamped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio: Double =
      if bounce > -1, bounce < 0 {
        1 / (1 + bounce)
      } else {
        bounce <= -1 ? .infinity : 1 - bounce
      }
    self.init(response: duration, dampingRatio: ratio)
  }

  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The perceived duration in seconds, which is the response.
  public var duration: Double { response }

  /// How much the spring bounces: `1 − ratio`, or `1 / ratio − 1` for an overdamped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force per unit of offset.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force per unit of velocity.
  public var damping: Double { 2 * mass * dampingRatio * angularFrequency }
}
