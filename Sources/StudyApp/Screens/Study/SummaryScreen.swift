internal import CardCore
internal import DeckStore
internal import Scheduling

/// What a session brought, and when to come back.
public struct SummaryScreen: Sendable {
  /// The session, kept so that its last grade can still be taken back.
  var study: StudyScreen
  /// What it brought.
  let summary: SessionSummary
  /// Ends a session.
  init(study: StudyScreen, now: Now) {
    self.study = study
    summary = study.session.summary(at: now.moment)
  }

  /// The seconds until a card can be asked again, if that is within minutes; else nil.
  func secondsUntilNextCard(at now: Now) -> Double? {
    guard study.isFinished, case .at(let milliseconds)? = summary.nextDue else { return nil }
    return Double(milliseconds - now.moment.unixMilliseconds) / 1000
  }

  /// Draws the summary.
  func draw(on canvas: inout Canvas, context: AppContext, now: Now) {
    let room = canvas.rows - (study.notice == nil ? 1 : 2)
    let rows = rows(fitting: room, isNarrow: canvas.columns < 40, theme: canvas.theme, now: now)
    let first = max(0, min(canvas.rows / 2 - 6, room - rows.count))
    for (index, row) in rows.enumerated() {
      canvas.writeCentered(row.text, row: first + index, color: row.color, bold: row.isBold)
    }
    if let notice = study.notice {
      canvas.writeNotice(DisplayText.sanitized(notice), above: canvas.rows - 1)
    }
    drawHints(on: &canvas, context: context)
  }

  /// A row of the summary.
  private struct Row {
    var text = ""
    var color: Color?
    var isBold = false
    /// Whether it can be spared in a small window.
    var isDetail = false
  }

  /// What is told, without blank rows and then without details where there is little room.
  private func rows(fitting room: Int, isNarrow: Bool, theme: Theme, now: Now) -> [Row] {
    let title = Row(text: DisplayText.sanitized(study.session.title), color: theme.hint)
    let details = lines(isNarrow: isNarrow).map { Row(text: $0, isDetail: true) }
    let end = Row(text: comeBack(now: now, isNarrow: isNarrow), color: theme.accent, isBold: true)
    var rows = [title, Row(), Row(text: headline, isBold: true), Row()] + details + [Row(), end]
    if rows.count > room { rows.removeAll { $0.text.isEmpty } }
    while rows.count > room, let last = rows.lastIndex(where: \.isDetail) { rows.remove(at: last) }
    return rows.count > room ? Array(rows.suffix(max(0, room))) : rows
  }

  private func drawHints(on canvas: inout Canvas, context: AppContext) {
    var hints = [(key: "enter", meaning: context.startsInLibrary ? "library" : "leave")]
    if cardsLeft > 0 { hints.append(("c", "continue")) }
    if study.session.mayUndo { hints.append(("u", "take the last grade back")) }
    hints.append(("?", "help"))
    canvas.writeHints(hints, row: canvas.rows - 1)
  }

  private var headline: String {
    let count = summary.answerCount
    if count == 0 {
      return study.isFinished ? "Nothing to study now." : "Nothing studied this time."
    }
    let answers = count == 1 ? "1 answer" : "\(count) answers"
    return study.isFinished ? "Done: \(answers)." : "\(answers) so far."
  }

  private func lines(isNarrow: Bool) -> [String] {
    guard summary.answerCount > 0 else { return [] }
    let grades = Grade.allCases.map { "\($0.name) \(summary.gradeCounts[$0] ?? 0)" }
    var lines =
      isNarrow
      ? [grades.prefix(2), grades.suffix(2)].map { $0.joined(separator: "  ") }
      : [grades.joined(separator: "   ")]
    if summary.newCards > 0 {
      lines.append("\(isNarrow ? "new" : "met for the first time"): \(summary.newCards)")
    }
    if let retention = summary.retention {
      let name = isNarrow ? "remembered" : "remembered of those known before"
      lines.append("\(name): \(Int((retention * 100).rounded())) %")
    }
    let seconds = summary.answerMilliseconds / 1000
    let time = seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    lines.append("\(isNarrow ? "time" : "time answering"): \(time)")
    return lines
  }

  private var cardsLeft: Int {
    let counts = study.session.queue.counts
    return study.isFinished ? 0 : counts.new + counts.learning + counts.due
  }

  private func comeBack(now: Now, isNarrow: Bool) -> String {
    if cardsLeft > 0 { return "\(isNarrow ? "Left" : "Still to do") today: \(cardsLeft)" }
    guard let next = summary.nextDue else { return "Nothing is planned yet." }
    return "Come back \(RelativeDay.text(forNext: next, now: now))."
  }
}
