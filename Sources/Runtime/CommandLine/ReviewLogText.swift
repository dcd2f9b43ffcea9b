public import Scheduling

/// The log of reviews as JSON Lines: one object a line, oldest first.
///
/// A grading has `"type":"review"`, an undoing `"type":"undo"` and the id of what it takes back.
/// Times are milliseconds since 1970 UTC, offsets seconds east of UTC, days study days since 1970.
public enum ReviewLogText {
  /// One entry as a line without its line break.
  public static func line(for entry: LogEntry) -> String {
    switch entry {
    case .review(let review):
      JSONText.object([
        ("type", "\"review\""), ("id", JSONText.quoted(review.id)),
        ("deck", JSONText.quoted(review.card.deck)), ("card", JSONText.quoted(review.card.id)),
        ("front", JSONText.quoted(review.card.front)),
        ("back", JSONText.quoted(review.card.back)), ("grade", "\(review.grade.rawValue)"),
        ("time", "\(review.moment.unixMilliseconds)"),
        ("offset", "\(review.moment.utcOffsetSeconds)"),
        ("milliseconds", "\(review.answerMilliseconds)"),
        ("before", review.before.map(text) ?? "null"), ("after", text(review.after)),
      ])
    case .undo(let id, let moment):
      JSONText.object([
        ("type", "\"undo\""), ("review", JSONText.quoted(id)),
        ("time", "\(moment.unixMilliseconds)"), ("offset", "\(moment.utcOffsetSeconds)"),
      ])
    }
  }

  private static func text(_ memory: Memory) -> String {
    var members = [
      ("stability", JSONText.number(memory.stability)),
      ("difficulty", JSONText.number(memory.difficulty)),
    ]
    switch memory.phase {
    case .learning(let step): members += [("phase", "\"learning\""), ("step", "\(step)")]
    case .review: members.append(("phase", "\"review\""))
    case .relearning(let step): members += [("phase", "\"relearning\""), ("step", "\(step)")]
    }
    switch memory.due {
    case .at(let milliseconds): members.append(("dueTime", "\(milliseconds)"))
    case .on(let day): members.append(("dueDay", "\(day.number)"))
    }
    members += [
      ("intervalDays", "\(memory.intervalDays)"), ("reviews", "\(memory.reviewCount)"),
      ("lapses", "\(memory.lapseCount)"),
    ]
    return JSONText.object(members.map { (name: $0.0, value: $0.1) })
  }
}
