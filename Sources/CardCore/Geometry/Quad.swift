/// Four corners in the order top left, top right, bottom right, bottom left.
public struct Quad: Hashable, Sendable {
  /// The first corner.
  public var topLeft: Point
  /// The second corner.
  public var topRight: Point
  /// The third corner.
  public var bottomRight: Point
  /// The fourth corner.
  public var bottomLeft: Point

  /// Creates a quadrilateral from its corners.
  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates a rectangle with its top left corner at the origin.
  public init(_ size: Size) {
    self.init(
      topLeft: .zero, topRight: Point(x: size.width, y: 0),
      bottomRight: Point(x: size.width, y: size.height), bottomLeft: Point(x: 0, y: size.height))
  }

  /// The corners in order.
  public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }
}

/// A quadrilateral after a projective map.
public struct ProjectedQuad: Hashable, Sendable {
  /// The corners: top left, top right, bottom right, bottom left as they were before.
  public let corners: [ProjectedPoint]
  /// What is seen: the part beyond the near plane, at most five corners, maybe none.
  public let visiblePolygon: [Point]
  /// The area of the visible polygon, positive when it keeps the orientation of the screen.
  public let signedArea: Double
  /// Which side is seen.
  public let facing: Facing

  /// Projects a quadrilateral.
  ///
  /// Where every corner has a positive w, the side agrees with the sign of the map's determinant.
  public init(_ quad: Quad, _ transform: ProjectionTransform) {
    self.init(polygon: quad.corners, transform)
  }

  /// Projects any convex polygon that goes round clockwise.
  init(polygon: [Point], _ transform: ProjectionTransform) {
    corners = polygon.map { $0.applying(transform) }
    visiblePolygon = NearPlane.clip(corners)
    signedArea = Polygon.signedArea(visiblePolygon)
    let flat = abs(Polygon.signedArea(polygon)) * 1e-7
    if !(abs(signedArea) > flat) {
      facing = .edge
    } else {
      facing = signedArea > 0 ? .front : .back
    }
  }
}
