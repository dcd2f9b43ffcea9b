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
    var row = max(0, canvas.rows / 2 - 6)
    canvas.writeCentered(
      DisplayText.sanitized(study.session.title), row: row, color: canvas.theme.hint)
    row += 2
    canvas.writeCentered(headline, row: row, bold: true)
    row += 2
    for line in lines {
      canvas.writeCentered(line, row: row)
      row += 1
    }
    row += 1
    canvas.writeCentered(comeBack(now: now), row: row, color: canvas.theme.accent, bold: true)
    if let notice = study.notice {
      canvas.writeNotice(DisplayText.sanitized(notice), above: canvas.rows - 1)
    }
    drawHints(on: &canvas, context: context)
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

  private var lines: [String] {
    guard summary.answerCount > 0 else { return [] }
    let grades = Grade.allCases.map { "\($0.name) \(summary.gradeCounts[$0] ?? 0)" }
    var lines = [grades.joined(separator: "   ")]
    if summary.newCards > 0 { lines.append("met for the first time: \(summary.newCards)") }
    if let retention = summary.retention {
      lines.append("remembered of those known before: \(Int((retention * 100).rounded())) %")
    }
    let seconds = summary.answerMilliseconds / 1000
    lines.append(
      seconds < 60
        ? "time answering: \(seconds) s"
        : "time answering: \(seconds / 60) min \(seconds % 60) s")
    return lines
  }

  private var cardsLeft: Int {
    let counts = study.session.queue.counts
    return study.isFinished ? 0 : counts.new + counts.learning + counts.due
  }

  private func comeBack(now: Now) -> String {
    if cardsLeft > 0 { return "Still to do today: \(cardsLeft)" }
    guard let next = summary.nextDue else { return "Nothing is planned yet." }
    return "Come back \(RelativeDay.text(forNext: next, now: now))."
  }
}
