internal import CardCore
internal import DeckStore
internal import Scheduling

extension StudyScreen {
  /// Draws the session.
  func draw(on canvas: inout Canvas, context: AppContext, now: Now) {
    table.draw(on: &canvas, context: context, at: now.seconds)
    // Cards that come near pass below the rows of text, which stay readable.
    canvas.clear(row: 0)
    canvas.clear(row: canvas.rows - 1)
    drawHeader(on: &canvas, now: now)
    drawFooter(on: &canvas, context: context, now: now)
  }

  private func drawHeader(on canvas: inout Canvas, now: Now) {
    let theme = canvas.theme
    let counts = session.queue.counts
    let isWide = canvas.columns >= 72
    let numbers = [
      (counts.new, "new", theme.accent), (counts.learning, "learning", theme.grades[1]),
      (counts.due, "due", theme.grades[2]),
    ]
    let done = session.answered.count
    let left = counts.new + counts.learning + counts.due
    var column = canvas.columns - 1
    for (number, name, color) in numbers.reversed() {
      if isWide {
        canvas.write(name, endingAt: column, row: 0, color: theme.hint)
        column -= name.count + 1
      }
      canvas.write("\(number)", endingAt: column, row: 0, color: color, bold: true)
      column -= "\(number)".count + (isWide ? 2 : 1)
    }
    let titleEnd = max(0, min(canvas.columns * 2 / 5, column - 1))
    canvas.write(
      DisplayText.sanitized(session.title), column: 1, row: 0, bold: true, endColumn: titleEnd)
    let barStart = titleEnd + 2
    let barEnd = column - 2
    guard barEnd - barStart >= 8 else { return }
    let filled =
      done + left == 0 ? barEnd - barStart : (barEnd - barStart) * done / (done + left)
    canvas.write(
      String(repeating: "━", count: filled), column: barStart, row: 0, color: theme.accent)
    canvas.write(
      String(repeating: "─", count: barEnd - barStart - filled), column: barStart + filled, row: 0,
      color: theme.selection)
  }

  private func drawFooter(on canvas: inout Canvas, context: AppContext, now: Now) {
    let row = canvas.rows - 1
    if let notice { canvas.writeNotice(DisplayText.sanitized(notice), above: row) }
    guard let card = table.current else { return }
    if card.isAnswerSeen {
      drawGradeButtons(for: card, on: &canvas, context: context, now: now)
      // Where there is room, the ways out stay in sight beside the grades.
      if notice == nil, canvas.rows >= 16 {
        canvas.writeHints([("space", "good")] + commonHints, row: row - 1)
      }
    } else {
      var hints = [("space", "turn")] + commonHints
      if session.deck.cards[card.index].hint != nil { hints.append(("h", "hint")) }
      if context.isMouseCaptured {
        hints.append(("drag", "tilt · edge turns · beside: aside"))
      }
      canvas.writeHints(hints, row: row)
    }
  }

  /// The ways out and back that hold for both sides.
  private var commonHints: [Hint] {
    [("q", "end"), ("?", "help")] + (session.mayUndo ? [("u", "undo")] : [])
  }

  private func drawGradeButtons(
    for card: TableCard, on canvas: inout Canvas, context: AppContext, now: Now
  ) {
    let previews = session.previews(for: card.index, at: now.moment)
    let row = canvas.rows - 1
    for (grade, columns) in gradeButtons(context: context) {
      let color = canvas.theme.grades[grade.rawValue - 1]
      var column = columns.lowerBound
      column = canvas.write("\(grade.rawValue)", column: column, row: row, color: color, bold: true)
      if columns.count >= 15 {
        column = canvas.write(
          grade.name, column: column + 1, row: row, endColumn: columns.upperBound)
      }
      guard let preview = previews[grade] else { continue }
      let interval = IntervalText.until(preview.due, from: now.moment)
      guard column + 1 + DisplayWidth.columns(of: interval) < columns.upperBound else { continue }
      canvas.write(interval, column: column + 1, row: row, color: canvas.theme.hint)
    }
  }

  /// The columns of each grade's button in the last row.
  private func gradeButtons(context: AppContext) -> [(Grade, Range<Int>)] {
    let width = max(5, (context.size.columns - 1) / 4)
    return Grade.allCases.map { grade in
      let start = 1 + (grade.rawValue - 1) * width
      return (grade, start..<(start + width))
    }
  }

  /// The grade whose button is at a cell, while the buttons are shown.
  func gradeButton(at cell: CellPoint, context: AppContext) -> Grade? {
    guard cell.row == context.size.rows - 1, table.current?.isAnswerSeen == true else { return nil }
    return gradeButtons(context: context).first { $0.1.contains(cell.column) }?.0
  }
}

extension Grade {
  /// The grade's name on its button.
  var name: String {
    switch self {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }
}
