internal import Scheduling

/// The log of reviews in the table `review`.
struct ReviewLog {
  let database: SQLiteDatabase

  private static let columns = """
    id, undoes, milliseconds, utc_offset, deck, card_id, front, back, grade, answer_milliseconds,
    \(MemoryColumns.names(prefix: "before_")), \(MemoryColumns.names(prefix: "after_"))
    """
  private static let firstMemory = 10

  private static let insertion: String = {
    let places = [String](repeating: "?", count: 11 + 2 * MemoryColumns.count)
    return """
      INSERT INTO review (id, milliseconds, utc_offset, study_day, deck, card_id, front, back, grade,
        answer_milliseconds, previous, \(MemoryColumns.names(prefix: "before_")),
        \(MemoryColumns.names(prefix: "after_"))) VALUES (\(places.joined(separator: ", ")))
      """
  }()

  /// The number of a review; nil when it is not logged.
  func number(ofReview id: String) throws(ProgressError) -> Int64? {
    let number = try database.integer("SELECT number FROM review WHERE id = ?", [.text(id)])
    return number == 0 ? nil : number
  }

  /// Adds a review and returns its number.
  ///
  /// - Parameter previous: The number of the review whose state this one replaces.
  func add(_ review: Review, previous: Int64?) throws(ProgressError) -> Int64 {
    let answerMilliseconds = min(max(0, review.answerMilliseconds), 60_000)
    let values: [SQLiteValue] = [
      .text(review.id), .integer(review.moment.unixMilliseconds),
      .integer(review.moment.utcOffsetSeconds), .integer(review.moment.studyDay.number),
      .text(review.card.deck), .optional(review.card.id), .text(review.card.front),
      .text(review.card.back), .integer(review.grade.rawValue), .integer(answerMilliseconds),
      previous.map { .integer($0) } ?? .null,
    ]
    try database.run(
      Self.insertion,
      values + MemoryColumns.values(review.before) + MemoryColumns.values(review.after))
    return database.lastRow
  }

  /// Adds a row that takes a review back.
  func addUndo(of number: Int64, at moment: Moment) throws(ProgressError) {
    try database.run(
      "INSERT INTO review (undoes, milliseconds, utc_offset, study_day) VALUES (?, ?, ?, ?)",
      [
        .integer(number), .integer(moment.unixMilliseconds), .integer(moment.utcOffsetSeconds),
        .integer(moment.studyDay.number),
      ])
  }

  /// Whether a review was taken back, by a row before `limit` of the log.
  func isUndone(_ number: Int64, before limit: Int64 = .max) throws(ProgressError) -> Bool {
    try database.integer(
      "SELECT count(*) FROM review WHERE undoes = ? AND number < ?",
      [.integer(number), .integer(limit)]) > 0
  }

  /// The review of a number, and that of the review before it.
  func review(_ number: Int64) throws(ProgressError) -> (review: Review, previous: Int64?)? {
    var result: (Review, Int64?)?
    let sql = "SELECT \(Self.columns), previous FROM review WHERE number = ? AND undoes IS NULL"
    try database.query(sql, [.integer(number)]) { row throws(ProgressError) in
      let previous = Self.firstMemory + 2 * MemoryColumns.count
      result = (try review(row), row.isNull(previous) ? nil : row.integer(previous))
    }
    return result
  }

  /// The reviews of a deck on a study day, oldest first, without those taken back.
  func reviews(ofDeck deck: String, on day: StudyDay) throws(ProgressError) -> [Review] {
    var reviews: [Review] = []
    let sql = """
      SELECT \(Self.columns) FROM review WHERE deck = ? AND study_day = ?
        AND number NOT IN (SELECT undoes FROM review WHERE undoes IS NOT NULL) ORDER BY number
      """
    try database.query(sql, [.text(deck), .integer(day.number)]) { row throws(ProgressError) in
      reviews.append(try review(row))
    }
    return reviews
  }

  /// Hands over every row in the order it was added: its number, and the review or the number of
  /// the one taken back.
  func replay(
    review: (Int64, Review) throws(ProgressError) -> Void,
    undo: (Int64, Int64) throws(ProgressError) -> Void
  ) throws(ProgressError) {
    let number = Self.firstMemory + 2 * MemoryColumns.count
    let sql = "SELECT \(Self.columns), number FROM review ORDER BY number"
    try database.query(sql) { row throws(ProgressError) in
      if row.isNull(1) {
        try review(row.integer(number), self.review(row))
      } else {
        try undo(row.integer(number), row.integer(1))
      }
    }
  }

  /// The whole log, oldest first.
  func entries() throws(ProgressError) -> [LogEntry] {
    var entries: [LogEntry] = []
    let sql = """
      SELECT \(Self.columns),
        (SELECT taken.id FROM review AS taken WHERE taken.number = review.undoes)
      FROM review ORDER BY number
      """
    try database.query(sql) { row throws(ProgressError) in
      guard row.isNull(1) else {
        let id = row.text(Self.firstMemory + 2 * MemoryColumns.count)
        entries.append(.undo(reviewID: id, moment: moment(row)))
        return
      }
      entries.append(.review(try review(row)))
    }
    return entries
  }

  private func moment(_ row: SQLiteStatement) -> Moment {
    Moment(unixMilliseconds: row.integer(2), utcOffsetSeconds: Int(row.integer(3)))
  }

  private func review(_ row: SQLiteStatement) throws(ProgressError) -> Review {
    guard let grade = Grade(rawValue: Int(row.integer(8))),
      let after = MemoryColumns.memory(row, from: Self.firstMemory + MemoryColumns.count)
    else {
      throw .damaged(
        path: database.path, reason: "review \(row.text(0)) has no grade or no memory after it")
    }
    return Review(
      id: row.text(0),
      card: CardIdentity(
        deck: row.text(4), id: row.optionalText(5), front: row.text(6), back: row.text(7)),
      grade: grade, moment: moment(row), answerMilliseconds: Int(row.integer(9)),
      before: MemoryColumns.memory(row, from: Self.firstMemory), after: after)
  }
}
