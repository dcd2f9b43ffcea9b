import TestSupport
import Testing

@testable import Scheduling

struct IntervalFuzzTests {
  @Test("The range of each interval is that of the reference")
  func ranges() throws {
    let oracle = try fixture("fsrs6_vectors.json", as: FSRSOracle.self)
    for row in oracle.fuzzRanges {
      #expect(IntervalFuzz.range(row[0]) == Int(row[1])...Int(row[2]))
    }
    #expect(oracle.fuzzRanges.count == 400)
  }

  @Test("Seeds reach every day of the range and none beyond", arguments: [3.0, 9, 45])
  func spread(interval: Double) {
    let expected = IntervalFuzz.range(interval)
    let days = Set(
      (0..<2000).map { IntervalFuzz.days(interval, within: 1...36_500, seed: UInt64($0)) })
    #expect(days == Set(expected))
  }

  @Test("Below 2.5 days, and without a seed, an interval is only rounded")
  func unmoved() {
    for seed in 0..<100 as Range<UInt64> {
      #expect(IntervalFuzz.days(2.4, within: 1...100, seed: seed) == 2)
    }
    #expect(IntervalFuzz.days(45.5, within: 1...100, seed: nil) == 46)
    #expect(IntervalFuzz.days(500, within: 1...100, seed: nil) == 100)
  }

  @Test("Bounds hold for every seed")
  func bounds() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let lower = Int.random(in: 1...60, using: &generator)
      let bounds = lower...Int.random(in: lower...80, using: &generator)
      let interval = Double.random(in: 0...120, using: &generator)
      let days = IntervalFuzz.days(interval, within: bounds, seed: generator.next())
      #expect(bounds.contains(days))
    }
  }

  @Test("A card's seed depends on the card and the number of grades, not on its answers")
  func seed() {
    let card = CardIdentity(deck: "es", id: nil, front: "sí", back: "yes")
    var edited = card
    edited.back = "aye"
    var other = card
    other.deck = "e"
    other.front = "ssí"
    #expect(card.fuzzSeed(reviewCount: 3) == edited.fuzzSeed(reviewCount: 3))
    #expect(card.fuzzSeed(reviewCount: 3) != card.fuzzSeed(reviewCount: 4))
    #expect(card.fuzzSeed(reviewCount: 3) != other.fuzzSeed(reviewCount: 3))
    #expect(card.fuzzSeed(reviewCount: 3) == 17_150_294_914_168_582_047)
  }
}
