extension Double {
  /// The value moved into a range; the lower bound when it is not a number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number, halves away from zero, kept within 0 and 10 million.
  var roundedDays: Int { Int(rounded().clamped(to: 0...10_000_000)) }
}

extension FixedWidthInteger {
  /// The value moved into a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The sum, kept at the type's bounds where it would overflow.
  func addingSaturated(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  /// The difference, kept at the type's bounds where it would overflow.
  func subtractingSaturated(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}
