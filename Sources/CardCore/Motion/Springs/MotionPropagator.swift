/// What becomes of an offset from the target and a velocity after some time.
///
/// Springs and curves are linear in both, so four numbers say everything, whatever is animated:
/// `offset(t) = offset(0)·positionByOffset + velocity(0)·positionByVelocity`, and likewise for the
/// velocity.
struct MotionPropagator: Hashable, Sendable {
  /// The share of the first offset that is left.
  var positionByOffset: Double
  /// The offset that a unit of initial velocity has made, in seconds.
  var positionByVelocity: Double
  /// The velocity that a unit of initial offset has made, per second.
  var velocityByOffset: Double
  /// The share of the initial velocity that is left.
  var velocityByVelocity: Double

  /// Nothing has happened yet, and nothing moves.
  static let waiting = MotionPropagator(
    positionByOffset: 1, positionByVelocity: 0, velocityByOffset: 0, velocityByVelocity: 0)

  /// No time has passed.
  static let still = MotionPropagator(
    positionByOffset: 1, positionByVelocity: 0, velocityByOffset: 0, velocityByVelocity: 1)

  /// What becomes of an offset and a velocity when this happens first and then the next.
  func followed(by next: MotionPropagator) -> MotionPropagator {
    MotionPropagator(
      positionByOffset: next.positionByOffset * positionByOffset
        + next.positionByVelocity * velocityByOffset,
      positionByVelocity: next.positionByOffset * positionByVelocity
        + next.positionByVelocity * velocityByVelocity,
      velocityByOffset: next.velocityByOffset * positionByOffset
        + next.velocityByVelocity * velocityByOffset,
      velocityByVelocity: next.velocityByOffset * positionByVelocity
        + next.velocityByVelocity * velocityByVelocity)
  }

  /// Whether everything is still where it was.
  var isAtStart: Bool { positionByOffset == 1 && positionByVelocity == 0 }

  /// The state some time after a state; at the start the value is the first one to the last bit.
  func state<V: VectorArithmetic>(after initial: MotionState<V>, target: V) -> MotionState<V> {
    let offset = initial.value - target
    return MotionState(
      value: isAtStart
        ? initial.value
        : target + offset.scaled(by: positionByOffset)
          + initial.velocity.scaled(by: positionByVelocity),
      velocity: offset.scaled(by: velocityByOffset)
        + initial.velocity.scaled(by: velocityByVelocity))
  }
}
