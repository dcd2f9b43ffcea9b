/// The light on cards: a lamp above the reader's left shoulder, and light from everywhere.
public enum CardLight {
  /// The light on a sheet by the direction in which its front looks: 1 when it faces the viewer.
  ///
  /// The side that is seen is lit, whichever it is.
  public static func shade(normal: Vector3) -> Double {
    let sign = normal.z < 0 ? -1.0 : 1.0
    let lit = (-0.3 * normal.x - 0.35 * normal.y + 0.89 * abs(normal.z) * sign) * sign
    return min(1.12, 0.42 + 0.58 * max(0, lit) / 0.89)
  }
}
