import CSQLite
import Scheduling

/// Makes reviews as a program would while someone studies.
struct Studying {
  static let noon = Moment(unixMilliseconds: 1_796_040_000_000, utcOffsetSeconds: 3600)
  private var count = 0
  /// Tells the reviews of one student from those of another.
  private let student: String

  init(student: String = "a") {
    self.student = student
  }

  static func card(_ number: Int, deck: String = "es", id: String? = nil) -> CardIdentity {
    CardIdentity(deck: deck, id: id, front: "palabra \(number) ñ", back: "word \(number)")
  }

  static func moment(minutes: Int) -> Moment {
    noon.advanced(byMilliseconds: Int64(minutes) * 60_000)
  }

  mutating func review(
    _ card: CardIdentity, before: Memory?, grade: Grade = .good, minutes: Int = 0
  ) -> Review {
    count += 1
    let moment = Self.moment(minutes: minutes)
    let digits = String(count, radix: 16)
    return Review(
      id: student + String(repeating: "0", count: 31 - digits.count) + digits, card: card,
      grade: grade, moment: moment, answerMilliseconds: 1234, before: before,
      after: Scheduler().next(before, grade: grade, at: moment, fuzzSeed: 5))
  }
}

/// A plain connection, for looking at a file and for harming it.
final class PlainConnection {
  private var handle: OpaquePointer?

  init(_ path: String) {
    sqlite3_open(path, &handle)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Runs a statement; returns its result code.
  @discardableResult
  func run(_ sql: String) -> Int32 { sqlite3_exec(handle, sql, nil, nil, nil) }

  var message: String { String(cString: sqlite3_errmsg(handle)) }

  /// All values of all rows as texts.
  func rows(_ sql: String) -> [[String]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { return [] }
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        })
    }
    return rows
  }
}
