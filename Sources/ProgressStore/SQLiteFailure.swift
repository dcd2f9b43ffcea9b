internal import CSQLite
internal import Scheduling

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The one place where results of SQLite and of the system become errors of the store.
enum SQLiteFailure {
  /// The error for an extended result code of a connection.
  ///
  /// - Parameters:
  ///   - code: The extended result code.
  ///   - connection: The connection that failed, for its message and the system's reason.
  static func error(code: Int32, connection: OpaquePointer?, path: String) -> ProgressError {
    let systemCode = connection.map { sqlite3_system_errno($0) } ?? 0
    let reason = reason(code: code, connection: connection, systemCode: systemCode)
    return error(code: code, systemCode: systemCode, reason: reason, path: path)
  }

  /// The error for an extended result code and the system's code behind it, 0 for none.
  static func error(
    code: Int32, systemCode: Int32, reason: String, path: String
  ) -> ProgressError {
    switch code & 0xFF {
    case SQLITE_FULL: return .full(path: path)
    case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(systemCode): return .full(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path: path)
    case SQLITE_READONLY: return .readOnly(path: path)
    case SQLITE_CANTOPEN where systemCode == EROFS: return .readOnly(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(path: path, reason: reason)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
      return .unavailable(path: path, reason: reason)
    default: return .failed(path: path, reason: reason)
    }
  }

  /// The error for a call of the system that failed.
  static func systemError(_ code: Int32, path: String) -> ProgressError {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: .full(path: path)
    case EROFS: .readOnly(path: path)
    default: .unavailable(path: path, reason: String(cString: strerror(code)))
    }
  }

  /// Whether a connection must be closed and opened again: what it remembers of the file may be
  /// wrong after the disk refused to write.
  static func distrustsConnection(code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
  }

  private static func reason(
    code: Int32, connection: OpaquePointer?, systemCode: Int32
  ) -> String {
    let text = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    let message = text.map { String(cString: $0) } ?? "result \(code)"
    return systemCode == 0 ? message : message + ": " + String(cString: strerror(systemCode))
  }
}
