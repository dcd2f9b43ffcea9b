internal import Scheduling

/// A date of the Gregorian calendar, for the names of files.
struct CalendarDate: Equatable {
  var year: Int
  var month: Int
  var day: Int

  /// The date of a study day, within the years 0 to 9999.
  ///
  /// Howard Hinnant, "chrono-compatible low-level date algorithms".
  init(_ studyDay: StudyDay) {
    let shifted = min(max(studyDay.number, -719_528), 2_932_896) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Years of this count begin in March, so that a leap day is the last of its year.
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads a date such as `2026-11-30`; nil for any other text.
  init?(text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy(Self.isDigits),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    // The 31st of February is no day: it would come back as another date.
    guard (1...12).contains(month), CalendarDate(studyDay) == self else { return nil }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The study day of the date.
  var studyDay: StudyDay {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return StudyDay(number: era * 146_097 + dayOfEra - 719_468)
  }

  /// The date as `2026-11-30`.
  var text: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
