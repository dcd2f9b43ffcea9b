/// A pile cut into two halves, whose cards fall into each other in turn.
public struct ShuffleEffect: CardEffect {
  /// The number of cards, an even one in 2...24.
  public let count: Int

  /// Creates a shuffle; the number of cards is kept within 2...24, and one less when it is odd.
  public init(count: Int = 10) {
    self.count = min(max(count, 2), 24) / 2 * 2
  }

  /// What the effect is called, and what it shows.
  public let summary = EffectSummary(
    "shuffle", title: "Shuffle", article: .paths,
    explanation: "The pile is cut, the halves lean apart, and the cards fall together in turn.")

  /// Starts and ends slowly.
  public var animation: Animation { .easeInOut(duration: 1.6) }

  /// As many as lie in the pile.
  public var cardCount: Int { count }

  /// The part of the time in which the halves part; the rest is the fall.
  private static let cut = 0.35
  /// The part of the fall that one card takes.
  private static let fallShare = 0.18

  /// The cards from the bottom: what has fallen, and above it the halves that are held.
  ///
  /// Of each half, and of what lies, only the cards that can be seen are shown.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress).clamped(to: 0...1)
    guard progress > 0 else { return [stage.panel()] }
    guard progress < 1 else { return [stage.panel(top)] }
    let apart = UnitCurve.easeInOut.value(at: progress / Self.cut)
    let fall = (progress - Self.cut) / (1 - Self.cut)
    var lying: [Panel] = []
    var falling: [Panel] = []
    var held: [(index: Int, panel: Panel)] = []
    for position in 0..<count {
      let order = Double(position) / Double(count - 1)
      let phase = EffectProgress.staggered(fall, order: order, share: Self.fallShare)
      let away = apart * (1 - UnitCurve.easeInOut.value(at: phase))
      let panel = panel(falling: position, away: away, on: stage)
      if phase >= 1 {
        lying.append(panel)
      } else if phase > 0 {
        var panel = panel
        // It falls between cards that throw shadows enough.
        panel.shadow = nil
        falling.append(panel)
      } else {
        held.append((card(falling: position), panel))
      }
    }
    let half = count / 2
    let lower = held.filter { $0.index >= half }.min { $0.index < $1.index }
    let upper = held.filter { $0.index < half }.min { $0.index < $1.index }
    if held.isEmpty, var last = falling.popLast() {
      last.shadow = stage.shadow()
      falling.append(last)
    }
    let tops = [lower, upper].compactMap { $0?.panel }
    return Array(lying.suffix(1)) + falling + tops
  }

  /// The card that lies on top in the end.
  private var top: Int { card(falling: count - 1) }

  /// The card that falls at a position: alternately from the upper and the lower half.
  private func card(falling position: Int) -> Int {
    (position % 2 == 0 ? count / 2 : count) - 1 - position / 2
  }

  private func panel(falling position: Int, away: Double, on stage: EffectStage) -> Panel {
    let index = card(falling: position)
    var panel = stage.panel(index)
    guard away > 0 else { return panel }
    let size = stage.size
    let side = position % 2 == 0 ? -1.0 : 1
    let turn = Rotation3(.degrees(-18 * side * away), about: .vertical)
      .followed(by: Rotation3(.degrees(7 * side * away), about: Vector3(x: 0, y: 0, z: 1)))
    let offset = Vector3(
      x: side * away * 0.45 * size.width, y: -away * 0.05 * size.height,
      z: -away * 0.7 * size.width)
    let eye = SceneEye(
      before: Point(x: size.width / 2, y: size.height / 2), perspective: 0.45,
      extent: max(size.width, size.height))
    let plane = ScenePlane(
      turning: turn, about: Point(x: size.width / 2, y: size.height / 2), movedBy: offset)
    panel.transform = eye.transform(of: plane)
    panel.shade = CardLight.shade(normal: turn.row3)
    panel.shadow = stage.shadow()
    return panel
  }
}
