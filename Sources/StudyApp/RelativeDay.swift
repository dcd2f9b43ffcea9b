internal import Scheduling

/// How long ago or ahead something is, in words.
enum RelativeDay {
  /// When something was done, by study days.
  static func text(for moment: Moment?, now: Now) -> String {
    guard let moment else { return "never" }
    let days = now.day.number - StudyDay(containing: moment).number
    switch days {
    case ...0: return "today"
    case 1: return "yesterday"
    case 2..<60: return "\(days) days ago"
    case 60..<730: return "\(days / 30) months ago"
    default: return "\(days / 365) years ago"
    }
  }

  /// When something comes, exact within the day.
  static func text(forNext due: Memory.Due, now: Now) -> String {
    switch due {
    case .at(let milliseconds):
      let minutes = max(0, (milliseconds - now.moment.unixMilliseconds + 59_999) / 60_000)
      if minutes == 0 { return "now" }
      return minutes < 60 ? "in \(minutes) min" : "in \(minutes / 60) h \(minutes % 60) min"
    case .on(let day):
      let days = day.number - now.day.number
      if days <= 0 { return "today" }
      return days == 1 ? "tomorrow" : "in \(days) days"
    }
  }
}
