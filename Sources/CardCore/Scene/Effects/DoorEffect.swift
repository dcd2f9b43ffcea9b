/// A card that swings out on its left edge, and the next one that goes on with the same turn.
public struct DoorEffect: CardEffect {
  /// What the effect is called, and what it shows.
  public let summary = EffectSummary(
    "door", title: "Door", article: .turnsPagesAndFolds,
    explanation: "The card swings away on its left edge; the next comes round on the same hinge.")

  /// Creates the effect.
  public init() {}

  /// One panel: the old card from 0 to 90 degrees, then the new one from −90 to 0.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    let isNext = progress > 0.5
    var panel = stage.panel(isNext ? 1 : 0)
    let degrees = isNext ? 180 * (progress - 1) : 180 * progress
    guard degrees != 0 else { return [panel] }
    let rotation = Rotation3(.degrees(degrees.clamped(to: -90...90)), about: .vertical)
    panel.transform = ProjectionTransform(
      turning: rotation, anchor: .leading, perspective: 0.3, size: stage.size)
    panel.shade = CardLight.shade(normal: rotation.row3)
    return [panel]
  }
}
