/// Cards on the faces of a turning block: forward and back turn opposite ways.
public struct PushEffect: CardEffect {
  /// The way in which the block turns.
  public let direction: TurnDirection

  /// Creates a push to the next card, or a pop to the one before.
  public init(_ direction: TurnDirection) {
    self.direction = direction
  }

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    direction == .forward
      ? EffectSummary(
        "push-forward", title: "Push", article: .turnsPagesAndFolds,
        explanation: "The next card comes round from the right on the side of a block.")
      : EffectSummary(
        "push-back", title: "Pop", article: .turnsPagesAndFolds,
        explanation: "The card before comes round from the left, as the block turns back.")
  }

  /// A spring with a trace of overshoot.
  public var animation: Animation { .spring(response: 0.6, dampingFraction: 0.85) }

  /// The sides of the block that face the reader.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    let size = stage.size
    let nearest = Int(progress.rounded())
    guard progress != Double(nearest) else { return [panel(nearest, on: stage)] }
    let eye = SceneEye(
      before: Point(x: size.width / 2, y: size.height / 2), perspective: 0.4,
      extent: max(size.width, size.height))
    let first = Int(progress.rounded(.down))
    let sides = (first - 1...first + 2).compactMap { index -> (panel: Panel, depth: Double)? in
      side(index, turned: Double(index) - progress, eye: eye, stage: stage)
    }
    return sides.sorted { $0.depth < $1.depth }.map(\.panel)
  }

  /// A side of the block, a number of quarter turns away from the reader; nil if it looks away.
  private func side(
    _ index: Int, turned quarters: Double, eye: SceneEye, stage: EffectStage
  ) -> (panel: Panel, depth: Double)? {
    let size = stage.size
    let sign = direction == .forward ? 1.0 : -1
    let rotation = Rotation3(.degrees(90 * quarters * sign), about: .vertical)
    let middle = Point(x: size.width / 2, y: size.height / 2)
    // The middle of a side lies half a width before the axis of the block.
    let half = size.width / 2
    let offset = rotation.row3 * half - Vector3(x: 0, y: 0, z: half)
    let plane = ScenePlane(turning: rotation, about: middle, movedBy: offset)
    let transform = eye.transform(of: plane)
    guard transform.determinant > 0 else { return nil }
    var panel = panel(index, on: stage)
    panel.transform = transform
    panel.shade = CardLight.shade(normal: rotation.row3)
    if let shadow = panel.shadow {
      // The nearer side must not darken the other one, which lies to its right.
      let sideways = abs(1 - 2 * abs(quarters)).clamped(to: 0...1)
      panel.shadow = Shadow(x: shadow.x * sideways, y: shadow.y, opacity: shadow.opacity)
    }
    return (panel, plane.place(of: middle).z)
  }

  /// The card on a side; the block shows fronts only.
  private func panel(_ index: Int, on stage: EffectStage) -> Panel {
    stage.panel(direction == .forward ? index : -index)
  }
}
