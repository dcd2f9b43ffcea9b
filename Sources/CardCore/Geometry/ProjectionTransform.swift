/// A projective map of the plane, applied to row vectors: `[x y 1] · m`.
///
/// The layout is SwiftUI's: `x' = (m11 x + m21 y + m31) / w`, `y' = (m12 x + m22 y + m32) / w`,
/// `w = m13 x + m23 y + m33`.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row, which multiplies x.
  public var m11 = 1.0
  /// The share of x in y'.
  public var m12 = 0.0
  /// The share of x in w.
  public var m13 = 0.0
  /// The share of y in x'.
  public var m21 = 0.0
  /// The share of y in y'.
  public var m22 = 1.0
  /// The share of y in w.
  public var m23 = 0.0
  /// The constant part of x'.
  public var m31 = 0.0
  /// The constant part of y'.
  public var m32 = 0.0
  /// The constant part of w.
  public var m33 = 1.0

  /// The map that leaves every point where it is.
  public static let identity = ProjectionTransform()

  /// Creates the identity.
  public init() {}

  /// A shift by an offset.
  public static func translation(x: Double, y: Double) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m31 = x
    result.m32 = y
    return result
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = x
    result.m22 = y
    return result
  }
}
