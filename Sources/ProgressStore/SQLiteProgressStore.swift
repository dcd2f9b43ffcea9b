public import Scheduling

/// Progress in one SQLite file that never loses an answer.
///
/// Every grade is one transaction, on the disk when `record` returns. The log of reviews only grows;
/// the memories are derived from it and can be made anew with `rebuild`. Several programs may use
/// one file at once: each waits up to 5 seconds for its turn. An instance belongs to one thread, and
/// must not be carried over a fork.
public final class SQLiteProgressStore: ProgressStoring {
  /// The file's path.
  public let path: String
  private let busyMilliseconds: Int32
  private var connection: SQLiteDatabase?

  /// Opens the store, and makes it (mode 0600, in a folder of mode 0700) when it is missing.
  ///
  /// - Parameter path: The file's path; `$XDG_DATA_HOME/recto/progress.db` by custom.
  /// - Throws: `ProgressError`. A file that is damaged, foreign or of a later version is left as it
  ///   is, and so is one that is empty beside its journal or copies. A file that may only be read
  ///   opens, and then refuses to record.
  public convenience init(path: String) throws(ProgressError) {
    try self.init(path: path, busyMilliseconds: 5000)
  }

  init(path: String, busyMilliseconds: Int32) throws(ProgressError) {
    self.path = path
    self.busyMilliseconds = busyMilliseconds
    connection = try OpenSequence.open(path: path, busyMilliseconds: busyMilliseconds)
  }

  /// Whether there is a file at the path that is empty, and would become a new store.
  ///
  /// - Throws: `ProgressError.damaged` where what lies beside it tells that it was not always empty.
  public static func isEmptyFile(at path: String) throws(ProgressError) -> Bool {
    try EmptyFile.requireNew(at: path)
    return EmptyFile.exists(at: path)
  }

  /// Whether the file may only be read.
  public var isReadOnly: Bool { connection?.isReadOnly ?? false }

  /// The memory of every card of a deck that has been graded and not undone to new.
  public func memories(ofDeck deck: String) throws(ProgressError) -> [StoredMemory] {
    try using { database throws(ProgressError) in
      try table(database).memories(ofDeck: deck)
    }
  }

  /// Logs a review and updates the card's memory in one durable transaction.
  ///
  /// A card whose text was edited keeps its memory, which from now on carries the new text. When
  /// another program graded the card meanwhile, both reviews are logged and the later moment wins.
  public func record(_ review: Review) throws(ProgressError) {
    try using { database throws(ProgressError) in
      try database.transaction { () throws(ProgressError) in
        let table = table(database)
        guard try table.log.number(ofReview: review.id) == nil else { return }
        let row = try table.row(for: review)
        let number = try table.log.add(review, previous: row?.review)
        try table.apply(review, number: number, to: row)
      }
    }
  }

  /// Takes a review back: logs the undoing, and restores the memory before it, durably.
  ///
  /// Taking back twice is no error. When the card was graded again since, its memory stays.
  public func undo(_ review: Review, at moment: Moment) throws(ProgressError) {
    try using { database throws(ProgressError) in
      try database.transaction { () throws(ProgressError) in
        let table = table(database)
        guard let number = try table.log.number(ofReview: review.id) else {
          throw .failed(path: path, reason: "the review to take back is not in the log")
        }
        if try table.log.isUndone(number) { return }
        try table.log.addUndo(of: number, at: moment)
        try table.takeBack(number, at: database.lastRow)
      }
    }
  }

  /// What the log tells of each deck that has been studied.
  public func summaries() throws(ProgressError) -> [String: DeckProgress] {
    var summaries: [String: DeckProgress] = [:]
    let sql = """
      SELECT deck, count(*), max(milliseconds), utc_offset FROM review
      WHERE deck IS NOT NULL
        AND number NOT IN (SELECT undoes FROM review WHERE undoes IS NOT NULL)
      GROUP BY deck
      """
    try using { database throws(ProgressError) in
      try database.query(sql) { row throws(ProgressError) in
        let last = Moment(
          unixMilliseconds: row.integer(2), utcOffsetSeconds: Int(row.integer(3)))
        summaries[row.text(0)] = DeckProgress(
          lastStudied: last, reviewCount: Int(row.integer(1)))
      }
    }
    return summaries
  }

  /// Every entry of the log, oldest first.
  public func log() throws(ProgressError) -> [LogEntry] {
    try using { database throws(ProgressError) in
      try ReviewLog(database: database).entries()
    }
  }

  /// What of the daily limits a deck's study day has already brought.
  public func progress(
    ofDeck deck: String, on day: StudyDay
  ) throws(ProgressError) -> DayProgress {
    var progress = DayProgress()
    let sql = """
      SELECT total(before_stability IS NULL), total(before_phase IS 1) FROM review
      WHERE deck = ? AND study_day = ?
        AND number NOT IN (SELECT undoes FROM review WHERE undoes IS NOT NULL)
      """
    try using { database throws(ProgressError) in
      try database.query(sql, [.text(deck), .integer(day.number)]) { row throws(ProgressError) in
        progress = DayProgress(newCards: Int(row.integer(0)), reviews: Int(row.integer(1)))
      }
    }
    return progress
  }

  /// The reviews of a deck on a study day, oldest first, without those taken back.
  public func reviews(
    ofDeck deck: String, on day: StudyDay
  ) throws(ProgressError) -> [Review] {
    try using { database throws(ProgressError) in
      try ReviewLog(database: database).reviews(ofDeck: deck, on: day)
    }
  }

  /// Makes all memories anew from the log, in one transaction.
  public func rebuild() throws(ProgressError) {
    try using { database throws(ProgressError) in
      try database.transaction { () throws(ProgressError) in try table(database).rebuild() }
    }
  }

  /// Keeps a copy of the store in `backups/` beside it, once a study day and if anything was logged.
  ///
  /// The copy is checked before it takes its name, `progress-2026-11-30.db`. Older copies are
  /// thinned out: 12 are kept one a day, 10 one a week, 9 one a month. Call it before the first
  /// grade of a session; it takes about 2 ms a megabyte and two flushes of the disk.
  ///
  /// - Returns: The copy's path; nil when none was due.
  @discardableResult
  public func backUp(on day: StudyDay) throws(ProgressError) -> String? {
    try using { database throws(ProgressError) in
      try Backup(database: database, day: day).make()
    }
  }

  /// Lets the file grow to so many pages only, as a full disk would.
  func limitPages(to count: Int) throws(ProgressError) {
    try using { database throws(ProgressError) in
      _ = try database.integer("PRAGMA max_page_count = \(count)")
    }
  }

  private func table(_ database: SQLiteDatabase) -> MemoryTable {
    MemoryTable(database: database, log: ReviewLog(database: database))
  }

  /// Runs with the connection, which is opened anew after the disk failed: what SQLite remembers of
  /// a file is not to be trusted then.
  private func using<Result>(
    _ body: (SQLiteDatabase) throws(ProgressError) -> Result
  ) throws(ProgressError) -> Result {
    let database: SQLiteDatabase
    if let connection {
      database = connection
    } else {
      database = try OpenSequence.open(path: path, busyMilliseconds: busyMilliseconds)
      connection = database
    }
    do {
      return try body(database)
    } catch {
      if database.isDoubtful { connection = nil }
      throw error
    }
  }
}
