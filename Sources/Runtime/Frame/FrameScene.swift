public import CardCore
public import StudyApp

/// What `recto frame` draws, as a picture.
public struct FrameScene: Hashable, Sendable {
  /// The card in its pose.
  public var panel: Panel
  /// The picture with the card in it.
  public var picture: Picture
  /// The height of a cell in widths.
  public var cellAspect: Double

  /// Poses a card in the middle of a picture.
  ///
  /// - Parameters:
  ///   - options: The geometry.
  ///   - faces: What stands on the card's two sides; nil for bare white paper on black.
  public init(_ options: FrameOptions, faces: CardFaces?) {
    let screen = options.size
    cellAspect = options.cellAspect
    let size =
      options.cardSize ?? CardMetrics(screen: screen, cellAspect: cellAspect).card.size
    let blank = Face(headline: "", paper: .blank)
    panel = Panel(
      front: faces?.front ?? blank, back: faces?.back, size: size,
      column: Double(Self.centered(size.columns, in: screen.columns)),
      row: Double(Self.centered(size.rows, in: screen.rows)),
      transform: Self.transform(
        options, size: Size(width: Double(size.columns), height: Double(size.rows) * cellAspect)),
      backAxis: options.axis,
      shade: faces == nil ? 1 : CardLight.shade(normal: Self.rotation(options).row3),
      isDecorated: faces != nil)
    var panels = [panel]
    if let moment = options.effect, let effect = CardEffects.named(moment.name) {
      panels = effect.panels(
        at: moment.progress, on: Self.stage(options, panel: panel, faces: faces))
      panel = panels.last ?? panel
    }
    picture = Picture(
      size: screen, background: faces == nil ? .black : options.theme.table,
      elements: panels.map { .panel($0) })
  }

  /// The stage of an effect: the given card, and those of the gallery after it.
  private static func stage(
    _ options: FrameOptions, panel: Panel, faces: CardFaces?
  ) -> EffectStage {
    var cards = DemoCards.sides(theme: options.theme)
    if let faces, options.content != .samples {
      cards.insert(CardSides(front: faces.front, back: faces.back), at: 0)
    }
    return EffectStage(
      screen: options.size, cellAspect: options.cellAspect,
      card: CellRect(
        column: centered(panel.size.columns, in: options.size.columns),
        row: centered(panel.size.rows, in: options.size.rows), columns: panel.size.columns,
        rows: panel.size.rows), cards: cards, shadowOpacity: options.theme.shadowOpacity)
  }

  /// Where the card's corners are seen, and which side.
  public var projectedQuad: ProjectedQuad {
    let size = Size(
      width: Double(panel.size.columns), height: Double(panel.size.rows) * cellAspect)
    return ProjectedQuad(Quad(size), panel.transform)
  }

  /// The place of the first cell so that a length lies in the middle, rounded down.
  private static func centered(_ length: Int, in whole: Int) -> Int {
    Int((Double(whole - length) / 2).rounded(.down))
  }

  private static func rotation(_ options: FrameOptions) -> Rotation3 {
    let turn = Rotation3(options.turn, about: options.axis)
    guard let tilt = options.tilt else { return turn }
    let strength = min(1, (tilt.x * tilt.x + tilt.y * tilt.y).squareRoot())
    return turn.followed(
      by: Rotation3(
        Angle(radians: CardPose.largestTilt.radians * strength),
        about: Vector3(x: -tilt.y, y: tilt.x, z: 0)))
  }

  private static func transform(_ options: FrameOptions, size: Size) -> ProjectionTransform {
    if options.tilt == nil {
      return .rotation3D(
        options.turn, axis: options.axis, anchor: options.anchor, anchorZ: options.anchorZ,
        perspective: options.perspective, size: size)
    }
    let rotation = rotation(options)
    // The anchor's depth moves the plane along its own normal, before it is projected.
    let normal = rotation.row3
    let depth = -options.anchorZ
    return ProjectionTransform(
      turning: rotation, anchor: options.anchor,
      movedBy: Vector3(x: normal.x * depth, y: normal.y * depth, z: normal.z * depth),
      perspective: options.perspective, size: size)
  }
}
