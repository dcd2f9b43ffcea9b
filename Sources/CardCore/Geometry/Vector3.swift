/// A direction or a place in space: x right, y down, z toward the viewer.
public struct Vector3: Hashable, Sendable {
  /// The component to the right.
  public var x: Double
  /// The component downward.
  public var y: Double
  /// The component toward the viewer.
  public var z: Double

  /// Creates a vector from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The vertical axis: a turn about it swings the right edge away and the left edge near.
  public static let vertical = Vector3(x: 0, y: 1, z: 0)
  /// The horizontal axis: a turn about it swings the top edge away and the bottom edge near.
  public static let horizontal = Vector3(x: 1, y: 0, z: 0)

  /// The length of the vector.
  public var length: Double { (x * x + y * y + z * z).squareRoot() }
}
