/// A segment of a path with its table, and the distance at which it begins.
struct MotionPathPiece: Hashable, Sendable {
  /// The curve.
  let segment: MotionPathSegment
  /// Its lengths and directions.
  var table: ArcLengthTable
  /// The distance from the start of the path.
  var offset = 0.0

  init(_ segment: MotionPathSegment) {
    self.segment = segment
    table = ArcLengthTable(segment)
  }
}
