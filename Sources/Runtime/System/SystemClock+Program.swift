public import StudyApp

extension SystemClock: ProgramClock {
  /// The present, on both clocks.
  public var now: Now { Now(seconds: seconds, moment: moment) }
}
