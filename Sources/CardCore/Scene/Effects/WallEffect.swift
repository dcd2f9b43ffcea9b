/// A wall of cards, over which a wave of flips runs.
public struct WallEffect: CardEffect {
  /// The number of cards, 1...200.
  public let count: Int

  /// Creates a wall; the number of cards is kept within 1...200.
  public init(count: Int = 60) {
    self.count = min(max(count, 1), 200)
  }

  /// The part of the whole time that one card takes.
  private static let share = 0.45

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    EffectSummary(
      count == 60 ? "wall" : "wall-\(count)", title: count == 60 ? "Wall" : "Wall of \(count)",
      article: .turnsPagesAndFolds,
      explanation: "\(count) cards turn over in a wave from corner to corner, seen by one eye.")
  }

  /// Evenly, as every card has its own start and end.
  public var animation: Animation { .linear(duration: 2.4) }

  /// As many as there are places.
  public var cardCount: Int { count }

  /// The cards; those that stand out nearest are painted last.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    let grid = CardGrid(count: count, on: stage)
    var panels: [(panel: Panel, depth: Double)] = []
    panels.reserveCapacity(count)
    for index in 0..<count {
      let phase = EffectProgress.staggered(
        progress, order: grid.diagonal(index), share: Self.share)
      let turn = UnitCurve.easeInOut.value(at: phase)
      panels.append(
        (card(index, turned: turn, grid: grid, stage: stage), abs(sine(.pi * turn))))
    }
    return panels.sorted { $0.depth < $1.depth }.map(\.panel)
  }

  private func card(_ index: Int, turned turn: Double, grid: CardGrid, stage: EffectStage) -> Panel
  {
    let place = grid.place(index)
    var panel = stage.panel(index, in: place)
    panel.shadow = nil
    guard turn > 0 else { return panel }
    let size = stage.size(of: place.size)
    let screen = stage.screenSize
    // The one eye is before the middle of the screen.
    let eye = SceneEye(
      before: Point(
        x: screen.width / 2 - panel.column, y: screen.height / 2 - panel.row * stage.cellAspect),
      perspective: 0.8, extent: max(screen.width, screen.height))
    let rotation = Rotation3(.degrees(180 * turn), about: .vertical)
    let plane = ScenePlane(
      turning: rotation, about: Point(x: size.width / 2, y: size.height / 2))
    panel.transform = eye.transform(of: plane)
    panel.shade = CardLight.shade(normal: rotation.row3)
    return panel
  }
}
