/// The 21 parameters of FSRS-6, each a number in its range.
public struct FSRSParameters: Hashable, Sendable {
  /// The parameters w0...w20.
  public let weights: [Double]

  /// The parameters fitted to the reviews of many people (FSRS-6).
  public static let standard = FSRSParameters(validated: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The range of each parameter.
  public static let ranges: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2,
    0...2, 0...0.8, 0.1...0.8,
  ]

  /// Creates parameters from 21 numbers, or from the 17 or 19 of FSRS-4.5 and FSRS-5.
  ///
  /// - Throws: `SchedulingError` when the count is another, or a number is outside its range.
  public init(_ weights: [Double]) throws(SchedulingError) {
    let weights = Self.migrated(weights)
    guard weights.count == Self.ranges.count else {
      throw .parameterCount(weights.count)
    }
    for (position, (value, range)) in zip(weights, Self.ranges).enumerated()
    where !range.contains(value) {
      throw .parameterOutOfRange(position: position, value: value, range: range)
    }
    self.weights = weights
  }

  private init(validated weights: [Double]) {
    self.weights = weights
  }

  /// Older sets in the form of FSRS-6, with the same predictions (fsrs-rs, ts-fsrs).
  private static func migrated(_ weights: [Double]) -> [Double] {
    switch weights.count {
    case 17:
      var weights = weights
      weights[4] += 2 * weights[5]
      weights[5] = logarithm(3 * weights[5] + 1) / 3
      weights[6] += 0.5
      return weights + [0, 0, 0, 0.5]
    case 19: return weights + [0, 0.5]
    default: return weights
    }
  }

  /// The parameters with w17 and w18 lowered where several relearning steps would otherwise leave
  /// a forgotten card more stable than before (fsrs-rs, `parameter_clipper`).
  func limited(toRelearningSteps count: Int) -> FSRSParameters {
    guard count > 1 else { return self }
    let gain =
      logarithm(weights[11]) + logarithm(power(2, weights[13]) - 1) + 0.3 * weights[14]
    let ceiling = max(0.01, -gain / Double(count)).squareRoot().clamped(to: 0...2)
    var limited = weights
    limited[17] = min(limited[17], ceiling)
    limited[18] = min(limited[18], ceiling)
    return FSRSParameters(validated: limited)
  }
}
