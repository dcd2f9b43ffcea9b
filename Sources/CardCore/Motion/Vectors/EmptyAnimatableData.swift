/// The animatable data of something that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable {
  /// Creates the only value there is.
  public init() {}

  /// The only value there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Nothing and nothing make nothing.
  public static func + (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  /// Nothing less nothing is nothing.
  public static func - (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  /// Leaves nothing as it is.
  public mutating func scale(by factor: Double) {}

  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}
