public import StudyApp

/// Where the program gets the present from.
public protocol ProgramClock {
  /// The present, on both clocks.
  var now: Now { get }
}
