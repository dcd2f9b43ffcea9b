/// Intervals in at most five columns, for the grade buttons: `<1m 6m 10m 1.5h 2d 1.5mo 2.1y`.
public enum IntervalText {
  /// The time from a moment until a card is due.
  ///
  /// Study days are counted as days; the same day, or one that has passed, is `today`.
  public static func until(_ due: Memory.Due, from moment: Moment) -> String {
    switch due {
    case .at(let unixMilliseconds):
      return text(
        seconds: unixMilliseconds.subtractingSaturated(moment.unixMilliseconds) / 1000)
    case .on(let day):
      let days = day.days(since: moment.studyDay)
      return days < 1 ? "today" : text(days: days)
    }
  }

  /// A length of time in seconds; `<1m` when it is shorter than a minute or negative.
  public static func text(seconds: Int64) -> String {
    guard seconds >= 60 else { return "<1m" }
    let minutes = (Double(seconds) / 60).roundedDays
    if minutes < 60 { return "\(minutes)m" }
    let hours = Double(seconds) / 3600
    if hours < 23.95 { return "\(number(hours))h" }
    return text(days: max(1, (hours / 24).roundedDays))
  }

  /// A length of time in days, of which a month has 30.44 and a year 365.25.
  public static func text(days: Int) -> String {
    if days < 31 { return "\(max(0, days))d" }
    let months = Double(days) / 30.4375
    if months < 11.5 { return "\(number(months))mo" }
    return "\(number(Double(days) / 365.25))y"
  }

  /// One decimal below 10, none above, never a trailing `.0`.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).roundedDays
    guard tenths < 100, tenths % 10 != 0 else { return "\(value.roundedDays)" }
    return "\(tenths / 10).\(tenths % 10)"
  }
}
