/// A day of study: it begins at 4:00 local time, so that a late evening belongs to one day.
public struct StudyDay: Hashable, Sendable, Comparable {
  /// The days since the study day of 1970-01-01.
  public var number: Int

  /// The hour, local time, at which a study day begins.
  public static let rolloverHour = 4

  /// Creates a day from its number.
  public init(number: Int) {
    self.number = number
  }

  /// The study day to which a moment belongs.
  ///
  /// Only the offset that the moment brings along counts. So a day never ends early nor comes twice
  /// when clocks change, and a day of 23 or 25 hours is one day.
  public init(containing moment: Moment) {
    let shifted = Self.floor(moment.unixMilliseconds, dividedBy: 1000)
      .addingSaturated(Self.shift(utcOffsetSeconds: moment.utcOffsetSeconds))
    number = Int(Self.floor(shifted, dividedBy: 86_400))
  }

  /// When the day begins, as seen from a place that is so far from UTC.
  ///
  /// Where clocks change in the night before, the offset of the morning gives the exact moment.
  public func start(utcOffsetSeconds: Int) -> Moment {
    let seconds =
      Int64(number.clamped(to: -10_000_000...10_000_000)) * 86_400
      - Self.shift(utcOffsetSeconds: utcOffsetSeconds)
    return Moment(unixMilliseconds: seconds * 1000, utcOffsetSeconds: utcOffsetSeconds)
  }

  /// The day so many days later; earlier when negative.
  public func advanced(by days: Int) -> StudyDay {
    StudyDay(number: number.addingSaturated(days))
  }

  /// The days from another day to this one; negative when this one is earlier.
  public func days(since other: StudyDay) -> Int {
    number.subtractingSaturated(other.number)
  }

  /// Whether the left one comes first.
  public static func < (left: StudyDay, right: StudyDay) -> Bool { left.number < right.number }

  /// What must be added to seconds of UTC so that study days begin at multiples of 86 400.
  private static func shift(utcOffsetSeconds: Int) -> Int64 {
    Int64(utcOffsetSeconds.clamped(to: -86_400...86_400)) - Int64(rolloverHour) * 3600
  }

  private static func floor(_ value: Int64, dividedBy divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
