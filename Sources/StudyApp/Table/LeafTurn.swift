public import CardCore

/// Turns a leaf about its left edge so that its free edge follows a pointer.
public enum LeafTurn {
  /// The turn that puts the free edge at a distance from the spine, 0 at rest to half a turn.
  ///
  /// The free edge of a leaf that lifts toward the viewer is seen at
  /// `W cos t / (1 − k sin t)` with `k = perspective · W / max(W, H)`: it first moves outward, so
  /// the same place is reached twice; this gives the later of the two turns, the one on the way
  /// over. Solved in closed form: `cos t + c k sin t = c` with `c = x / W`.
  public static func turn(forFreeEdgeAt x: Double, size: Size) -> Angle {
    guard size.width > 0, x.isFinite else { return .zero }
    let k = CardPose.leafPerspective * size.width / max(size.width, size.height)
    let c = max(-1, x / size.width)
    let reach = (1 + c * c * k * k).squareRoot()
    let turn = Angle.arcCosine(max(-1, min(1, c / reach))).radians + Angle.arcTangent(c * k).radians
    return Angle(radians: min(.pi, max(0, turn)))
  }
}
