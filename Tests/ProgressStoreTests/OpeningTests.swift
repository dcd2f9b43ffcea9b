import CSQLite
import Foundation
import Scheduling
import Testing

@testable import ProgressStore

struct OpeningTests {
  let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  @Test("A new store is its owner's alone, in folders of the same kind")
  func permissions() throws {
    let path = folder.path + "/a/b/recto/progress.db"
    let store = try SQLiteProgressStore(path: path)
    #expect(!store.isReadOnly)
    #expect(try folder.permissions(path) == 0o600)
    for part in ["/a", "/a/b", "/a/b/recto"] {
      #expect(try folder.permissions(folder.path + part) == 0o700)
    }
  }

  @Test("A store says what it is, and writes as safely as SQLite can")
  func settings() throws {
    let database = try OpenSequence.open(path: folder.database, busyMilliseconds: 10)
    for (pragma, value) in [
      ("application_id", 1_382_249_583), ("user_version", 1), ("synchronous", 3),
      ("fullfsync", 1), ("foreign_keys", 1), ("trusted_schema", 0), ("cell_size_check", 1),
      ("temp_store", 2), ("busy_timeout", 10),
    ] as [(String, Int64)] {
      #expect(try database.integer("PRAGMA \(pragma)") == value, "\(pragma)")
    }
    #expect(try database.text("PRAGMA journal_mode") == "delete")
    #expect(throws: ProgressError.self) { try database.text("SELECT \"no such column\"") }
    #expect(throws: ProgressError.self) { try database.text("SELECT load_extension('x')") }
    try database.execute("PRAGMA writable_schema = ON")
    #expect(throws: ProgressError.self) { try database.execute("DELETE FROM sqlite_schema") }
  }

  @Test("All tables are strict")
  func strict() throws {
    _ = try SQLiteProgressStore(path: folder.database)
    let tables = PlainConnection(folder.database).rows(
      "SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%' ORDER BY name")
    #expect(tables == [["memory", "1"], ["review", "1"]])
  }

  @Test("A store that another program made first is not made again")
  func madeMeanwhile() throws {
    let database = try OpenSequence.open(path: folder.database, busyMilliseconds: 10)
    let bytes = try folder.bytes(folder.database)
    try OpenSequence.migrate(database)
    #expect(try database.integer("PRAGMA user_version") == Schema.version)
    #expect(try folder.bytes(folder.database).count == bytes.count)
  }

  @Test("A file of a later version is refused and left as it is")
  func later() throws {
    _ = try SQLiteProgressStore(path: folder.database)
    PlainConnection(folder.database).run("PRAGMA user_version = 7")
    try expectRefused(.tooNew(path: folder.database, version: 7))
  }

  @Test(
    "Another program's database is refused and left as it is",
    arguments: ["CREATE TABLE t (x)", "PRAGMA application_id = 99", "PRAGMA user_version = 1"])
  func foreign(sql: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/recto", withIntermediateDirectories: true)
    PlainConnection(folder.database).run("CREATE TABLE a (x); DROP TABLE a; \(sql)")
    try expectRefused(.foreign(path: folder.database))
  }

  @Test("A file that is no database is called damaged and left as it is")
  func garbage() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/recto", withIntermediateDirectories: true)
    try Data(String(repeating: "no database ", count: 500).utf8)
      .write(to: URL(fileURLWithPath: folder.database))
    try expectRefused(.damaged(path: folder.database, reason: "file is not a database"))
  }

  @Test("A store with overwritten pages is called damaged and left as it is")
  func damaged() throws {
    var studying = Studying()
    do {
      let store = try SQLiteProgressStore(path: folder.database)
      for number in 0..<200 {
        try store.record(studying.review(Studying.card(number), before: nil, minutes: number))
      }
    }
    var bytes = try folder.bytes(folder.database)
    bytes.replaceSubrange(9000..<21_000, with: Data(repeating: 0xA5, count: 12_000))
    try bytes.write(to: URL(fileURLWithPath: folder.database))
    let error = #expect(throws: ProgressError.self) {
      try SQLiteProgressStore(path: folder.database)
    }
    guard case .damaged(folder.database, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.message.split(whereSeparator: \.isNewline).count == 1)
    #expect(try folder.bytes(folder.database) == bytes)
  }

  @Test("An empty file becomes a store")
  func empty() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/recto", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder.database))
    #expect(try SQLiteProgressStore(path: folder.database).log() == [])
  }

  /// The header of a rollback journal of a file that had so many pages.
  private static func journal(pages: UInt8) -> Data {
    Data([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7, 0, 0, 0, 1, 1, 2, 3, 4, 0, 0, 0, pages])
      + Data(repeating: 0, count: 492)
  }

  @Test(
    "An empty file beside what was in it is refused, and nothing beside it is deleted",
    arguments: [
      ("progress.db-wal", Data([1]), "/progress.db-wal"),
      ("progress.db-journal", journal(pages: 3), "/progress.db-journal"),
      ("backups/progress-2026-11-29.db", Data([1]), "backups/progress-2026-11-29.db"),
    ])
  func emptied(name: String, bytes: Data, evidence: String) throws {
    let file = URL(fileURLWithPath: folder.path + "/recto/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder.database))
    try bytes.write(to: file)
    for _ in 1...2 {
      let error = #expect(throws: ProgressError.self) {
        try SQLiteProgressStore(path: folder.database)
      }
      #expect(error?.message.contains("is damaged (it is empty, though ") == true)
      #expect(error?.message.contains(evidence + " holds answers)") == true)
      #expect(throws: ProgressError.self) {
        try SQLiteProgressStore.isEmptyFile(at: folder.database)
      }
    }
    #expect(try Data(contentsOf: file) == bytes)
    #expect(try folder.bytes(folder.database).isEmpty)
  }

  @Test(
    "An empty file beside traces of its own making becomes a store",
    arguments: [
      ("progress.db-journal", journal(pages: 0)),
      ("progress.db-journal", Data(repeating: 0, count: 512)), ("progress.db-wal", Data()),
      ("backups/progress-2026-11-29.db", Data()), ("backups/notes.db", Data([1])),
    ])
  func interrupted(name: String, bytes: Data) throws {
    let file = URL(fileURLWithPath: folder.path + "/recto/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder.database))
    try bytes.write(to: file)
    #expect(try SQLiteProgressStore.isEmptyFile(at: folder.database))
    #expect(try SQLiteProgressStore(path: folder.database).log() == [])
    #expect(try !SQLiteProgressStore.isEmptyFile(at: folder.database))
  }

  @Test("What is no file, or lies below a file, is refused")
  func noFile() throws {
    #expect(
      throws: ProgressError.unavailable(path: folder.path, reason: "not a regular file")
    ) { try SQLiteProgressStore(path: folder.path) }
    _ = try SQLiteProgressStore(path: folder.database)
    let below = folder.database + "/more/progress.db"
    #expect(
      throws: ProgressError.unavailable(path: folder.database + "/more", reason: "Not a directory")
    ) { try SQLiteProgressStore(path: below) }
    let link = folder.path + "/link.db"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/nowhere/x.db")
    #expect(
      throws: ProgressError.unavailable(path: link, reason: "No such file or directory")
    ) { try SQLiteProgressStore(path: link) }
  }

  @Test(
    "A file that may only be read opens and refuses to record",
    .enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func readOnly() throws {
    var studying = Studying()
    let review = studying.review(Studying.card(1), before: nil)
    try SQLiteProgressStore(path: folder.database).record(review)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.database)
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path + "/recto")
    defer {
      try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/recto")
    }
    let store = try SQLiteProgressStore(path: folder.database)
    #expect(store.isReadOnly)
    #expect(try store.log() == [.review(review)])
    let next = studying.review(Studying.card(2), before: nil)
    #expect(throws: ProgressError.readOnly(path: folder.database)) { try store.record(next) }
  }

  private func expectRefused(_ error: ProgressError) throws {
    let bytes = try folder.bytes(folder.database)
    #expect(throws: error) { try SQLiteProgressStore(path: folder.database) }
    #expect(try folder.bytes(folder.database) == bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/recto")
    #expect(names == ["progress.db"])
  }
}
