/// A moment in time together with the local offset from UTC that held then.
///
/// The offset comes along so that study days are plain arithmetic and never change afterwards.
public struct Moment: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var unixMilliseconds: Int64
  /// Local time minus UTC, in seconds.
  public var utcOffsetSeconds: Int

  /// Creates a moment.
  public init(unixMilliseconds: Int64, utcOffsetSeconds: Int) {
    self.unixMilliseconds = unixMilliseconds
    self.utcOffsetSeconds = utcOffsetSeconds
  }

  /// The study day to which the moment belongs.
  public var studyDay: StudyDay { StudyDay(containing: self) }

  /// When the next study day begins, if the offset from UTC stays as it is until then.
  public var nextRollover: Moment {
    studyDay.advanced(by: 1).start(utcOffsetSeconds: utcOffsetSeconds)
  }

  /// The moment so many milliseconds later; earlier when negative.
  public func advanced(byMilliseconds milliseconds: Int64) -> Moment {
    Moment(
      unixMilliseconds: unixMilliseconds.addingSaturated(milliseconds),
      utcOffsetSeconds: utcOffsetSeconds)
  }

  /// The milliseconds from another moment to this one; negative when this one is earlier.
  public func milliseconds(since other: Moment) -> Int64 {
    unixMilliseconds.subtractingSaturated(other.unixMilliseconds)
  }
}
