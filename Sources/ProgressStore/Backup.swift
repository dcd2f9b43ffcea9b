internal import Scheduling

/// The copy of a store that is kept for one study day.
struct Backup {
  let database: SQLiteDatabase
  let day: StudyDay

  /// The copies' folder, beside the store.
  static let folder = "backups/"
  private static let prefix = "progress-"
  private static let suffix = ".db"

  /// Makes the copy unless there is one that holds everything; returns its path.
  func make() throws(ProgressError) -> String? {
    let rows = try database.integer("SELECT count(*) FROM review")
    let lastDay = try database.integer(
      "SELECT study_day FROM review ORDER BY number DESC LIMIT 1")
    let days = keptDays()
    guard rows > 0, !days.contains(day) else { return nil }
    // A copy of a day after the last row's holds that row; what the day itself added may be missing.
    if let newest = days.max(), newest <= day, newest.number > Int(lastDay) { return nil }

    let path = path(of: day)
    let temporary = path + ".tmp"
    PrivateFile.remove(temporary)
    do {
      // SQLite fills an empty file, and so keeps its mode.
      try PrivateFile.create(at: temporary)
      try database.run("VACUUM INTO ?", [.text(temporary)])
      try check(temporary, rows: rows)
      try PrivateFile.settle(temporary, at: path)
    } catch {
      PrivateFile.remove(temporary)
      throw error
    }
    thinOut()
    return path
  }

  private func check(_ path: String, rows: Int64) throws(ProgressError) {
    let copy = try SQLiteDatabase(path: path, busyMilliseconds: 0)
    try OpenSequence.requireSound(copy)
    let copied = try copy.integer("SELECT count(*) FROM review")
    guard copied >= rows else {
      throw .failed(path: path, reason: "the copy holds \(copied) of \(rows) rows")
    }
  }

  private func thinOut() {
    for day in BackupRotation.superfluous(keptDays(), today: day) {
      PrivateFile.remove(path(of: day))
    }
  }

  private func path(of day: StudyDay) -> String {
    let name = Self.prefix + CalendarDate(day).text + Self.suffix
    return PrivateFile.folder(of: database.path) + Self.folder + name
  }

  private func keptDays() -> [StudyDay] {
    PrivateFile.names(besides: path(of: day)).compactMap(Self.day(ofCopy:))
  }

  /// The day of a copy by its name; nil when it is no copy's name.
  static func day(ofCopy name: String) -> StudyDay? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let date = name.dropFirst(prefix.count).dropLast(suffix.count)
    return CalendarDate(text: date)?.studyDay
  }
}
