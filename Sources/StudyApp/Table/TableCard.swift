internal import CardCore

/// A card that lies on the table or moves above it.
struct TableCard: Sendable {
  /// Its place in the deck.
  let index: Int
  /// Its two sides.
  var faces: CardFaces
  /// Where it is and how it moves.
  var motion = CardMotion()
  /// Whether its answer has been seen.
  var isAnswerSeen = false
  /// When it came, in seconds; for the time that an answer takes.
  var shownAt: Double

  /// The panels that show the card at a time, the farthest first.
  func panels(in metrics: CardMetrics, theme: Theme, at seconds: Double) -> [Panel] {
    styledPanels(in: metrics, theme: theme, at: seconds)
      ?? [panel(in: metrics, theme: theme, at: seconds)]
  }

  /// The panels of a card on its way to its other side in a style of its own; nil at rest, and
  /// while the card is carried or held otherwise.
  private func styledPanels(
    in metrics: CardMetrics, theme: Theme, at seconds: Double
  ) -> [Panel]? {
    guard motion.style != .vertical, motion.isOnlyTurning(at: seconds) else { return nil }
    let halfTurns = motion.turn.value(at: seconds) / 180
    let side = halfTurns.rounded(.down)
    let progress = halfTurns - side
    guard progress > 1e-6, progress < 1 - 1e-6 else { return nil }
    return motion.style.panels(
      at: progress, sides: sides(isBackUp: CardMotion.isBack(degrees: side * 180)),
      metrics: metrics, shadowOpacity: theme.shadowOpacity)
  }

  /// The one panel that shows the card: tilted with its layers and light, else in its pose.
  private func panel(in metrics: CardMetrics, theme: Theme, at seconds: Double) -> Panel {
    let pose = motion.pose(at: seconds)
    if pose.isOnlyTilted {
      let stage = EffectStage(
        screen: metrics.screen, cellAspect: metrics.cellAspect, card: metrics.card,
        cards: [sides(isBackUp: CardMotion.isBack(degrees: pose.turn.degrees))],
        shadowOpacity: theme.shadowOpacity)
      return TiltEffect.panel(pressure: pose.pressure, on: stage)
    }
    var panel = Panel(
      front: faces.front, back: faces.back, size: metrics.card.size,
      column: Double(metrics.card.origin.column), row: Double(metrics.card.origin.row),
      transform: pose.transform(size: metrics.size), shade: pose.shade,
      shadow: shadow(for: pose, theme: theme))
    if pose.leaf != .zero, CardMotion.isBack(degrees: motion.turn.target) {
      // A leaf is turned with the side up that lies on the table.
      (panel.front, panel.back) = (faces.back, faces.front)
    }
    crossFade(&panel, at: seconds)
    return panel
  }

  /// The side that lies up, and the other.
  private func sides(isBackUp: Bool) -> CardSides {
    CardSides(
      front: isBackUp ? faces.back : faces.front, back: isBackUp ? faces.front : faces.back)
  }

  /// The side that is up, once everything rests.
  var upperFace: Face {
    CardMotion.isBack(degrees: motion.turn.target) ? faces.back : faces.front
  }

  private func shadow(for pose: CardPose, theme: Theme) -> Shadow? {
    guard theme.shadowOpacity > 0 else { return nil }
    let x = 1.2 - 1.6 * pose.pressure.x
    let y = 1.2 - 1.2 * pose.pressure.y
    return Shadow(x: x, y: y, opacity: theme.shadowOpacity)
  }

  private func crossFade(_ panel: inout Panel, at seconds: Double) {
    panel.inkOpacity = motion.fade.inkOpacity(at: seconds)
    if motion.fade.showsOld(at: seconds) {
      (panel.front, panel.back) = (panel.back ?? panel.front, panel.front)
    }
  }
}
