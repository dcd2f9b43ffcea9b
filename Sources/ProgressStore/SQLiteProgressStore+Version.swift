internal import CSQLite

extension SQLiteProgressStore {
  /// The version of SQLite, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }
}
