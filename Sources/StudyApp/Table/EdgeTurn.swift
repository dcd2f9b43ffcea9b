public import CardCore

/// Turns a card by its edge: the point that was grabbed stays under the pointer.
public struct EdgeTurn: Hashable, Sendable {
  /// The grabbed point's distance from the middle at rest, in points; negative on the left.
  public var grabbed: Double
  /// The eye's distance in points.
  public var distance: Double

  /// Takes hold of a card.
  ///
  /// - Parameters:
  ///   - x: Where, in points from the middle of the card on the screen.
  ///   - turned: The card's present turn relative to the side that shows.
  ///   - size: The card's extent in points.
  public init(grabbingAt x: Double, turned: Angle, size: Size) {
    distance = max(size.width, size.height) / CardPose.turnPerspective
    let rotation = Rotation3(turned, about: .vertical).row1
    // x = X · cos / (1 + X · sin / d), solved for X.
    let denominator = rotation.x + x * rotation.z / distance
    let solved = abs(denominator) > 1e-6 ? x / denominator : x
    let half = size.width / 2
    grabbed = min(half, max(-half, solved))
    if abs(grabbed) < 1 { grabbed = x < 0 ? -1 : 1 }
  }

  /// The turn that puts the grabbed point under a pointer, relative to the side that shows.
  ///
  /// The edge swings away from the viewer: 0 at rest, half a turn on the other side (negative for
  /// the left edge). Beyond what can be reached the turn stays at its end.
  public func turn(for x: Double) -> Angle {
    let arm = abs(grabbed)
    let sign = grabbed < 0 ? -1.0 : 1.0
    // With c = x / X and k = X / d, cos t − c k sin t = c, so √(1 + c²k²) cos(t + φ) = c.
    let c = max(-1, min(1, x * sign / arm))
    let slope = c * arm / distance
    let angle =
      Angle.arcCosine(max(-1, min(1, c / (1 + slope * slope).squareRoot()))).radians
      - Angle.arcTangent(slope).radians
    return Angle(radians: sign * min(.pi, max(0, angle)))
  }
}
