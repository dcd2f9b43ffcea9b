/// Intervals spread a little, so that cards learned together do not stay together for ever.
enum IntervalFuzz {
  /// The days between which an interval may be moved (FSRS; the same in Anki).
  ///
  /// Below 2.5 days nothing moves; above, by a day and a share that shrinks from 15 % to 5 %.
  static func range(_ interval: Double) -> ClosedRange<Int> {
    guard interval >= 2.5 else { return interval.roundedDays...interval.roundedDays }
    let delta =
      1 + 0.15 * max(0, min(interval, 7) - 2.5) + 0.10 * max(0, min(interval, 20) - 7)
      + 0.05 * max(0, interval - 20)
    let lower = max(2, (interval - delta).roundedDays)
    return lower...max(lower, (interval + delta).roundedDays)
  }

  /// The interval in whole days, moved by the seed and kept in `bounds`; only rounded without one.
  static func days(_ interval: Double, within bounds: ClosedRange<Int>, seed: UInt64?) -> Int {
    guard let seed else { return interval.roundedDays.clamped(to: bounds) }
    let kept = interval.clamped(to: Double(bounds.lowerBound)...Double(bounds.upperBound))
    let spread = range(kept)
    let lower = spread.lowerBound.clamped(to: bounds)
    let upper = spread.upperBound.clamped(to: bounds)
    return lower + Int(fraction(seed) * Double(1 + upper - lower))
  }

  /// A number in 0..<1 made from the seed.
  static func fraction(_ seed: UInt64) -> Double {
    Double(mixed(seed) >> 11) * 0x1p-53
  }

  /// The seed with its bits mixed (the finaliser of SplitMix64; Steele, Lea and Flood 2014).
  static func mixed(_ seed: UInt64) -> UInt64 {
    var bits = seed &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension CardIdentity {
  /// The seed that spreads the interval of the card's next grade, the same on every machine.
  ///
  /// It is FNV-1a over the deck, the id or else the front, and the number of grades so far.
  public func fuzzSeed(reviewCount: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    deck.utf8.forEach(add)
    add(0)
    (id ?? front).utf8.forEach(add)
    add(0)
    withUnsafeBytes(of: Int64(reviewCount).littleEndian) { $0.forEach(add) }
    return hash
  }
}
