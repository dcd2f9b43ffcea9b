/// Draws the rule of a card: thin lines where it lies on one, else as much of its colour as the cell
/// has of it.
///
/// At rest the rule lies exactly on eighths. On its way over a cell it grows broader and paler, and
/// narrow again, as a line does between the pixels of a screen; lines alone would jump.
enum RuleSymbols {
  /// The character and the blends for the rule's coverage of a cell.
  static func fit(_ sums: PartSums, symbols: SymbolSet, levels: BlendLevels) -> FittedSymbol {
    var search = SymbolSearch(sums, levels: levels, blendCost: 0)
    search.tryLines(sums)
    switch symbols {
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
}
