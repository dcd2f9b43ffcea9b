/// The rule by which a drag, when it ends, goes on or goes back.
///
/// Progress runs from 0 to 1, and velocities are progress a second.
public struct CommitRule: Hashable, Sendable {
  /// The progress beyond which the drag goes on.
  public var threshold: Double
  /// The seconds by which the drag is thought on at its velocity.
  public var lookahead: Double
  /// The speed from which the direction alone decides.
  public var flingSpeed: Double

  /// Creates a rule.
  public init(threshold: Double = 0.5, lookahead: Double = 0.25, flingSpeed: Double = 1.5) {
    self.threshold = threshold
    self.lookahead = lookahead
    self.flingSpeed = flingSpeed
  }

  /// Whether a drag that ends at some progress with a velocity goes on; NaN counts as 0.
  public func goesOn(progress: Double, velocity: Double) -> Bool {
    let velocity = velocity.isNaN ? 0 : velocity
    if abs(velocity) >= flingSpeed { return velocity > 0 }
    return progress.projectedEnd(velocity: velocity, duration: lookahead) > threshold
  }
}
