/// A point after a projective map, in homogeneous coordinates.
public struct ProjectedPoint: Hashable, Sendable {
  /// The horizontal coordinate times w.
  public var x: Double
  /// The vertical coordinate times w.
  public var y: Double
  /// The depth: 1 in the plane of the screen, more behind it, 0 at the eye.
  public var w: Double

  /// The smallest depth that is drawn; what lies nearer to the eye is clipped away.
  public static let nearPlane = 1.0 / 16

  /// Creates a point from its homogeneous coordinates.
  public init(x: Double, y: Double, w: Double) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// Where the point is seen; nil when it lies nearer than the near plane or behind the eye.
  public var point: Point? {
    guard w >= Self.nearPlane else { return nil }
    return Point(x: x / w, y: y / w)
  }

  /// The point on the way to another one; 0 is here and 1 there.
  func interpolated(to other: ProjectedPoint, at share: Double) -> ProjectedPoint {
    ProjectedPoint(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, w: w + (other.w - w) * share)
  }
}

extension Point {
  /// The point after a projective map.
  public func applying(_ transform: ProjectionTransform) -> ProjectedPoint {
    ProjectedPoint(
      x: x * transform.m11 + y * transform.m21 + transform.m31,
      y: x * transform.m12 + y * transform.m22 + transform.m32,
      w: x * transform.m13 + y * transform.m23 + transform.m33)
  }
}
