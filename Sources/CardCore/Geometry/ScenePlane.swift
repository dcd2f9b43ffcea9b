/// A sheet in space: where the points of a card lie.
struct ScenePlane: Hashable, Sendable {
  /// Where the card's top left corner lies.
  var origin: Vector3
  /// A step to the right on the card.
  var across: Vector3
  /// A step down on the card.
  var down: Vector3

  /// The card at rest, in the plane of the screen.
  static let resting = ScenePlane(
    origin: Vector3(x: 0, y: 0, z: 0), across: Vector3(x: 1, y: 0, z: 0),
    down: Vector3(x: 0, y: 1, z: 0))

  init(origin: Vector3, across: Vector3, down: Vector3) {
    self.origin = origin
    self.across = across
    self.down = down
  }

  /// A card turned about a point of its own, which is then moved.
  init(
    turning rotation: Rotation3, about pivot: Point,
    movedBy offset: Vector3 = Vector3(x: 0, y: 0, z: 0)
  ) {
    across = rotation.row1
    down = rotation.row2
    origin =
      Vector3(x: pivot.x, y: pivot.y, z: 0) + offset - across * pivot.x - down * pivot.y
  }

  /// Where a point of the card lies.
  func place(of point: Point) -> Vector3 { origin + across * point.x + down * point.y }

  /// The direction in which the front looks, of length 1.
  var normal: Vector3 {
    let normal = across.cross(down)
    return normal.length > 0 ? normal * (1 / normal.length) : Vector3(x: 0, y: 0, z: 1)
  }
}

/// The one eye that sees all panels of a picture.
struct SceneEye: Hashable, Sendable {
  /// The point of the screen before which the eye is.
  let center: Point
  /// One over the eye's distance from the screen; 0 is parallel projection.
  let nearness: Double

  /// Places the eye as `rotation3DEffect` does: `extent / perspective` before a point.
  init(before center: Point, perspective: Double, extent: Double) {
    self.center = center
    nearness = extent > 0 ? perspective / extent : 0
  }

  /// The map from the points of a card to where they are seen.
  ///
  /// A point P of space is seen at `c + (P − c) / w` with `w = 1 − P.z / d`.
  func transform(of plane: ScenePlane) -> ProjectionTransform {
    let (a, b, o) = (plane.across, plane.down, plane.origin)
    let w = (-a.z * nearness, -b.z * nearness, 1 - o.z * nearness)
    return ProjectionTransform(
      a.x + center.x * w.0, a.y + center.y * w.0, w.0,
      b.x + center.x * w.1, b.y + center.y * w.1, w.1,
      o.x - center.x + center.x * w.2, o.y - center.y + center.y * w.2, w.2)
  }
}
