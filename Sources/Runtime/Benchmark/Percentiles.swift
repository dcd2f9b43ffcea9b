/// Measured times in order, and what share of them lies below what.
public struct Percentiles: Hashable, Sendable {
  private let sorted: [Double]

  /// Orders measurements.
  public init(_ measurements: [Double]) {
    sorted = measurements.sorted()
  }

  /// The smallest measurement that is at least as large as a share (0…1) of all; 0 without any.
  public func value(atShare share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = (min(1, max(0, share)) * Double(sorted.count)).rounded(.up)
    return sorted[max(0, min(sorted.count, Int(rank)) - 1)]
  }

  /// The median.
  public var p50: Double { value(atShare: 0.5) }
  /// What 99 of 100 measurements do not exceed.
  public var p99: Double { value(atShare: 0.99) }
  /// The largest measurement; 0 without any.
  public var maximum: Double { sorted.last ?? 0 }
  /// The mean; 0 without any.
  public var mean: Double { sorted.isEmpty ? 0 : sorted.reduce(0, +) / Double(sorted.count) }
}
