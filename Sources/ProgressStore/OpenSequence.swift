internal import Scheduling

/// Opens a store step by step; a file that is not ours, newer or damaged is left as it is.
enum OpenSequence {
  /// Opens the store, and makes it when it is missing.
  static func open(path: String, busyMilliseconds: Int32) throws(ProgressError) -> SQLiteDatabase {
    // A name such as ":memory:" would mean something else to SQLite than a file.
    let path = path.hasPrefix("/") ? path : "./" + path
    try EmptyFile.requireNew(at: path)
    try PrivateFile.create(at: path)
    let database = try SQLiteDatabase(path: path, busyMilliseconds: busyMilliseconds)
    let version = try checkedVersion(of: database)
    try requireSound(database)
    try configure(database)
    if version < Schema.version { try migrate(database) }
    return database
  }

  /// The store's version; 0 when the file is empty.
  private static func checkedVersion(of database: SQLiteDatabase) throws(ProgressError) -> Int64 {
    // One transaction, so that another program cannot make the store between two of the readings.
    try database.execute("BEGIN")
    let application = try database.integer("PRAGMA application_id")
    let version = try database.integer("PRAGMA user_version")
    let tables = try database.integer("SELECT count(*) FROM sqlite_schema")
    try database.execute("COMMIT")
    if application == Schema.applicationID, version > 0 {
      guard version <= Schema.version else {
        throw .tooNew(path: database.path, version: Int(version))
      }
      return version
    }
    guard application == 0, version == 0, tables == 0 else {
      throw .foreign(path: database.path)
    }
    return 0
  }

  /// Checks the file's structure, page by page.
  static func requireSound(_ database: SQLiteDatabase) throws(ProgressError) {
    // Rows were checked when they were written; what may have changed since is the file.
    try database.execute("PRAGMA ignore_check_constraints = ON")
    let result = try database.text("PRAGMA quick_check(1)")
    try database.execute("PRAGMA ignore_check_constraints = OFF")
    if result != "ok" { throw .damaged(path: database.path, reason: result) }
  }

  /// Sets how safely SQLite writes, and reads back whether it does.
  private static func configure(_ database: SQLiteDatabase) throws(ProgressError) {
    try database.execute(
      """
      PRAGMA synchronous = EXTRA;
      PRAGMA fullfsync = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA mmap_size = 0;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      PRAGMA recursive_triggers = OFF;
      """)
    let journal = try database.text("PRAGMA journal_mode = DELETE")
    try require(journal == "delete", "journal mode is \(journal)", database)
    let synchronous = try database.integer("PRAGMA synchronous")
    try require(synchronous == 3, "synchronous is \(synchronous)", database)
    let foreignKeys = try database.integer("PRAGMA foreign_keys")
    try require(foreignKeys == 1, "foreign keys are off", database)
  }

  private static func require(
    _ condition: Bool, _ reason: String, _ database: SQLiteDatabase
  ) throws(ProgressError) {
    if !condition {
      throw .failed(path: database.path, reason: "safe writing is refused: " + reason)
    }
  }

  /// Brings the tables to this program's version: all of it or nothing.
  static func migrate(_ database: SQLiteDatabase) throws(ProgressError) {
    guard !database.isReadOnly else { throw .readOnly(path: database.path) }
    try database.transaction { () throws(ProgressError) in
      // Another program may have been faster; what counts is the version under the lock.
      let version = Int(try database.integer("PRAGMA user_version"))
      for statements in Schema.migrations.dropFirst(version) {
        try database.execute(statements)
      }
      try database.execute("PRAGMA application_id = \(Schema.applicationID)")
      try database.execute("PRAGMA user_version = \(Schema.version)")
    }
  }
}
