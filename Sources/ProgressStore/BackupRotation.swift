internal import Scheduling

/// Which backups are kept: fewer the older they are.
enum BackupRotation {
  /// How many are kept one a day, then one a week, then one a month.
  private static let daily = 12
  private static let weekly = 10
  private static let monthly = 9

  /// The days whose backups may be deleted; those of today and yesterday are always kept.
  static func superfluous(_ days: [StudyDay], today: StudyDay) -> [StudyDay] {
    var newer: StudyDay?
    var counts = (daily: 0, weekly: 0, monthly: 0)
    return days.sorted(by: >).filter { day in
      defer { newer = day }
      if day >= today.advanced(by: -1) { return false }
      if counts.daily < daily {
        counts.daily += 1
        return false
      }
      if counts.weekly < weekly {
        if newer.map(week) == week(day) { return true }
        counts.weekly += 1
        return false
      }
      if newer.map(month) == month(day) || counts.monthly == monthly { return true }
      counts.monthly += 1
      return false
    }
  }

  /// The number of a week that begins on a Monday.
  private static func week(_ day: StudyDay) -> Int {
    let shifted = day.number.addingReportingOverflow(3).partialValue
    return shifted >= 0 ? shifted / 7 : (shifted - 6) / 7
  }

  private static func month(_ day: StudyDay) -> Int {
    let date = CalendarDate(day)
    return date.year * 12 + date.month
  }
}
