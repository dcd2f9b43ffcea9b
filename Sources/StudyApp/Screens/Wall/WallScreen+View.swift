internal import CardCore
internal import DeckStore
internal import Terminal

extension WallScreen {
  /// Draws the small cards that are seen.
  func draw(on canvas: inout Canvas, context: AppContext, now: Now) {
    let layout = layout(screen: context.size)
    let first = firstVisible(layout)
    let last = min(deck.cards.count, first + layout.columns * layout.rows)
    for place in first..<max(first, last) {
      let offset = place - first
      let rect = layout.rect(column: offset % layout.columns, row: offset / layout.columns)
      canvas.picture.elements.append(
        .panel(panel(place, in: rect, layout: layout, context: context, now: now)))
    }
    drawRows(on: &canvas, context: context)
  }

  private func drawRows(on canvas: inout Canvas, context: AppContext) {
    let place = deck.cards.isEmpty ? "no cards" : "\(selection + 1)/\(deck.cards.count)"
    canvas.clear(row: 0)
    canvas.clear(row: canvas.rows - 1)
    let placeStart = canvas.columns - 1 - DisplayWidth.columns(of: place)
    canvas.write(
      DisplayText.sanitized(title), column: 1, row: 0, bold: true, endColumn: placeStart - 1)
    canvas.write(place, column: placeStart, row: 0, color: canvas.theme.hint)
    canvas.writeHints(
      [
        ("enter", "pick"), ("q", "back"), ("space", "wave"), ("?", "help"),
      ], row: canvas.rows - 1)
    let legend = "grey: new · orange: weak · blue: strong"
    guard canvas.columns >= 96, context.capabilities.colorDepth != .none else { return }
    canvas.write(
      legend, endingAt: canvas.columns - 1, row: canvas.rows - 1, color: canvas.theme.hint)
  }

  private func panel(
    _ place: Int, in rect: CellRect, layout: WallLayout, context: AppContext, now: Now
  ) -> Panel {
    let card = deck.cards[place]
    // Without colours only a mark can tell which card is chosen.
    // Eight colours are too few for a choice to be seen by its paper.
    let isPlain = [.none, .palette8].contains(context.capabilities.colorDepth)
    let isMarked = place == selection && isPlain
    let mark = isMarked ? context.capabilities.symbols == .ascii ? "> " : "▸ " : ""
    let paper = paper(of: place, theme: context.theme)
    var pose = CardPose()
    pose.turn = Angle(
      degrees: 180 * turned(place, layout: layout, at: now.seconds))
    let size = Size(
      width: Double(rect.size.columns),
      height: Double(rect.size.rows) * context.capabilities.cellAspect)
    return Panel(
      front: Face(headline: mark + DisplayText.sanitized(card.front), paper: paper),
      back: Face(headline: mark + DisplayText.sanitized(card.back.first ?? ""), paper: paper),
      size: rect.size, column: Double(rect.origin.column), row: Double(rect.origin.row),
      transform: pose.transform(size: size), shade: pose.shade,
      inkOpacity: fade.inkOpacity(at: now.seconds))
  }

  /// How many half turns a card has made, for a wave that reaches it by its distance.
  private func turned(_ place: Int, layout: WallLayout, at seconds: Double) -> Double {
    let wave = wave.value(at: seconds) - (fade.showsOld(at: seconds) ? 1 : 0)
    let side = wave.rounded(.down)
    let progress = wave - side
    guard progress > 0 else { return side }
    let columns = abs(place % layout.columns - waveCenter % layout.columns)
    let rows = abs(place / layout.columns - waveCenter / layout.columns)
    let farthest = Double(layout.columns + layout.rows)
    let delay = min(1, Double(columns + rows) / max(1, farthest)) * (1 - Self.turnShare)
    let own = min(1, max(0, (progress - delay) / Self.turnShare))
    return side + UnitCurve.easeInOut.value(at: own)
  }

  private func paper(of place: Int, theme: Theme) -> Paper {
    if place == selection { return theme.memory.chosen }
    let ink = theme.memory.ink
    return Paper(
      color: theme.memory.color(retrievability: retrievability[place]), ink: ink, accent: ink,
      rule: nil)
  }
}
