extension MotionPath {
  /// A place on a path, and how the path runs there.
  public struct Sample: Hashable, Sendable {
    /// The place.
    public var point: Point
    /// The direction, clockwise from rightward; it grows and falls without jumps of a whole turn.
    public var direction: Angle
    /// One over the radius of the bend, per point; positive where the path turns clockwise.
    public var curvature: Double
  }

  /// The path at some progress, clamped to 0...1; NaN counts as 0.
  ///
  /// Where the path stands still, in a cusp, the direction and the curvature are those close by.
  public func sample(at progress: Double) -> Sample {
    let distance = progress.clamped(to: 0...1) * length
    guard let piece = piece(at: distance) else {
      return Sample(point: .zero, direction: .zero, curvature: 0)
    }
    let t = piece.table.parameter(at: distance - piece.offset)
    return Sample(
      point: piece.segment.point(at: t.value),
      direction: Angle(radians: piece.table.direction(at: t.value, step: t.step)),
      curvature: piece.table.curvature(at: t.value))
  }

  /// The place at some progress.
  public func point(at progress: Double) -> Point { sample(at: progress).point }

  /// The direction at some progress.
  public func direction(at progress: Double) -> Angle { sample(at: progress).direction }

  /// How much the path turns about a place, per point: the mean over a stretch of some length.
  ///
  /// Unlike the curvature it is finite in corners and does not jump where pieces meet.
  public func bend(at progress: Double, over stretch: Double) -> Double {
    guard length > 0, stretch > 0 else { return 0 }
    let half = min(stretch / length, 1) / 2
    let middle = progress.clamped(to: half...(1 - half))
    let turn =
      direction(at: middle + half).radians - direction(at: middle - half).radians
    return turn / (2 * half * length)
  }

  private func piece(at distance: Double) -> MotionPathPiece? {
    pieces.last { $0.offset <= distance } ?? pieces.first
  }
}
