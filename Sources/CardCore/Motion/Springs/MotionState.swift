/// Where something is and how fast it moves, in units and units a second.
struct MotionState<V: VectorArithmetic>: Equatable, Sendable {
  /// The place.
  var value: V
  /// The velocity, per second.
  var velocity: V
}
