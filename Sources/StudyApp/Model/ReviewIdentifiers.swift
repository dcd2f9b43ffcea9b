/// Makes the identities of reviews: 128 bits from a random seed, never twice the same.
public struct ReviewIdentifiers: Hashable, Sendable {
  private var high: UInt64
  private var low: UInt64

  /// Creates a source from 128 random bits.
  public init(seed: (UInt64, UInt64)) {
    (high, low) = seed
  }

  /// The next identity: 32 lower-case hexadecimal digits.
  public mutating func next() -> String {
    low &+= 1
    if low == 0 { high &+= 1 }
    return Self.digits(high) + Self.digits(low)
  }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
