/// Draws the rule of a card: thin lines where it lies on one, else as much of its colour as the cell
/// has of it.
///
/// At rest the rule lies exactly on eighths. An upright line takes the nearest of three places in
/// the cell, which all of its cells do at once, and is the paler the farther it lies from there. A
/// slanted one grows broader and paler on its way over a cell, and narrow again, as a line does
/// between the pixels of a screen: lines alone would jump.
enum RuleSymbols {
  /// The most by which rows of parts may differ where a line is upright.
  private static let upright: Float = 0.05
  /// The width of a thin line, in parts.
  private static let thin: Float = 1.6

  /// The character and the blends for the rule's coverage of a cell.
  static func fit(
    _ parts: UnsafePointer<SIMD8<Float>>, fitter: SymbolFitter, levels: BlendLevels
  ) -> FittedSymbol {
    if fitter.symbols == .ascii { return fitter.fit(parts, levels: levels) }
    let sums = PartSums(parts)
    if let line = uprightLine(sums, levels: levels) { return line }
    var search = SymbolSearch(sums, levels: levels, costs: .rule)
    search.tryLines(sums)
    switch fitter.symbols {
    case .ascii, .braille: search.tryBorders(sums)
    case .half:
      search.tryBorders(sums)
      search.tryHorizontalHalves(sums)
    case .block, .sextant, .octant:
      search.tryStripes(sums)
      search.tryQuadrants(sums)
    }
    return search.result
  }

  private static func uprightLine(_ sums: PartSums, levels: BlendLevels) -> FittedSymbol? {
    let width = sums.total / 8
    guard sums.rows.greatest - sums.rows.least <= upright, width > 0.1, width <= thin else {
      return nil
    }
    var moment: Float = 0
    var reach: Float = 0
    for column in 0..<8 where sums.columns[column] > 0.05 {
      moment += sums.columns[column] * (Float(column) + 0.5)
      reach += 1
    }
    guard reach <= 3 else { return nil }
    let middle = moment / sums.total
    let (glyph, place): (UInt32, Float) =
      middle < 2.25 ? (0x258F, 0.5) : middle <= 5.75 ? (0x2502, 4) : (0x2595, 7.5)
    let overlap = max(0, 1 - abs(middle - place))
    let share = min(1, width) * (0.5 + 0.5 * overlap)
    // Where there are hardly any blends a pale line would be none.
    let strength = levels.steps < 4 ? 1 : max(0.25, levels.level(for: share))
    return FittedSymbol(glyph: glyph, foreground: strength, background: 0, parts: 0)
  }
}
