/// Tries divisions of a cell's parts in two groups and keeps the best so far.
struct SymbolSearch {
  /// How much better a division has to be than a simpler one, in parts.
  private static let margin: Float = 0.005

  /// What divides the parts.
  enum Kind {
    case solid
    case lower
    case left
    case line
    case quadrant
    case sextant
    case octant
    case braille
  }

  let total: Float
  let levels: BlendLevels
  private let costs: FittingCosts
  var cost: Float
  var kind = Kind.solid
  /// The number of eighths, or the parts of a pattern.
  var value = 0
  /// The sum and the number of parts of the described group.
  var sum: Float = 0
  var count: Float = 0

  /// The difference between the fullest and the emptiest column of parts.
  let slopeAcross: Float
  /// The difference between the fullest and the emptiest row of parts.
  let slopeDown: Float

  private static let parallel: Float = 0.2
  private static let nearlyParallel: Float = 2.5
  private static let hair: Float = 0.5

  /// Whether a border runs level or upright through the cell.
  var isParallel: Bool { slopeAcross <= Self.parallel || slopeDown <= Self.parallel }

  /// Starts with one colour for the whole cell.
  ///
  /// - Parameters:
  ///   - sums: The sums over the parts.
  ///   - levels: The blends that may be used.
  ///   - costs: What divisions cost beyond their error.
  init(_ sums: PartSums, levels: BlendLevels, costs: FittingCosts) {
    self.costs = costs
    total = sums.total
    slopeAcross = sums.columns.greatest - sums.columns.least
    slopeDown = sums.rows.greatest - sums.rows.least
    self.levels = levels
    cost = levels.cost(sum: total, count: 64) - Self.margin
    if !isParallel, !levels.isPure(total / 64) { cost += costs.blend }
  }

  @inline(__always)
  mutating func consider(_ kind: Kind, _ value: Int, sum: Float, count: Float) {
    let rest = total - sum
    // With every blend at hand it could be no better than this, which most divisions are not.
    let bound = sum * sum * (1 / count) + rest * rest * (1 / (64 - count))
    guard -bound < self.cost else { return }
    var cost =
      levels.cost(sum: sum, count: count)
      + levels.cost(sum: total - sum, count: 64 - count)
    guard cost < self.cost else { return }
    // Stripes may be blended along a border that runs about parallel to them: side by side they
    // form a smooth border. A wide one needs it to be exactly parallel.
    let slope = kind == .lower ? slopeAcross : kind == .left ? slopeDown : .infinity
    if slope < .infinity, count != 32 { cost += costs.stripe }
    if abs(count - 32) >= 32 - costs.hairParts, slope > Self.hair, slope < .infinity,
      !levels.isPure(count < 32 ? sum / count : rest / (64 - count))
    {
      cost += costs.hair
    }
    if slope > (count < 32 ? Self.nearlyParallel : Self.parallel), !levels.isPure(sum / count) {
      cost += costs.blend
    }
    if slope > (count > 32 ? Self.nearlyParallel : Self.parallel),
      !levels.isPure((total - sum) / (64 - count))
    {
      cost += costs.blend
    }
    guard cost < self.cost else { return }
    self.cost = cost - Self.margin
    self.kind = kind
    self.value = value
    self.sum = sum
    self.count = count
  }

  mutating func tryHorizontalHalves(_ sums: PartSums) {
    consider(.lower, 4, sum: sums.bottom.sum(), count: 32)
  }

  mutating func tryStripes(_ sums: PartSums) {
    var lower = SIMD8<Float>.zero
    var left = SIMD8<Float>.zero
    for eighths in 1..<8 {
      lower[eighths - 1] = (eighths > 1 ? lower[eighths - 2] : 0) + sums.rows[8 - eighths]
      left[eighths - 1] = (eighths > 1 ? left[eighths - 2] : 0) + sums.columns[eighths - 1]
    }
    let penalty = costs.stripe
    let (lowerBounds, leftBounds) = (bounds(ofStripes: lower), bounds(ofStripes: left))
    guard max(lowerBounds.greatest, leftBounds.greatest) > penalty - cost else { return }
    // Halves are tried with the quadrants.
    for eighths in 1..<8 where eighths != 4 {
      let index = eighths - 1
      if lowerBounds[index] > penalty - cost {
        consider(.lower, eighths, sum: lower[index], count: Float(8 * eighths))
      }
      if leftBounds[index] > penalty - cost {
        consider(.left, eighths, sum: left[index], count: Float(8 * eighths))
      }
    }
  }

  /// What stripes of one to seven eighths could explain at best, with every blend at hand.
  private func bounds(ofStripes stripes: SIMD8<Float>) -> SIMD8<Float> {
    let rest = total - stripes
    return stripes * stripes * Self.stripeShares + rest * rest * Self.restShares
  }

  private static let stripeShares: SIMD8<Float> = [
    1 / 8, 1 / 16, 1 / 24, 1 / 32, 1 / 40, 1 / 48, 1 / 56, 0,
  ]
  private static let restShares: SIMD8<Float> = [
    1 / 56, 1 / 48, 1 / 40, 1 / 32, 1 / 24, 1 / 16, 1 / 8, 0,
  ]

  /// Tries the thinnest stripes along the borders of the cell.
  mutating func tryBorders(_ sums: PartSums) {
    consider(.lower, 1, sum: sums.rows[7], count: 8)
    consider(.left, 1, sum: sums.columns[0], count: 8)
    // The stripes at the top and on the right are the only ones of their kind.
    if sums.rows[0] * 8 > total {
      consider(.lower, 7, sum: total - sums.rows[0], count: 56)
    }
    if sums.columns[7] * 8 > total {
      consider(.left, 7, sum: total - sums.columns[7], count: 56)
    }
  }

  mutating func tryQuadrants(_ sums: PartSums) {
    let topRight = sums.top.highHalf.sum()
    let bottomLeft = sums.bottom.lowHalf.sum()
    let bottomRight = sums.bottom.highHalf.sum()
    consider(.lower, 4, sum: bottomLeft + bottomRight, count: 32)
    consider(.left, 4, sum: total - topRight - bottomRight, count: 32)
    consider(.quadrant, 2, sum: topRight, count: 16)
    consider(.quadrant, 4, sum: bottomLeft, count: 16)
    consider(.quadrant, 8, sum: bottomRight, count: 16)
    consider(.quadrant, 6, sum: topRight + bottomLeft, count: 32)
    consider(.quadrant, 14, sum: topRight + bottomLeft + bottomRight, count: 48)
  }

  /// Tries the thin lines of box drawing through the middle.
  mutating func tryLines(_ sums: PartSums) {
    // A light line is an eighth of the cell's width thick both ways: a half of a row of parts.
    consider(.line, 0x2500, sum: (sums.rows[3] + sums.rows[4]) / 4, count: 4)
    consider(.line, 0x2502, sum: (sums.columns[3] + sums.columns[4]) / 2, count: 8)
  }

  /// Tries the patterns of equal blocks, by size of their means: a best division in two groups
  /// never has means that interleave.
  mutating func tryPatterns(_ blocks: SIMD8<Float>, count blockCount: Int, kind: Kind) {
    var order = SIMD8<UInt8>(0, 1, 2, 3, 4, 5, 6, 7)
    for index in 1..<blockCount {
      var place = index
      while place > 0, blocks[Int(order[place - 1])] < blocks[Int(order[place])] {
        let moved = order[place]
        order[place] = order[place - 1]
        order[place - 1] = moved
        place -= 1
      }
    }
    let blockSize = 64 / Float(blockCount)
    var sum: Float = 0
    var bits = 0
    for index in 0..<(blockCount - 1) {
      sum += blocks[Int(order[index])]
      bits |= 1 << Int(order[index])
      consider(kind, bits, sum: sum, count: blockSize * Float(index + 1))
    }
  }

  var result: FittedSymbol {
    guard kind != .solid else { return .solid(levels.level(for: total / 64)) }
    let inside = levels.level(for: sum / count)
    let outside = levels.level(for: (total - sum) / (64 - count))
    if inside == outside { return .solid(inside) }
    let all = kind == .sextant ? 63 : kind == .quadrant ? 15 : 255
    switch kind {
    case .solid: return .solid(inside)
    case .lower:
      return eighths(inside: inside, outside: outside, base: 0x2580, half: 0x2580, last: 0x2594)
    case .left:
      return eighths(inside: inside, outside: outside, base: 0x2590, half: 0x2590, last: 0x2595)
    case .line:
      return FittedSymbol(
        glyph: UInt32(value), foreground: inside, background: outside, parts: 0)
    case .quadrant, .sextant, .octant, .braille:
      let bits = inside > outside ? value : all - value
      return pattern(bits, all: all, high: max(inside, outside), low: min(inside, outside))
    }
  }

  private func eighths(
    inside: Float, outside: Float, base: UInt32, half: UInt32, last: UInt32
  ) -> FittedSymbol {
    let glyph = base == 0x2580 ? base + UInt32(value) : base - UInt32(value)
    if outside > inside, value == 4 || value == 7 {
      let other = value == 4 ? half : last
      return FittedSymbol(
        glyph: other, foreground: outside, background: inside,
        parts: BlockGlyphs.parts(of: other) ?? 0)
    }
    return FittedSymbol(
      glyph: glyph, foreground: inside, background: outside,
      parts: BlockGlyphs.parts(of: glyph) ?? 0)
  }

  private func pattern(_ bits: Int, all: Int, high: Float, low: Float) -> FittedSymbol {
    switch kind {
    case .sextant:
      return FittedSymbol(
        glyph: BlockGlyphs.sextants[bits], foreground: high, background: low,
        parts: BlockGlyphs.sextantParts[bits])
    case .octant where BlockGlyphs.octants[bits] == 0:
      // Rare characters are drawn as what they leave out, with the colours exchanged.
      return FittedSymbol(
        glyph: BlockGlyphs.octants[all - bits], foreground: low, background: high,
        parts: ~BlockGlyphs.octantParts[bits])
    case .octant:
      return FittedSymbol(
        glyph: BlockGlyphs.octants[bits], foreground: high, background: low,
        parts: BlockGlyphs.octantParts[bits])
    case .braille:
      return FittedSymbol(
        glyph: BlockGlyphs.braille[bits], foreground: high, background: low,
        parts: BlockGlyphs.octantParts[bits])
    case .solid, .lower, .left, .line, .quadrant:
      return FittedSymbol(
        glyph: BlockGlyphs.quadrants[bits], foreground: high, background: low,
        parts: BlockGlyphs.parts(of: BlockGlyphs.quadrants[bits]) ?? 0)
    }
  }
}
