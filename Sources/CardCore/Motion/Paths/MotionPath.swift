/// A way across the screen, measured by its length.
///
/// Progress 0 is the start and 1 the end, and equal steps of progress are equal distances. x grows
/// to the right and y downward, so angles grow clockwise. A coordinate that is not a number counts
/// as 0, and all are kept within a million.
public struct MotionPath: Hashable, Sendable {
  /// The pieces, each with its table.
  private(set) var pieces: [MotionPathPiece] = []
  /// The length in points.
  public private(set) var length = 0.0

  /// Creates a path of segments, each of which begins where the one before ends.
  init(segments: [MotionPathSegment]) {
    for segment in segments { append(MotionPathPiece(segment)) }
  }

  /// A broken line through points; no points are the origin.
  public static func polyline(_ points: [Point]) -> MotionPath {
    let points = points.map(usable)
    guard let first = points.first else { return polyline([.zero]) }
    guard points.count > 1 else { return MotionPath(segments: [.line(first, first)]) }
    return MotionPath(segments: zip(points, points.dropFirst()).map { .line($0, $1) })
  }

  /// A straight line.
  public static func line(from start: Point, to end: Point) -> MotionPath {
    polyline([start, end])
  }

  /// A cubic Bézier curve.
  public static func curve(
    from start: Point, control1: Point, control2: Point, to end: Point
  ) -> MotionPath {
    MotionPath(segments: [
      .cubic(usable(start), usable(control1), usable(control2), usable(end))
    ])
  }

  /// A part of a circle, from one angle to the other, clockwise if the angle grows.
  ///
  /// Angles are measured from the right; 90 degrees is the bottom. At most 16 turns are kept.
  public static func arc(
    center: Point, radius: Double, from start: Angle, to end: Angle
  ) -> MotionPath {
    let from = usable(start.radians)
    let sweep = (usable(end.radians) - from).clamped(to: -32 * .pi...32 * .pi)
    // Quarters keep the table fine enough, however many turns there are.
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / Double(count)
    return MotionPath(
      segments: (0..<count).map { index in
        .arc(
          center: usable(center), radius: usable(radius), from: from + part * Double(index),
          to: index == count - 1 ? from + sweep : from + part * Double(index + 1))
      })
  }

  /// A figure eight on its side, the lemniscate of Bernoulli, from its right end downward.
  ///
  /// Its length is 5.244 times the half width.
  public static func lemniscate(center: Point, halfWidth: Double) -> MotionPath {
    MotionPath(segments: [.bernoulli(center: usable(center), halfWidth: usable(halfWidth))])
  }

  /// A figure eight on its side with rounder loops, the lemniscate of Gerono, from its crossing.
  ///
  /// Its length is 6.097 times the half width.
  public static func figureEight(center: Point, halfWidth: Double) -> MotionPath {
    MotionPath(segments: [.gerono(center: usable(center), halfWidth: usable(halfWidth))])
  }

  /// A heart, from the dent at the top, down the right side to the tip, and back up.
  ///
  /// `x = 16 sin³ t`, `y = −(13 cos t − 5 cos 2t − 2 cos 3t − cos 4t)`, where 32 is the width.
  public static func heart(center: Point, width: Double) -> MotionPath {
    let (center, scale) = (usable(center), usable(width) / 32)
    return MotionPath(segments: [
      .heart(center: center, scale: scale, from: 0, to: .pi),
      .heart(center: center, scale: scale, from: .pi, to: 2 * .pi),
    ])
  }

  /// The path and then another one, joined by a straight line if they do not meet.
  public func appending(_ other: MotionPath) -> MotionPath {
    var result = self
    let gap = (end, other.start)
    if hypotenuse(gap.0.x - gap.1.x, gap.0.y - gap.1.y) > 1e-9 {
      result.append(MotionPathPiece(.line(gap.0, gap.1)))
    }
    for piece in other.pieces { result.append(MotionPathPiece(piece.segment)) }
    return result
  }

  /// Where the path begins.
  public var start: Point {
    pieces.first.map { $0.segment.point(at: $0.segment.domain.start) } ?? .zero
  }

  /// Where the path ends.
  public var end: Point { pieces.last.map { $0.segment.point(at: $0.segment.domain.end) } ?? .zero }

  /// Adds a piece, whose direction goes on from that of the last.
  ///
  /// A corner turns the short way. At a cusp, where both ways are as long, the path turns the way
  /// it has turned on the whole, clockwise if it has not.
  private mutating func append(_ piece: MotionPathPiece) {
    guard piece.table.length > 0 || pieces.isEmpty else { return }
    if length == 0 { pieces = [] }
    var piece = piece
    piece.offset = length
    if let last = pieces.last?.table.directions.last, let first = pieces.first?.table.directions[0]
    {
      let next = piece.table.directions[0]
      var turn = nearestTurn(of: next, to: last) - last
      if abs(abs(turn) - .pi) < 1e-3, (turn < 0) != (last < first) {
        turn += turn < 0 ? 2 * .pi : -2 * .pi
      }
      piece.table.turn(by: last + turn - next)
    }
    pieces.append(piece)
    length += piece.table.length
  }

  private static func usable(_ number: Double) -> Double {
    number.isNaN ? 0 : number.clamped(to: -1e6...1e6)
  }

  private static func usable(_ point: Point) -> Point {
    Point(x: usable(point.x), y: usable(point.y))
  }
}
