/// A card that flies in an arc from face down in one place to face up in another.
struct CardFlight {
  /// Where it begins.
  let from: CellRect
  /// Where it ends.
  let to: CellRect
  /// The screen.
  let stage: EffectStage

  init(from: CellRect, to: CellRect, stage: EffectStage) {
    (self.from, self.to, self.stage) = (from, to, stage)
  }

  /// The card on its way; 0 is the begin, 1 the end, where it lies at rest.
  func panel(_ index: Int, at progress: Double) -> Panel {
    var panel = stage.panel(index, in: to)
    let rest = 1 - progress.clamped(to: 0...1)
    guard rest > 0 else { return panel }
    let size = stage.size(of: to.size)
    let start = Point(
      x: Double(from.origin.column - to.origin.column),
      y: Double(from.origin.row - to.origin.row) * stage.cellAspect)
    // A flat arc: highest in the middle of the way.
    let lift = 4 * rest * (1 - rest)
    let height = lift * 0.25 * hypotenuse(start.x, start.y)
    let offset = Vector3(x: start.x * rest, y: start.y * rest - height * 0.4, z: height * 0.5)
    let screen = stage.screenSize
    let eye = SceneEye(
      before: Point(
        x: screen.width / 2 - panel.column, y: screen.height / 2 - panel.row * stage.cellAspect),
      perspective: 0.5, extent: max(screen.width, screen.height))
    let turn = Rotation3(.degrees(-180 * rest), about: .vertical)
    let spin = Rotation3(.degrees(-40 * lift), about: Vector3(x: 0, y: 0, z: 1))
    let rotation = turn.followed(by: spin)
    let plane = ScenePlane(
      turning: rotation, about: Point(x: size.width / 2, y: size.height / 2), movedBy: offset)
    panel.transform = eye.transform(of: plane)
    panel.shade = CardLight.shade(normal: rotation.row3)
    panel.shadow = stage.shadow(lift: height)
    return panel
  }
}
