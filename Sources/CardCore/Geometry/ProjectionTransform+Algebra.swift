extension ProjectionTransform {
  /// Creates a map from its nine entries, row by row.
  public init(
    _ m11: Double, _ m12: Double, _ m13: Double, _ m21: Double, _ m22: Double, _ m23: Double,
    _ m31: Double, _ m32: Double, _ m33: Double
  ) {
    self.init()
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }

  /// The map that does this one first and then the other: the product `self · next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(
      m11 * next.m11 + m12 * next.m21 + m13 * next.m31,
      m11 * next.m12 + m12 * next.m22 + m13 * next.m32,
      m11 * next.m13 + m12 * next.m23 + m13 * next.m33,
      m21 * next.m11 + m22 * next.m21 + m23 * next.m31,
      m21 * next.m12 + m22 * next.m22 + m23 * next.m32,
      m21 * next.m13 + m22 * next.m23 + m23 * next.m33,
      m31 * next.m11 + m32 * next.m21 + m33 * next.m31,
      m31 * next.m12 + m32 * next.m22 + m33 * next.m32,
      m31 * next.m13 + m32 * next.m23 + m33 * next.m33)
  }

  /// The determinant: positive where the map keeps the orientation, 0 where it flattens the plane.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map that undoes this one; nil when the plane is flattened or an entry is not finite.
  public func inverted() -> ProjectionTransform? {
    let determinant = self.determinant
    let factor = 1 / determinant
    guard determinant != 0, factor.isFinite else { return nil }
    let inverse = adjugate.scaled(by: factor)
    return inverse.isFinite ? inverse : nil
  }

  /// The transposed cofactors: the inverse up to the factor `determinant`.
  private var adjugate: ProjectionTransform {
    ProjectionTransform(
      m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
      m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
      m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
  }

  private func scaled(by factor: Double) -> ProjectionTransform {
    ProjectionTransform(
      m11 * factor, m12 * factor, m13 * factor, m21 * factor, m22 * factor, m23 * factor,
      m31 * factor, m32 * factor, m33 * factor)
  }

  /// Whether parallels stay parallel: w is 1 everywhere.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether every point stays exactly where it is.
  public var isIdentity: Bool { self == .identity }

  /// Whether all entries are numbers and none is infinite.
  public var isFinite: Bool {
    (m11 * 0 + m12 * 0 + m13 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m31 * 0 + m32 * 0 + m33 * 0) == 0
  }

  /// Whether every entry is within a distance of the other map's.
  public func isClose(to other: ProjectionTransform, within tolerance: Double) -> Bool {
    let differences = [
      m11 - other.m11, m12 - other.m12, m13 - other.m13, m21 - other.m21, m22 - other.m22,
      m23 - other.m23, m31 - other.m31, m32 - other.m32, m33 - other.m33,
    ]
    return differences.allSatisfy { abs($0) <= tolerance }
  }
}
