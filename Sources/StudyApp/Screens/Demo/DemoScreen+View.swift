internal import CardCore
internal import Terminal

extension DemoScreen {
  /// Draws the effect, its name and the plot.
  func draw(on canvas: inout Canvas, context: AppContext, now: Now) {
    if isListing {
      drawList(on: &canvas)
      return
    }
    let value = progress.value(at: now.seconds)
    let stage = EffectStage(
      screen: context.size, cellAspect: context.capabilities.cellAspect,
      card: context.metrics.card, cards: DemoCards.sides(theme: context.theme),
      shadowOpacity: context.theme.shadowOpacity)
    for panel in panels(on: stage, at: now.seconds) {
      canvas.picture.elements.append(.panel(panel))
    }
    canvas.clear(row: 0)
    canvas.clear(row: canvas.rows - 1)
    drawHeader(on: &canvas)
    drawPlot(on: &canvas, value: value)
    canvas.writeHints(
      [
        ("space", "play"), ("q", "back"), ("tab", "list"), ("↑ ↓", "effect"), ("[ ]", "scrub"),
        ("1–9", "curve"),
        ("drag", "grab"),
      ], row: canvas.rows - 1)
  }

  /// Draws all effects by name, each with the article that it answers.
  private func drawList(on canvas: inout Canvas) {
    let effects = CardEffects.all
    let visible = max(1, canvas.rows - 3)
    let first = min(max(0, effects.count - visible), max(0, index - visible / 2))
    let articleColumn = max(16, canvas.columns / 2)
    canvas.write("The gallery", column: 2, row: 0, color: canvas.theme.accent, bold: true)
    for (line, effect) in effects.dropFirst(first).prefix(visible).enumerated() {
      let row = 1 + line
      let isChosen = first + line == index
      if isChosen {
        canvas.picture.elements.append(
          .fill(
            CellRect(column: 0, row: row, columns: canvas.columns, rows: 1),
            canvas.theme.selection))
      }
      canvas.write(isChosen ? "▸" : "", column: 0, row: row, color: canvas.theme.accent)
      canvas.writeClipped(
        "\(effect.title) (\(effect.name))", column: 2, row: row, bold: isChosen,
        endColumn: articleColumn - 1)
      canvas.writeClipped(
        effect.article.title, column: articleColumn, row: row, color: canvas.theme.hint,
        endColumn: canvas.columns - 1)
    }
    canvas.writeHints(
      [("space", "play"), ("q", "back"), ("↑ ↓", "choose"), ("tab", "close the list")],
      row: canvas.rows - 1)
  }

  private func drawHeader(on canvas: inout Canvas) {
    let place = "\(index + 1)/\(CardEffects.all.count)"
    let placeStart = canvas.columns - 1 - DisplayWidth.columns(of: place)
    let end = canvas.write(
      effect.title, column: 1, row: 0, bold: true, endColumn: placeStart - 1)
    canvas.write(
      effect.article.title, column: end + 2, row: 0, color: canvas.theme.hint,
      endColumn: placeStart - 1)
    canvas.write(place, column: placeStart, row: 0, color: canvas.theme.hint)
    guard canvas.rows >= 16 else { return }
    canvas.write(
      effect.explanation, column: 1, row: 1, color: canvas.theme.hint,
      endColumn: canvas.columns - 1)
  }

  /// Draws value and velocity as two lines of bars in the last rows, the newest on the right.
  private func drawPlot(on canvas: inout Canvas, value: Double) {
    guard canvas.rows >= 16, canvas.columns >= 50 else { return }
    let width = min(40, canvas.columns - 30)
    let column = canvas.columns - 1 - width
    let row = canvas.rows - 3
    let samples = Array(trace.suffix(width))
    let fastest = samples.map { abs($0.velocity) }.max() ?? 0
    let values = samples.map { Self.bar($0.value / 1.2) }
    let velocities = samples.map { Self.bar(fastest > 0 ? abs($0.velocity) / fastest : 0) }
    let theme = canvas.theme
    canvas.write(Self.number(value), endingAt: column - 1, row: row, color: theme.accent)
    canvas.write(
      String(values), column: column + width - values.count, row: row, color: theme.accent)
    canvas.write("velocity", endingAt: column - 1, row: row + 1, color: theme.warning)
    canvas.write(
      String(velocities), column: column + width - velocities.count, row: row + 1,
      color: theme.warning)
    canvas.write(DemoCurve.all[curve].name, column: 1, row: row + 1, color: theme.hint)
  }

  /// A bar of eighths for a share of the height of a cell.
  private static func bar(_ share: Double) -> Character {
    let bars: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    guard share.isFinite else { return " " }
    return bars[min(8, max(0, Int((share * 8).rounded())))]
  }

  /// The progress with two decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1000 else { return "progress" }
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let decimals = hundredths % 100
    return "progress \(sign)\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
