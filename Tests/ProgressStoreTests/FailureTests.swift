import CSQLite
import Foundation
import Scheduling
import Testing

@testable import ProgressStore

struct FailureTests {
  let folder: StoreFolder
  var studying = Studying()

  init() throws {
    folder = try StoreFolder()
  }

  @Test("A full disk keeps the answer out whole, and grading goes on once there is space")
  mutating func full() throws {
    let store = try SQLiteProgressStore(path: folder.database)
    try store.limitPages(to: 20)
    var logged: [LogEntry] = []
    var refused: Review?
    for number in 0..<2000 where refused == nil {
      let review = studying.review(Studying.card(number), before: nil, minutes: number)
      do {
        try store.record(review)
        logged.append(.review(review))
      } catch {
        #expect(error == .full(path: folder.database))
        refused = review
      }
    }
    let review = try #require(refused)
    #expect(logged.count > 5)
    #expect(try store.log() == logged)
    #expect(try SQLiteProgressStore(path: folder.database).log() == logged)
    try store.limitPages(to: 10_000)
    try store.record(review)
    #expect(try store.log() == logged + [.review(review)])
    #expect(try store.memories(ofDeck: "es").count == logged.count + 1)
  }

  @Test(
    "A file replaced by rubbish while open is reported, and a good one in its place is taken up")
  mutating func replaced() throws {
    let store = try SQLiteProgressStore(path: folder.database)
    let first = studying.review(Studying.card(1), before: nil)
    try store.record(first)
    let good = try folder.bytes(folder.database)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.database))
    try file.write(contentsOf: Data(repeating: 0x5A, count: good.count))
    let second = studying.review(Studying.card(2), before: nil)
    let error = #expect(throws: ProgressError.self) { try store.record(second) }
    guard case .damaged = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Another file of the same name: only a connection opened anew can see it.
    try good.write(to: URL(fileURLWithPath: folder.database), options: .atomic)
    try store.record(second)
    for store in [store, try SQLiteProgressStore(path: folder.database)] {
      #expect(try store.log() == [.review(first), .review(second)])
    }
  }

  @Test("A transaction that another cut short leaves nothing behind")
  mutating func rollback() throws {
    let store = try SQLiteProgressStore(path: folder.database)
    let first = studying.review(Studying.card(1), before: nil)
    try store.record(first)
    PlainConnection(folder.database).run(
      "CREATE TRIGGER stop BEFORE INSERT ON memory BEGIN SELECT RAISE(ABORT, 'stopped'); END")
    let second = studying.review(Studying.card(2), before: nil)
    #expect(throws: ProgressError.failed(path: folder.database, reason: "stopped")) {
      try store.record(second)
    }
    #expect(try store.log() == [.review(first)])
    PlainConnection(folder.database).run("DROP TRIGGER stop")
    try store.record(second)
    #expect(try store.log() == [.review(first), .review(second)])
  }

  @Test("A journal that a killed program left is rolled back at the next opening")
  mutating func hotJournal() throws {
    let review = studying.review(Studying.card(1), before: nil)
    try SQLiteProgressStore(path: folder.database).record(review)
    // The file in the middle of another program's commit, copied with its journal.
    let other = PlainConnection(folder.database)
    other.run("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE")
    other.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO review (id, milliseconds, utc_offset, study_day, deck, front, back, grade,
        answer_milliseconds, after_stability, after_difficulty, after_phase, after_step,
        after_due_day, after_interval_days, after_last_milliseconds, after_last_utc_offset,
        after_review_count, after_lapse_count)
      SELECT 'x' || i, 0, 0, 0, 'es', 'f', 'b', 3, 0, 1, 5, 1, 0, 1, 1, 0, 0, 1, 0 FROM n
      """)
    let copy = folder.path + "/copy.db"
    try FileManager.default.copyItem(atPath: folder.database, toPath: copy)
    try FileManager.default.copyItem(
      atPath: folder.database + "-journal", toPath: copy + "-journal")
    #expect(try folder.bytes(copy).count > 100_000)
    other.run("ROLLBACK")
    let store = try SQLiteProgressStore(path: copy)
    #expect(try store.log() == [.review(review)])
    #expect(try folder.bytes(copy).count < 100_000)
  }

  private static let mappings: [(code: Int32, systemCode: Int32, error: ProgressError)] = [
    (SQLITE_FULL, 0, .full(path: "p")),
    (SQLITE_IOERR + 0x300, EDQUOT, .full(path: "p")),
    (SQLITE_IOERR + 0x300, EFBIG, .full(path: "p")),
    (SQLITE_IOERR + 0x400, EIO, .failed(path: "p", reason: "r")),
    (SQLITE_BUSY + 0x200, 0, .busy(path: "p")),
    (SQLITE_LOCKED, 0, .busy(path: "p")),
    (SQLITE_READONLY + 0x600, 0, .readOnly(path: "p")),
    (SQLITE_CANTOPEN, EROFS, .readOnly(path: "p")),
    (SQLITE_CANTOPEN, EACCES, .unavailable(path: "p", reason: "r")),
    (SQLITE_CORRUPT + 0x100, 0, .damaged(path: "p", reason: "r")),
    (SQLITE_NOTADB, 0, .damaged(path: "p", reason: "r")),
    (SQLITE_CONSTRAINT, 0, .failed(path: "p", reason: "r")),
    (SQLITE_NOMEM, 0, .failed(path: "p", reason: "r")),
  ]

  @Test("Results of SQLite and of the system become the error that tells what to do")
  func mapping() {
    for (code, systemCode, error) in Self.mappings {
      let mapped = SQLiteFailure.error(code: code, systemCode: systemCode, reason: "r", path: "p")
      #expect(mapped == error)
    }
  }

  @Test(
    "Every error says what happened, to which file, and what to do",
    arguments: [
      ProgressError.unavailable(path: "/d/p.db", reason: "r"),
      .damaged(path: "/d/p.db", reason: "r"),
      .tooNew(path: "/d/p.db", version: 3), .foreign(path: "/d/p.db"), .busy(path: "/d/p.db"),
      .full(path: "/d/p.db"), .readOnly(path: "/d/p.db"), .failed(path: "/d/p.db", reason: "r"),
    ])
  func messages(error: ProgressError) {
    #expect(error.message.hasPrefix("/d/p.db: "))
    #expect(error.message.split(separator: ";").count >= 2)
  }
}
