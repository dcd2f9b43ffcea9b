/// A character and two shares that stand for a cell: the foreground's where the character has ink.
struct FittedSymbol {
  /// The character.
  var glyph: UInt32
  /// The share of the second colour in the foreground.
  var foreground: Float
  /// The share of the second colour in the background.
  var background: Float
  /// The 8×8 parts that the character's ink fills, bit 8·row + column.
  var parts: UInt64

  /// One share in the whole cell.
  static func solid(_ share: Float) -> FittedSymbol {
    FittedSymbol(glyph: 0x20, foreground: share, background: share, parts: 0)
  }
}

/// Finds the character and the two colours with the least squared error for a cell.
///
/// A cell is 8×8 parts, each with its share of a second colour. Characters divide the parts in two
/// groups; the best colour of a group is its mean, and the error of a division follows from the
/// groups' sums alone.
struct SymbolFitter {
  /// The characters that may be used.
  let symbols: SymbolSet

  /// The least part of a cell that is shown when it is a stripe along a border, in parts.
  private static let leastStripe: Float = 2.2

  /// The best character for a cell.
  ///
  /// - Parameters:
  ///   - parts: The shares of the second colour.
  ///   - levels: The blends that may be used.
  ///   - costs: What divisions cost beyond their error.
  func fit(
    _ parts: UnsafePointer<SIMD8<Float>>, levels: BlendLevels, costs: FittingCosts = .edge
  ) -> FittedSymbol {
    let sums = PartSums(parts)
    if sums.total < 0.01 { return .solid(0) }
    if sums.total > 63.99 { return .solid(1) }
    if symbols == .ascii { return AsciiSymbols.fit(sums, levels: levels, isInk: costs.isInk) }
    var search = SymbolSearch(sums, levels: levels, costs: costs)
    if search.isParallel {
      // A border that reaches a thirtieth into a row or column of cells is no reason to tint it.
      if sums.total < Self.leastStripe { return .solid(0) }
      if sums.total > 64 - Self.leastStripe { return .solid(1) }
    }
    switch symbols {
    case .ascii: break
    case .half: search.tryHorizontalHalves(sums)
    case .block:
      search.tryStripes(sums)
      search.tryQuadrants(sums)
    case .sextant:
      search.tryStripes(sums)
      search.tryQuadrants(sums)
      search.tryPatterns(sums.sextants, count: 6, kind: .sextant)
    case .octant:
      search.tryStripes(sums)
      search.tryQuadrants(sums)
      search.tryPatterns(sums.octants, count: 8, kind: .octant)
    case .braille: search.tryPatterns(sums.octants, count: 8, kind: .braille)
    }
    return search.result
  }
}
