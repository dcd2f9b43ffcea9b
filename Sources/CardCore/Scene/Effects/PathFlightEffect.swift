/// A small card that follows a path, turned along it and slimmer in its bends.
public struct PathFlightEffect: CardEffect {
  /// The shapes of paths.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// Half a circle.
    case arc
    /// A broken line.
    case polyline
    /// A Bézier curve in the shape of an S.
    case bezier
    /// A heart.
    case heart
    /// A figure eight, the lemniscate of Bernoulli.
    case bernoulli
    /// A figure eight with rounder loops, the lemniscate of Gerono.
    case gerono
  }

  /// The shape of the path.
  public let shape: Shape

  /// Creates a flight along a shape that fills the screen.
  public init(_ shape: Shape) {
    self.shape = shape
  }

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    let (title, explanation) =
      switch shape {
      case .arc: ("Arc", "Half a circle at even speed; the card turns with the path.")
      case .polyline: ("Zigzag", "A broken line; in the corners the card turns and gives way.")
      case .bezier: ("Bézier curve", "An S at even speed by arc length, not by parameter.")
      case .heart: ("Heart", "Down one side and up the other, with a turn at the tip.")
      case .bernoulli: ("Figure eight", "The lemniscate of Bernoulli, without a pause or a jump.")
      case .gerono: ("Rounder eight", "The lemniscate of Gerono; wide bends squash the card less.")
      }
    return EffectSummary(
      "path-\(shape.rawValue)", title: title, article: .paths, explanation: explanation)
  }

  /// Starts and ends slowly.
  public var animation: Animation { .easeInOut(duration: 2) }

  /// The card alone.
  public var cardCount: Int { 1 }

  /// The card on its path; it turns over on half of the way where the path comes back.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    let place = Self.place(on: stage)
    let size = stage.size(of: place.size)
    var panel = stage.panel(0, in: place)
    panel.transform = PathEffect(
      path: path(on: stage), progress: progress, orientation: .turningWithPath,
      squash: CurvatureSquash(gain: 0.35, greatest: 0.35)
    ).effectValue(size: size)
    return [panel]
  }

  /// A card of less than a third of the size, in the middle of the screen.
  static func place(on stage: EffectStage) -> CellRect {
    let size = CellSize(
      columns: stage.card.size.columns * 3 / 10, rows: stage.card.size.rows * 3 / 10)
    return CellRect(
      origin: CellPoint(
        column: (stage.screen.columns - size.columns) / 2,
        row: (stage.screen.rows - size.rows) / 2), size: size)
  }

  /// The way of the card's middle, from the middle of the screen.
  public func path(on stage: EffectStage) -> MotionPath {
    let card = stage.size(of: Self.place(on: stage).size)
    // The card may stand upright anywhere on its way.
    let room = max(card.width, card.height) * 0.55
    let width = max(0, stage.screenSize.width / 2 - room)
    let height = max(0, stage.screenSize.height / 2 - room)
    switch shape {
    case .arc:
      let radius = min(width, height * 1.6)
      return .arc(
        center: Point(x: 0, y: radius / 2), radius: radius, from: .degrees(180), to: .degrees(360))
    case .polyline:
      return .polyline(
        [(-1.0, 0.6), (-0.4, -0.7), (0.2, 0.7), (0.7, -0.6), (1, 0.2)].map {
          Point(x: $0.0 * width, y: $0.1 * height)
        })
    case .bezier:
      return .curve(
        from: Point(x: -width, y: height), control1: Point(x: width, y: height * 1.4),
        control2: Point(x: -width, y: -height * 1.4), to: Point(x: width, y: -height))
    case .heart:
      return .heart(
        center: Point(x: 0, y: -height * 0.1), width: 2 * min(width, height * 32 / 29))
    case .bernoulli:
      return .lemniscate(center: .zero, halfWidth: min(width, height * 2.8))
    case .gerono:
      return .figureEight(center: .zero, halfWidth: min(width, height * 2))
    }
  }
}
