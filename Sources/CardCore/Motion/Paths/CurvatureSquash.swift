/// How something that follows a path gives way in bends: slimmer along, broader across.
///
/// With `e = min(gain · |bend| · extent, greatest)` it is scaled by `1 / (1 + e)` along the path and
/// by `1 + e` across, so its area stays the same.
public struct CurvatureSquash: Hashable, Sendable {
  /// How strongly it gives way.
  public var gain: Double
  /// The most it gives way.
  public var greatest: Double

  /// It keeps its shape.
  public static let rigid = CurvatureSquash(gain: 0, greatest: 0)

  /// Creates a rule; negative numbers and NaN count as 0, and both are at most 10.
  public init(gain: Double = 0.5, greatest: Double = 0.35) {
    self.gain = gain.clamped(to: 0...10)
    self.greatest = greatest.clamped(to: 0...10)
  }

  /// The scale along the path and across it.
  ///
  /// - Parameters:
  ///   - bend: One over the radius of the bend, per point.
  ///   - extent: The size of what moves, in points.
  public func scale(bend: Double, extent: Double) -> (along: Double, across: Double) {
    let amount = 1 + (gain * abs(bend) * extent).clamped(to: 0...greatest)
    return (1 / amount, amount)
  }
}
