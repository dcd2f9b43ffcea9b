extension ProjectionTransform {
  /// The map of a flat rectangle that is turned in space and seen in perspective.
  ///
  /// The same as SwiftUI's `rotation3DEffect`: `M = T(−a) · R · P · T(+a)` with row vectors, of which the
  /// third row and column are left out. `P` has `m34 = −1/d`, and `d = max(width, height) /
  /// perspective` is the distance of the eye. A turn about +y takes the right edge away.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned; clockwise about z as it is seen.
  ///   - axis: The direction of the axis; a zero or unusable axis gives the identity.
  ///   - anchor: The place in the rectangle that the axis passes, and above which the eye is.
  ///   - anchorZ: How far the axis lies before the rectangle.
  ///   - perspective: How strong the perspective is; 0 is parallel projection.
  ///   - size: The rectangle, with its top left corner at the origin.
  public static func rotation3D(
    _ angle: Angle, axis: Vector3, anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1, size: Size
  ) -> ProjectionTransform {
    guard axis.length > 0, axis.length.isFinite else { return .identity }
    let rotation = Rotation3(angle, about: axis)
    // The pivot lies before the rectangle, so the rectangle turns behind it.
    let normal = rotation.row3
    return ProjectionTransform(
      turning: rotation, anchor: anchor,
      movedBy: Vector3(
        x: -anchorZ * normal.x, y: -anchorZ * normal.y, z: -anchorZ * normal.z),
      perspective: perspective, size: size)
  }

  /// The mirror image about a line through a point: half a turn about it, seen flat.
  ///
  /// Only the part of the axis in the plane counts; without any, the line is vertical.
  public static func reflection(
    about axis: Vector3, through point: Point
  ) -> ProjectionTransform {
    let length = hypotenuse(axis.x, axis.y)
    let isUsable = length > 1e-12 && length.isFinite
    let x = isUsable ? axis.x / length : 0
    let y = isUsable ? axis.y / length : 1
    let along = x * x - y * y
    let across = 2 * x * y
    return ProjectionTransform(
      along, across, 0, across, -along, 0,
      point.x - point.x * along - point.y * across, point.y - point.x * across + point.y * along, 1)
  }
}
