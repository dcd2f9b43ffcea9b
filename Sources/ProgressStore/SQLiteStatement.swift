internal import CSQLite
internal import Scheduling

/// A compiled statement, which is also the row it stands on; columns count from 0.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  private let path: String

  /// Compiles a statement.
  init(_ sql: String, connection: OpaquePointer, path: String) throws(ProgressError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, 0, &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw SQLiteFailure.error(
        code: sqlite3_extended_errcode(connection), connection: connection, path: path)
    }
    self.handle = handle
    self.connection = connection
    self.path = path
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Fills the places of the statement, from the first on.
  func bind(_ values: [SQLiteValue]) throws(ProgressError) {
    for (place, value) in values.enumerated() {
      let position = Int32(place + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .integer(let number): sqlite3_bind_int64(handle, position, number)
        case .real(let number): sqlite3_bind_double(handle, position, number)
        case .text(let text): bind(text, at: position)
        }
      if code != SQLITE_OK { throw failure(code) }
    }
  }

  private func bind(_ text: String, at position: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty text has no address, and none would mean NULL.
        guard let start = characters.baseAddress else {
          return csqlite_bind_text(handle, position, "", 0)
        }
        return csqlite_bind_text(handle, position, start, UInt64(characters.count))
      }
    }
  }

  /// Goes to the next row; false at the end.
  func step() throws(ProgressError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(code)
    }
  }

  /// Makes the statement ready to run again, and lets go of its locks.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Whether the column is empty.
  func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  /// The column as a whole number.
  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  /// The column as a number.
  func real(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  /// The column as a text; empty when there is none.
  func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The column as a text; nil when it is empty.
  func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  private func failure(_ code: Int32) -> ProgressError {
    SQLiteFailure.error(code: code, connection: connection, path: path)
  }
}
