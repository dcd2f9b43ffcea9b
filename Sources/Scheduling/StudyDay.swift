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
  public init(containing moment: Moment) {
    let local = moment.unixMilliseconds / 1000 + Int64(moment.utcOffsetSeconds)
    let shifted = local - Int64(Self.rolloverHour) * 3600
    let (quotient, remainder) = shifted.quotientAndRemainder(dividingBy: 86_400)
    number = Int(remainder < 0 ? quotient - 1 : quotient)
  }

  /// Whether the left one comes first.
  public static func < (left: StudyDay, right: StudyDay) -> Bool { left.number < right.number }
}
