/// An open book: a leaf turns about the spine, with pages on both sides of it.
public struct BookEffect: CardEffect {
  /// What the effect is called, and what it shows.
  public let summary = EffectSummary(
    "book-leaf", title: "Book", article: .turnsPagesAndFolds,
    explanation: "A leaf turns about the spine: its front goes up, its back comes down, and the "
      + "next page lies below.")

  /// Creates the effect.
  public init() {}

  /// The inertia of paper: slow at first, slow at the end.
  public var animation: Animation { .timingCurve(0.65, 0, 0.35, 1, duration: 0.9) }

  /// The leaf, the next page, and the page before.
  public var cardCount: Int { 3 }

  /// The strength of perspective: weak, as the free edge comes near to the eye.
  private static let perspective = 0.3

  /// The two pages, and the leaf above them.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    let right = Self.rightPage(on: stage)
    let size = stage.size(of: right.size)
    var leftPage = Self.panel(stage.sides(-1).back, in: Self.leftPage(of: right), stage: stage)
    guard progress != 0 else {
      return [leftPage, Self.panel(stage.sides(0).front, in: right, stage: stage)]
    }
    var rightPage = Self.panel(stage.sides(1).front, in: right, stage: stage)
    let turn = Angle.degrees(180 * progress.clamped(to: 0...1))
    let side = cosine(turn.radians)
    let depth = sine(turn.radians)
    if depth > 1e-9 {
      rightPage.shading = Self.shadow(reach: side, depth: depth, isMirrored: false)
      leftPage.shading = Self.shadow(reach: -side, depth: depth, isMirrored: true)
    }
    var leaf = stage.panel(0, in: right)
    let rotation = Rotation3(Angle(radians: -turn.radians), about: .vertical)
    leaf.transform = ProjectionTransform(
      turning: rotation, anchor: .leading, perspective: Self.perspective, size: size)
    leaf.shade = CardLight.shade(normal: rotation.row3)
    leaf.shadow = nil
    return [leftPage, rightPage, leaf]
  }

  /// The shadow of the leaf on a page: deep at the spine, as far as the leaf reaches over it.
  private static func shadow(reach: Double, depth: Double, isMirrored: Bool) -> Shading {
    let over = max(0, reach)
    let near = 1 - (reach > 0 ? 0.45 : 0.25) * depth
    return Shading(
      .linear(
        from: UnitPoint(x: isMirrored ? 1 : 0, y: 0), to: UnitPoint(x: isMirrored ? 0 : 1, y: 0)),
      stops: [
        Shading.Stop(0, light: near),
        Shading.Stop(over * 0.9, light: reach > 0 ? 1 - 0.3 * depth : near),
        Shading.Stop(over + 0.25, light: 1),
      ])
  }

  /// The right page: a card's shape, and small enough for the left one to be seen too.
  private static func rightPage(on stage: EffectStage) -> CellRect {
    let room = max(0, stage.screen.columns / 2 - 3)
    let columns = min(stage.card.size.columns, room)
    let spine = stage.screen.columns / 2
    return CellRect(
      column: spine, row: stage.card.origin.row, columns: columns, rows: stage.card.size.rows)
  }

  private static func leftPage(of right: CellRect) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: right.origin.column - right.size.columns, row: right.origin.row),
      size: right.size)
  }

  private static func panel(_ face: Face, in place: CellRect, stage: EffectStage) -> Panel {
    Panel(
      front: face, size: place.size, column: Double(place.origin.column),
      row: Double(place.origin.row), shadow: stage.shadow())
  }
}
