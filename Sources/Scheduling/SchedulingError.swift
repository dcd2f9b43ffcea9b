/// Why a memory model cannot be made.
public enum SchedulingError: Error, Hashable, Sendable {
  /// There are not 21 parameters, nor 17 or 19 of an older version.
  case parameterCount(Int)
  /// A parameter is not a number in its range; positions count from 0.
  case parameterOutOfRange(position: Int, value: Double, range: ClosedRange<Double>)

  /// What was expected, what was found, and what to do.
  public var message: String {
    switch self {
    case .parameterCount(let count):
      "FSRS has 21 parameters (17 or 19 in older versions), but \(count) are given; "
        + "copy the whole list"
    case .parameterOutOfRange(let position, let value, let range):
      "FSRS parameter \(position) is \(value), but it must lie in "
        + "\(range.lowerBound)...\(range.upperBound)"
    }
  }
}
