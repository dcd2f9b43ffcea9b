import Foundation
import Scheduling
import Testing

@testable import ProgressStore

struct BackupTests {
  let folder: StoreFolder
  let store: SQLiteProgressStore
  var studying = Studying()
  let today = Studying.noon.studyDay

  init() throws {
    folder = try StoreFolder()
    store = try SQLiteProgressStore(path: folder.database)
  }

  var backups: String { folder.path + "/recto/backups" }

  func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: backups)) ?? []).sorted()
  }

  @Test("A study day leaves one copy, for its owner alone, with the whole log in it")
  mutating func daily() throws {
    #expect(try store.backUp(on: today) == nil)
    let review = studying.review(Studying.card(1), before: nil)
    try store.record(review)
    let path = try #require(try store.backUp(on: today))
    #expect(path == backups + "/progress-2026-11-30.db")
    #expect(try store.backUp(on: today) == nil)
    #expect(names() == ["progress-2026-11-30.db"])
    #expect(try folder.permissions(path) == 0o600)
    #expect(try folder.permissions(backups) == 0o700)
    let copy = try SQLiteProgressStore(path: path)
    #expect(try copy.log() == [.review(review)])
    #expect(try copy.memories(ofDeck: "es") == store.memories(ofDeck: "es"))
  }

  @Test("A day without anything new since the last copy leaves none")
  mutating func unchanged() throws {
    try store.record(studying.review(Studying.card(1), before: nil))
    #expect(try store.backUp(on: today) != nil)
    // What was studied on the day of a copy may be missing in it.
    #expect(try store.backUp(on: today.advanced(by: 1)) != nil)
    #expect(try store.backUp(on: today.advanced(by: 2)) == nil)
    try store.record(studying.review(Studying.card(2), before: nil, minutes: 2 * 1440))
    #expect(try store.backUp(on: today.advanced(by: 3)) != nil)
    #expect(names().count == 3)
  }

  @Test("A copy that cannot be made leaves nothing behind, and the store as it was")
  mutating func impossible() throws {
    let review = studying.review(Studying.card(1), before: nil)
    try store.record(review)
    try Data("in the way".utf8).write(to: URL(fileURLWithPath: backups))
    #expect(throws: ProgressError.self) { try store.backUp(on: today) }
    #expect(try store.log() == [.review(review)])
    try FileManager.default.removeItem(atPath: backups)
    try FileManager.default.createDirectory(
      atPath: backups + "/progress-2026-11-30.db.tmp/in the way", withIntermediateDirectories: true)
    #expect(throws: ProgressError.self) { try store.backUp(on: today) }
    #expect(names() == ["progress-2026-11-30.db.tmp"])
  }

  @Test("A copy left half by a killed program is made anew")
  mutating func leftover() throws {
    try store.record(studying.review(Studying.card(1), before: nil))
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 9000)
      .write(to: URL(fileURLWithPath: backups + "/progress-2026-11-30.db.tmp"))
    #expect(try store.backUp(on: today) != nil)
    #expect(names() == ["progress-2026-11-30.db"])
  }

  @Test("Copies are thinned out on the disk, and other files left alone")
  mutating func thinned() throws {
    try store.record(studying.review(Studying.card(1), before: nil))
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    for age in 1..<30 {
      let date = CalendarDate(today.advanced(by: -age)).text
      try Data().write(to: URL(fileURLWithPath: backups + "/progress-\(date).db"))
    }
    try Data().write(to: URL(fileURLWithPath: backups + "/progress-2026-02-31.db"))
    #expect(try store.backUp(on: today) != nil)
    let expected = BackupRotation.superfluous(
      (0..<30).map { today.advanced(by: -$0) }, today: today)
    #expect(names().count == 31 - expected.count)
    #expect(names().contains("progress-2026-02-31.db"))
  }
}

struct BackupRotationTests {
  @Test("A backup a day for three years leaves 2 new, 12 daily, 10 weekly and 9 monthly")
  func thinning() {
    let today = Studying.noon.studyDay
    let days = (0..<1095).map { today.advanced(by: -$0) }
    let superfluous = Set(BackupRotation.superfluous(days.shuffled(), today: today))
    let kept = days.filter { !superfluous.contains($0) }
    #expect(kept.count == 2 + 12 + 10 + 9)
    #expect(kept.prefix(14) == days.prefix(14))
    let gaps = zip(kept.dropFirst(13), kept.dropFirst(14)).map { $0.days(since: $1) }
    #expect(gaps.prefix(10).allSatisfy { (1...7).contains($0) })
    #expect(gaps.dropFirst(10).allSatisfy { (1...31).contains($0) })
    #expect(gaps.reduce(0, +) > 300)
  }

  @Test("Thinning out day by day ends at the same copies as at once")
  func stepwise() {
    let today = Studying.noon.studyDay
    var kept: [StudyDay] = []
    for age in (0..<800).reversed() {
      let day = today.advanced(by: -age)
      kept.append(day)
      let superfluous = Set(BackupRotation.superfluous(kept, today: day))
      kept.removeAll { superfluous.contains($0) }
      #expect(kept.count <= 33)
    }
    #expect(kept.count == 33)
    #expect((kept.first?.days(since: today) ?? 0) < -300)
  }

  @Test(
    "A study day has its date",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
      (20_787, "2026-11-30"), (47_540, "2100-02-28"), (47_541, "2100-03-01"),
      (-719_528, "0000-01-01"),
    ])
  func dates(number: Int, text: String) {
    #expect(CalendarDate(StudyDay(number: number)).text == text)
    #expect(CalendarDate(text: Substring(text))?.studyDay == StudyDay(number: number))
  }

  @Test("Days of the years 0 to 9999 come back from their dates")
  func everyDate() {
    for number in stride(from: -719_528, through: 2_932_896, by: 13) {
      let day = StudyDay(number: number)
      #expect(CalendarDate(day).studyDay == day)
    }
  }

  @Test(
    "What is no date is none",
    arguments: ["", "2026-02-29", "2026-13-01", "2026-00-10", "26-1-1", "+026-01-01", "2026-1-011"])
  func noDate(text: String) {
    #expect(CalendarDate(text: Substring(text)) == nil)
  }
}
