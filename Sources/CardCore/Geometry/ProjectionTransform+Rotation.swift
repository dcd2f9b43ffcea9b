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
    let length = axis.length
    guard length > 0, length.isFinite else { return .identity }
    let extent = max(size.width, size.height)
    let nearness = extent > 0 ? perspective / extent : 0
    let rotation = RotationMatrix(
      angle, x: axis.x / length, y: axis.y / length, z: axis.z / length)
    let anchorX = anchor.x * size.width
    let anchorY = anchor.y * size.height
    let origin = rotation.applied(x: -anchorX, y: -anchorY, z: -anchorZ)
    let w1 = -rotation.m13 * nearness
    let w2 = -rotation.m23 * nearness
    let w3 = 1 - origin.z * nearness
    return ProjectionTransform(
      rotation.m11 + anchorX * w1, rotation.m12 + anchorY * w1, w1,
      rotation.m21 + anchorX * w2, rotation.m22 + anchorY * w2, w2,
      origin.x + anchorX * w3, origin.y + anchorY * w3, w3)
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

/// A rotation in space for row vectors, the layout of `CATransform3DMakeRotation`.
private struct RotationMatrix {
  let m11: Double
  let m12: Double
  let m13: Double
  let m21: Double
  let m22: Double
  let m23: Double
  let m31: Double
  let m32: Double
  let m33: Double

  /// The rotation about a unit axis.
  init(_ angle: Angle, x: Double, y: Double, z: Double) {
    let c = cosine(angle.radians)
    let s = sine(angle.radians)
    let o = 1 - c
    m11 = c + x * x * o
    m12 = x * y * o + z * s
    m13 = x * z * o - y * s
    m21 = x * y * o - z * s
    m22 = c + y * y * o
    m23 = y * z * o + x * s
    m31 = x * z * o + y * s
    m32 = y * z * o - x * s
    m33 = c + z * z * o
  }

  func applied(x: Double, y: Double, z: Double) -> Vector3 {
    Vector3(
      x: x * m11 + y * m21 + z * m31, y: x * m12 + y * m22 + z * m32,
      z: x * m13 + y * m23 + z * m33)
  }
}
