import TestSupport
import Testing

@testable import CardCore

@Suite("Exactness of the fitter")
struct RasterFitterTests {
  private static let sets = [SymbolSet.half, .block, .sextant, .octant, .braille]

  @Test("No allowed character and blends have less error, but for the margins", arguments: sets)
  func twoColors(_ set: SymbolSet) {
    var generator = SeededGenerator(seed: 1)
    let levels = BlendLevels(steps: 16)
    let all = DrawnShape.all(in: set)
    // Two blended groups, and the preference for simpler characters.
    let margin = 2 * FittingCosts.edge.blend + 0.01
    for round in 0..<45 {
      let shares = CellExample.shares(round: round, using: &generator)
      let rows = (0..<8).map { row in SIMD8((0..<8).map { shares[8 * row + $0] }) }
      let symbol = SymbolFitter(symbols: set).fit(rows, levels: levels)
      let best = all.map { $0.leastCost(of: shares, levels: levels) }.min() ?? 0
      guard let chosen = DrawnShape(symbol.glyph, in: set) else {
        Issue.record("U+\(String(symbol.glyph, radix: 16)) is not in \(set)")
        continue
      }
      let cost = chosen.cost(
        of: shares, foreground: symbol.foreground, background: symbol.background)
      #expect(cost <= best + margin, "round \(round)")
    }
  }

  @Test("No division of many colours has less error in light", arguments: sets)
  func manyColors(_ set: SymbolSet) {
    var generator = SeededGenerator(seed: 2)
    let all = DrawnShape.all(in: set)
    for round in 0..<45 {
      let channels = (0..<3).map { _ in CellExample.shares(round: round, using: &generator) }
      let colors = (0..<64).map { SIMD4(channels[0][$0], channels[1][$0], channels[2][$0], 1) }
      let found = ColorSearch(colors, symbols: set)
      guard let chosen = DrawnShape(found.glyph, in: set) else {
        Issue.record("U+\(String(found.glyph, radix: 16)) is not in \(set)")
        continue
      }
      func error(_ shape: DrawnShape) -> Float {
        channels.reduce(0) { $0 + shape.freeCost(of: $1) }
      }
      let best = all.map(error).min() ?? 0
      #expect(error(chosen) <= best + 0.002, "round \(round)")
      for channel in 0..<3 {
        let (ink, ground) = chosen.means(of: channels[channel])
        if found.glyph != 0x20 {
          #expect(abs(found.foreground[channel] - ink) < 1e-4)
        }
        #expect(abs(found.background[channel] - ground) < 1e-4)
      }
    }
  }
}

/// Cells to be fitted.
private enum CellExample {
  /// Noise, borders between two shares, and borders with noise, in turn.
  static func shares(round: Int, using generator: inout SeededGenerator) -> [Float] {
    let angle = SIMD2(
      Float.random(in: -1...1, using: &generator), Float.random(in: -1...1, using: &generator))
    let offset = Float.random(in: -4...4, using: &generator)
    let (first, second) = (
      Float.random(in: 0...1, using: &generator), Float.random(in: 0...1, using: &generator)
    )
    return (0..<64).map { index in
      let noise = Float.random(in: 0...1, using: &generator)
      if round % 3 == 0 { return noise }
      let place = SIMD2(Float(index % 8) - 3.5, Float(index / 8) - 3.5)
      let isBeyond = (place * angle).sum() > offset
      if round % 3 == 1 { return isBeyond ? first : second }
      return (isBeyond ? 0.7 : 0) + 0.3 * noise
    }
  }
}

/// A character as the share of each of a cell's 8×8 parts that it fills, from its exact shape.
private struct DrawnShape {
  let weights: [Float]

  /// The shape of a character of a set; nil for one that it does not have.
  init?(_ glyph: UInt32, in set: SymbolSet) {
    guard glyph != 0x20 else {
      weights = Array(repeating: 0, count: 64)
      return
    }
    guard Self.glyphs(of: set).contains(glyph) else { return nil }
    // A dot stands for the block around it.
    if set == .braille {
      let bits = BlockGlyphs.braille.firstIndex(of: glyph) ?? 0
      weights = (0..<64).map { bits >> ($0 / 16 * 2 + $0 % 8 / 4) & 1 == 1 ? 1 : 0 }
      return
    }
    guard let shape = CellShape(Glyph(block: glyph)) else { return nil }
    weights = (0..<64).map { index in
      func overlap(_ start: Double, _ end: Double, _ place: Int) -> Double {
        max(0, min(end * 8, Double(place + 1)) - max(start * 8, Double(place)))
      }
      return shape.parts.reduce(0) {
        $0
          + Float(
            overlap($1.left, $1.right, index % 8) * overlap($1.top, $1.bottom, index / 8))
      }
    }
  }

  static func all(in set: SymbolSet) -> [DrawnShape] {
    ([0x20] + glyphs(of: set)).compactMap { DrawnShape($0, in: set) }
  }

  private static func glyphs(of set: SymbolSet) -> [UInt32] {
    let blocks = Array(0x2580...0x2590) + Array(UInt32(0x2594)...0x259F)
    switch set {
    case .ascii: return []
    case .half: return [0x2580, 0x2584]
    case .block: return blocks
    case .sextant: return blocks + Array(0x1FB00...0x1FB3B)
    case .octant: return blocks + Array(0x1CD00...0x1CDE5)
    case .braille: return Array(0x2801...0x28FF)
    }
  }

  /// The means where there is ink and where there is none.
  func means(of shares: [Float]) -> (ink: Float, ground: Float) {
    let count = weights.reduce(0, +)
    let sum = zip(weights, shares).reduce(0) { $0 + $1.0 * $1.1 }
    let rest = shares.reduce(0, +) - sum
    return (count > 0 ? sum / count : 0, count < 64 ? rest / (64 - count) : 0)
  }

  /// The squared error with the means of both groups.
  func freeCost(of shares: [Float]) -> Float {
    let (ink, ground) = means(of: shares)
    return zip(weights, shares).reduce(0) { sum, part in
      let (over, under) = (part.1 - ink, part.1 - ground)
      return sum + part.0 * over * over + (1 - part.0) * under * under
    }
  }

  /// The squared error with two blends, each judged by the worse of light and code value.
  func cost(of shares: [Float], foreground: Float, background: Float) -> Float {
    let (ink, ground) = means(of: shares)
    let count = weights.reduce(0, +)
    return freeCost(of: shares) + count * Self.error(foreground, for: ink)
      + (64 - count) * Self.error(background, for: ground)
  }

  /// The squared error with the best of the allowed blends.
  func leastCost(of shares: [Float], levels: BlendLevels) -> Float {
    let (ink, ground) = means(of: shares)
    let count = weights.reduce(0, +)
    func least(_ mean: Float) -> Float {
      (0...levels.steps).map { Self.error(Float($0) / Float(levels.steps), for: mean) }.min() ?? 0
    }
    return freeCost(of: shares) + count * least(ink) + (64 - count) * least(ground)
  }

  private static func error(_ blend: Float, for mean: Float) -> Float {
    let color = LinearLight.blend(.black, .white, share: blend)
    let light = LinearLight.linear(color).y - mean
    let code = Float(color.green) / 255 - mean
    return max(light * light, code * code)
  }
}
