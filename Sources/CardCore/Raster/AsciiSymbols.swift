/// Fits cells with plain ASCII: edges by the quadrants they fill, thin strokes by their direction.
enum AsciiSymbols {
  private static let byQuadrants: [Character] = [
    " ", "'", "'", "\"", ".", "|", "/", "F", ".", "\\", "|", "7", "_", "L", "J", "#",
  ]

  /// The best character for a cell that is neither empty nor full.
  static func fit(_ sums: PartSums, levels: BlendLevels) -> FittedSymbol {
    let share = sums.total / 64
    let quadrants = [
      sums.top.lowHalf.sum(), sums.top.highHalf.sum(), sums.bottom.lowHalf.sum(),
      sums.bottom.highHalf.sum(),
    ]
    var bits = 0
    for index in 0..<4 where quadrants[index] >= 8 { bits |= 1 << index }
    if share >= 0.7 || bits == 15 { return .solid(1) }
    if share <= 0.05 { return .solid(0) }
    if bits != 0 { return symbol(byQuadrants[bits], 1) }
    return symbol(thinStroke(sums, share: share), 1)
  }

  private static func thinStroke(_ sums: PartSums, share: Float) -> Character {
    let across = sums.rows.max()
    let down = sums.columns.max()
    if across > 1.5 * down {
      return sums.rows[7] == across ? "_" : sums.rows[0] == across ? "'" : "-"
    }
    if down > 1.5 * across { return "|" }
    return share > 0.3 ? "*" : share > 0.15 ? ":" : "."
  }

  private static func symbol(_ character: Character, _ share: Float) -> FittedSymbol {
    FittedSymbol(
      glyph: UInt32(character.asciiValue ?? 0x20), foreground: share, background: 0, parts: .max)
  }
}
