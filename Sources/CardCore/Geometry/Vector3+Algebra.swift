extension Vector3 {
  static func + (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  static func - (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  static func * (vector: Vector3, factor: Double) -> Vector3 {
    Vector3(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  /// The vector at right angles to both, by the right-hand rule.
  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}
