/// A card turned over about an axis through its middle.
public struct FlipEffect: CardEffect {
  /// What the effect is called, and what it shows.
  public let summary: EffectSummary
  /// The axis about which the back is mounted.
  private let axis: Vector3
  /// How far the turn starts from that axis, clockwise.
  private let lean: Angle

  /// From side to side, as a hand turns a card over.
  public static let vertical = FlipEffect(
    EffectSummary(
      "flip-vertical", title: "Flip", article: .sides,
      explanation: "The card turns about its upright axis; the side that faces the reader shows."),
    axis: .vertical)
  /// End over end.
  public static let horizontal = FlipEffect(
    EffectSummary(
      "flip-horizontal", title: "Flip end over end", article: .sides,
      explanation: "The top goes away and the bottom comes up; the back is not upside down."),
    axis: .horizontal)
  /// About the line from corner to corner.
  public static let diagonal = FlipEffect(
    EffectSummary(
      "flip-diagonal", title: "Flip over a corner", article: .sides,
      explanation: "One corner leads: the axis starts on the slant and comes upright on the way."),
    axis: .vertical, lean: .degrees(50))

  private init(_ summary: EffectSummary, axis: Vector3, lean: Angle = .zero) {
    self.summary = summary
    self.axis = axis
    self.lean = lean
  }

  /// Creates a turn that starts about any axis in the plane of the card.
  ///
  /// On the way the axis moves to the vertical or the horizontal one, whichever is nearer, so that
  /// the card comes to lie as it lay before.
  public init(about axis: Vector3) {
    let isLevel = abs(axis.x) > abs(axis.y)
    let home = isLevel ? Vector3.horizontal : .vertical
    var lean = isLevel ? arcTangent(axis.y, axis.x) : arcTangent(-axis.x, axis.y)
    // An axis has no direction: the nearer end of it counts.
    if lean > .pi / 2 { lean -= .pi } else if lean < -.pi / 2 { lean += .pi }
    self.init(
      EffectSummary(
        "flip", title: "Flip", article: .sides,
        explanation: "The card turns about an axis of its own."), axis: home,
      lean: Angle(radians: lean.isFinite ? lean : 0))
  }

  /// One panel, turned by half a turn times the progress.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    var panel = stage.panel()
    guard progress != 0 else { return [panel] }
    let rotation = Rotation3(.degrees(180 * progress), about: axis(at: progress))
    panel.transform = ProjectionTransform(
      turning: rotation, anchor: .center, perspective: 0.45, size: stage.size)
    panel.backAxis = axis
    panel.shade = CardLight.shade(normal: rotation.row3)
    return [panel]
  }

  /// The axis, which leans as long as the card does not lie on its back.
  private func axis(at progress: Double) -> Vector3 {
    let left = 1 - progress.clamped(to: 0...1)
    let angle = lean.radians * left * left * (3 - 2 * left)
    let (c, s) = (cosine(angle), sine(angle))
    return Vector3(x: axis.x * c - axis.y * s, y: axis.x * s + axis.y * c, z: 0)
  }
}
