internal import Scheduling

/// How a memory lies in the columns of a table.
enum MemoryColumns {
  /// The columns in order, with their types.
  private static let columns = [
    ("stability", "REAL"), ("difficulty", "REAL"), ("phase", "INTEGER"), ("step", "INTEGER"),
    ("due_milliseconds", "INTEGER"), ("due_day", "INTEGER"), ("interval_days", "INTEGER"),
    ("last_milliseconds", "INTEGER"), ("last_utc_offset", "INTEGER"), ("review_count", "INTEGER"),
    ("lapse_count", "INTEGER"),
  ]

  /// How many columns a memory takes.
  static let count = columns.count

  /// The names, separated by commas, each after a prefix.
  static func names(prefix: String = "") -> String {
    columns.map { prefix + $0.0 }.joined(separator: ", ")
  }

  /// The definitions of the columns; all but those of the due time are filled where one is.
  static func definitions(prefix: String = "") -> String {
    let definitions = columns.map { "\(prefix)\($0.0) \($0.1)" }
    return definitions.joined(separator: ",\n  ")
  }

  /// The condition that the columns hold a whole memory.
  static func condition(prefix p: String = "") -> String {
    let required = columns.map(\.0).filter { !$0.hasPrefix("due_") }
      .map { "\(p)\($0) IS NOT NULL" }.joined(separator: " AND ")
    return """
      (\(required) AND (\(p)due_milliseconds IS NULL) <> (\(p)due_day IS NULL)
        AND \(p)stability > 0 AND \(p)stability < 1e9 AND \(p)difficulty BETWEEN 1 AND 10
        AND \(p)phase BETWEEN 0 AND 2 AND \(p)interval_days >= 0
        AND \(p)review_count >= 0 AND \(p)lapse_count >= 0)
      """
  }

  /// The condition that the columns hold no memory.
  static func emptyCondition(prefix p: String) -> String {
    "(" + columns.map { "\(p)\($0.0) IS NULL" }.joined(separator: " AND ") + ")"
  }

  /// The values of the columns; all empty for no memory.
  static func values(_ memory: Memory?) -> [SQLiteValue] {
    guard let memory else { return [SQLiteValue](repeating: .null, count: count) }
    let (phase, step): (Int, Int) =
      switch memory.phase {
      case .learning(let step): (0, step)
      case .review: (1, 0)
      case .relearning(let step): (2, step)
      }
    let (dueMilliseconds, dueDay): (SQLiteValue, SQLiteValue) =
      switch memory.due {
      case .at(let unixMilliseconds): (.integer(unixMilliseconds), .null)
      case .on(let day): (.null, .integer(day.number))
      }
    return [
      .real(memory.stability), .real(memory.difficulty), .integer(phase), .integer(step),
      dueMilliseconds, dueDay, .integer(memory.intervalDays),
      .integer(memory.lastReview.unixMilliseconds), .integer(memory.lastReview.utcOffsetSeconds),
      .integer(memory.reviewCount), .integer(memory.lapseCount),
    ]
  }

  /// The memory in a row from a column on; nil when there is none.
  static func memory(_ row: SQLiteStatement, from first: Int) -> Memory? {
    guard !row.isNull(first) else { return nil }
    let step = Int(row.integer(first + 3))
    let phase: Memory.Phase =
      switch row.integer(first + 2) {
      case 0: .learning(step: step)
      case 1: .review
      default: .relearning(step: step)
      }
    let due: Memory.Due =
      row.isNull(first + 5)
      ? .at(unixMilliseconds: row.integer(first + 4))
      : .on(StudyDay(number: Int(row.integer(first + 5))))
    return Memory(
      stability: row.real(first), difficulty: row.real(first + 1), phase: phase, due: due,
      intervalDays: Int(row.integer(first + 6)),
      lastReview: Moment(
        unixMilliseconds: row.integer(first + 7), utcOffsetSeconds: Int(row.integer(first + 8))),
      reviewCount: Int(row.integer(first + 9)), lapseCount: Int(row.integer(first + 10)))
  }
}
