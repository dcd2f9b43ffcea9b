/// A quantity that can be added and scaled, so that it can be blended and sprung.
///
/// The requirements are those of SwiftUI's protocol of the same name.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every component by a factor.
  mutating func scale(by factor: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// A copy with every component multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// The length of the vector, in the unit of its components.
  public var magnitude: Double { magnitudeSquared.squareRoot() }

  /// Whether the length can be reckoned with: no component is NaN, infinite, or beyond 1e150.
  var isFinite: Bool { magnitudeSquared.isFinite }

  /// The inner product, by the polarisation identity `u·v = (|u+v|² − |u|² − |v|²) / 2`.
  func dotProduct(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}
