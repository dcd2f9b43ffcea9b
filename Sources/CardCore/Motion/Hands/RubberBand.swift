/// A soft limit: the farther something is pulled beyond it, the less it follows.
///
/// `y = (1 − 1 / (x·c/d + 1))·d`, as scroll views do at their ends. The slope is c at the limit and
/// the displacement stays below d.
public struct RubberBand: Hashable, Sendable {
  /// The displacement that is approached and never reached; greater than 0.
  public let dimension: Double
  /// The share of a small pull that is followed, in 0.001...1.
  public let coefficient: Double

  /// Creates a band.
  ///
  /// - Parameters:
  ///   - dimension: Kept within 1e-9...1e9.
  ///   - coefficient: Kept within 0.001...1.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension.clamped(to: 1e-9...1e9)
    self.coefficient = coefficient.clamped(to: 0.001...1)
  }

  /// How far something moves that is pulled by a distance, to either side; NaN counts as 0.
  public func displacement(forPull pull: Double) -> Double {
    guard pull.isFinite else { return pull.isNaN ? 0 : dimension * (pull < 0 ? -1 : 1) }
    let amount = abs(pull) * coefficient / dimension
    let moved = amount.isFinite ? (1 - 1 / (amount + 1)) * dimension : dimension
    return pull < 0 ? -moved : moved
  }

  /// The pull that moves something by a distance; the inverse of `displacement(forPull:)`.
  ///
  /// A displacement of `dimension` or more, which no pull makes, counts as a little less.
  public func pull(forDisplacement displacement: Double) -> Double {
    guard !displacement.isNaN else { return 0 }
    let moved = min(abs(displacement), dimension * (1 - 1e-9))
    let pull = dimension * moved / (coefficient * (dimension - moved))
    return displacement < 0 ? -pull : pull
  }

  /// A value that follows exactly within a range and softly beyond it.
  public func value(_ value: Double, within range: ClosedRange<Double>) -> Double {
    let inside = value.clamped(to: range)
    return inside + displacement(forPull: value - inside)
  }
}
