/// A turn in space, composable with others.
///
/// Nine numbers in the layout for row vectors: `p' = p · R`, as Core Animation has it.
public struct Rotation3: Hashable, Sendable {
  /// The image of the x axis.
  public private(set) var row1 = Vector3(x: 1, y: 0, z: 0)
  /// The image of the y axis.
  public private(set) var row2 = Vector3(x: 0, y: 1, z: 0)
  /// The image of the z axis: where the front of a card looks.
  public private(set) var row3 = Vector3(x: 0, y: 0, z: 1)

  /// No turn.
  public static let identity = Rotation3()

  private init() {}

  /// Creates a turn about an axis through the origin; an axis without length gives no turn.
  public init(_ angle: Angle, about axis: Vector3) {
    let length = axis.length
    guard length > 0, length.isFinite, angle.radians.isFinite else { return }
    let x = axis.x / length
    let y = axis.y / length
    let z = axis.z / length
    let c = cosine(angle.radians)
    let s = sine(angle.radians)
    let o = 1 - c
    row1 = Vector3(x: c + x * x * o, y: x * y * o + z * s, z: x * z * o - y * s)
    row2 = Vector3(x: x * y * o - z * s, y: c + y * y * o, z: y * z * o + x * s)
    row3 = Vector3(x: x * z * o + y * s, y: y * z * o - x * s, z: c + z * z * o)
  }

  /// Where a vector goes.
  public func applied(to vector: Vector3) -> Vector3 {
    Vector3(
      x: vector.x * row1.x + vector.y * row2.x + vector.z * row3.x,
      y: vector.x * row1.y + vector.y * row2.y + vector.z * row3.y,
      z: vector.x * row1.z + vector.y * row2.z + vector.z * row3.z)
  }

  /// This turn followed by another.
  public func followed(by next: Rotation3) -> Rotation3 {
    var result = Rotation3()
    result.row1 = next.applied(to: row1)
    result.row2 = next.applied(to: row2)
    result.row3 = next.applied(to: row3)
    return result
  }
}

extension ProjectionTransform {
  /// A plane turned about an anchor, seen in perspective with the anchor as vanishing point.
  ///
  /// The eye is `max(width, height) / perspective` in front of the anchor, as in SwiftUI's
  /// `rotation3DEffect`; several turns are composed in space before anything is projected.
  ///
  /// - Parameters:
  ///   - rotation: The turn.
  ///   - anchor: The point that stays in place, as fractions of the size.
  ///   - lift: How far the turned plane is moved in space, toward the viewer for positive z.
  ///   - perspective: 0 is orthographic; larger is stronger.
  ///   - size: The plane's extent in points.
  public init(
    turning rotation: Rotation3, anchor: UnitPoint,
    movedBy lift: Vector3 = Vector3(x: 0, y: 0, z: 0),
    perspective: Double, size: Size
  ) {
    self.init()
    let extent = max(size.width, size.height)
    let inverseDistance = extent > 0 && perspective.isFinite ? max(0, perspective) / extent : 0
    let a = Point(x: anchor.x * size.width, y: anchor.y * size.height)
    // A point (x, y) of the plane is (x − a.x) · row1 + (y − a.y) · row2 + lift in space.
    func column(_ component: (Vector3) -> Double) -> (Double, Double, Double) {
      let first = component(rotation.row1)
      let second = component(rotation.row2)
      return (first, second, component(lift) - a.x * first - a.y * second)
    }
    let x = column(\.x)
    let y = column(\.y)
    let z = column(\.z)
    (m13, m23, m33) = (-z.0 * inverseDistance, -z.1 * inverseDistance, 1 - z.2 * inverseDistance)
    (m11, m21, m31) = (x.0 + a.x * m13, x.1 + a.x * m23, x.2 + a.x * m33)
    (m12, m22, m32) = (y.0 + a.y * m13, y.1 + a.y * m23, y.2 + a.y * m33)
  }
}
