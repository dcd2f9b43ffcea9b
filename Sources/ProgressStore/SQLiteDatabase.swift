internal import CSQLite
internal import Scheduling

/// One connection to a database file.
final class SQLiteDatabase {
  /// The file's path.
  let path: String
  private let connection: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens a file that exists; a file that may not be written is opened for reading.
  init(path: String, busyMilliseconds: Int32) throws(ProgressError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = SQLiteFailure.error(code: code, connection: handle, path: path)
      sqlite3_close_v2(handle)
      throw error
    }
    connection = handle
    self.path = path
    sqlite3_busy_timeout(handle, busyMilliseconds)
    let hardened = csqlite_harden(handle)
    if hardened != SQLITE_OK {
      throw SQLiteFailure.error(code: hardened, connection: nil, path: path)
    }
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(connection)
  }

  /// Whether the file may only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

  /// Whether a failure has left in doubt what the connection remembers of the file.
  private(set) var isDoubtful = false

  /// The number of the row inserted last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(connection) }

  /// Runs statements that have neither places nor rows.
  func execute(_ sql: String) throws(ProgressError) {
    let code = sqlite3_exec(connection, sql, nil, nil, nil)
    if code != SQLITE_OK {
      let error = SQLiteFailure.error(code: code, connection: connection, path: path)
      noteFailure()
      throw error
    }
  }

  private func noteFailure() {
    let code = sqlite3_extended_errcode(connection)
    if SQLiteFailure.distrustsConnection(code: code) { isDoubtful = true }
  }

  /// Runs a statement for what it changes; it is compiled once a connection.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(ProgressError) {
    try query(sql, values) { _ throws(ProgressError) in }
  }

  /// Runs a statement and hands over each of its rows.
  func query(
    _ sql: String, _ values: [SQLiteValue] = [],
    row: (SQLiteStatement) throws(ProgressError) -> Void
  ) throws(ProgressError) {
    // A statement in use is not in the cache, so that it may be run again from within `row`.
    let statement: SQLiteStatement
    if let cached = statements.removeValue(forKey: sql) {
      statement = cached
    } else {
      statement = try SQLiteStatement(sql, connection: connection, path: path)
    }
    defer {
      statement.reset()
      statements[sql] = statement
    }
    do {
      try statement.bind(values)
      while try statement.step() { try row(statement) }
    } catch {
      noteFailure()
      throw error
    }
  }

  /// The first column of the first row as a whole number; 0 when there is none.
  func integer(_ sql: String, _ values: [SQLiteValue] = []) throws(ProgressError) -> Int64 {
    var result: Int64?
    try query(sql, values) { row throws(ProgressError) in result = result ?? row.integer(0) }
    return result ?? 0
  }

  /// The first column of the first row as a text; empty when there is none.
  func text(_ sql: String) throws(ProgressError) -> String {
    var result: String?
    try query(sql) { row throws(ProgressError) in result = result ?? row.text(0) }
    return result ?? ""
  }

  /// Does all or nothing; holds the right to write from the start, so that it cannot fail halfway
  /// because another program wrote in between.
  func transaction<Result>(
    _ body: () throws(ProgressError) -> Result
  ) throws(ProgressError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After a full disk or a failed write SQLite has often rolled back already.
      if sqlite3_get_autocommit(connection) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
