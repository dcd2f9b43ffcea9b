public import Scheduling

/// The present, as it is handed to the program: nothing in it reads a clock.
public struct Now: Hashable, Sendable {
  /// Seconds of a clock that never jumps; for animations.
  public var seconds: Double
  /// The wall clock; for scheduling.
  public var moment: Moment

  /// Creates a present.
  public init(seconds: Double, moment: Moment) {
    self.seconds = seconds
    self.moment = moment
  }

  /// The study day.
  public var day: StudyDay { StudyDay(containing: moment) }
}
