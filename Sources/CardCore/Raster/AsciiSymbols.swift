/// Fits cells with plain ASCII by shape vectors: how strongly a stroke runs through each of the 2×4
/// blocks of the cell.
///
/// A border is drawn as a stroke along it, on the colour that fills most of the cell, and so is
/// every line that is thinner than a cell. The character whose own strokes are nearest is taken.
enum AsciiSymbols {
  /// A character with the blocks that its strokes run through, row by row from the top left.
  private struct Shape {
    let character: Character
    let blocks: SIMD8<Float>

    init(_ character: Character, _ blocks: SIMD8<Float>) {
      self.character = character
      self.blocks = blocks
    }
  }

  /// A character may stand for several strokes that are alike.
  private static let shapes = [
    Shape("_", [0, 0, 0, 0, 0, 0, 1, 1]), Shape("_", [0, 0, 0, 0, 0.3, 0.3, 1, 1]),
    Shape("-", [0, 0, 0.8, 0.8, 0.8, 0.8, 0, 0]), Shape("-", [0, 0, 0, 1, 1, 0, 0, 0]),
    Shape("-", [0, 0, 1, 0, 0, 1, 0, 0]), Shape("-", [0, 0, 1, 1, 0, 0, 0, 0]),
    Shape("-", [0, 0, 0, 0, 1, 1, 0, 0]), Shape("\"", [1, 1, 0, 0, 0, 0, 0, 0]),
    Shape("\"", [1, 1, 0.3, 0.3, 0, 0, 0, 0]), Shape("'", [0, 1, 0, 0.3, 0, 0, 0, 0]),
    Shape("'", [0, 1, 1, 0, 0, 0, 0, 0]), Shape("`", [1, 0, 0.3, 0, 0, 0, 0, 0]),
    Shape("`", [1, 0, 0, 1, 0, 0, 0, 0]), Shape(".", [0, 0, 0, 0, 0, 1, 1, 0]),
    Shape(".", [0, 0, 0, 0, 1, 0, 0, 1]), Shape(".", [0, 0, 0, 0, 0, 0.3, 0, 1]),
    Shape(".", [0, 0, 0, 0, 0.3, 0, 1, 0]), Shape("/", [0, 1, 0, 1, 1, 0, 1, 0]),
    Shape("/", [0, 0, 0, 1, 1, 0, 1, 0]), Shape("/", [0, 1, 0, 1, 1, 0, 0, 0]),
    Shape("\\", [1, 0, 1, 0, 0, 1, 0, 1]), Shape("\\", [0, 0, 1, 0, 0, 1, 0, 1]),
    Shape("\\", [1, 0, 1, 0, 0, 1, 0, 0]), Shape("|", [1, 0, 1, 0, 1, 0, 1, 0]),
    Shape("|", [0, 1, 0, 1, 0, 1, 0, 1]), Shape("|", [1, 1, 1, 1, 1, 1, 1, 1]),
  ]

  /// The share up to which a cell counts as empty, and above the rest of 1 as full.
  private static let least: Float = 0.03
  /// The weakest stroke that is drawn.
  private static let faint: Float = 0.3

  /// The best character for a cell that is neither empty nor full.
  ///
  /// - Parameters:
  ///   - sums: The sums over the parts.
  ///   - levels: The blends that may be used.
  ///   - isInk: Whether the parts are print, which is never drawn as what it leaves out.
  static func fit(_ sums: PartSums, levels: BlendLevels, isInk: Bool = false) -> FittedSymbol {
    let share = sums.total / 64
    if share <= least { return .solid(0) }
    if share >= 1 - least { return .solid(1) }
    var strokes = strokes(sums.octants / 8)
    let strength = strokes.max()
    guard strength > faint else { return .solid(share < 0.5 ? 0 : levels.level(for: share)) }
    strokes /= strength
    var best = (distance: Float.infinity, character: Character(" "))
    for shape in shapes {
      let difference = shape.blocks - strokes
      let distance = (difference * difference).sum()
      if distance < best.distance { best = (distance, shape.character) }
    }
    let isMostlyFull = share >= 0.5 && !isInk
    return FittedSymbol(
      glyph: UInt32(best.character.asciiValue ?? 0x20), foreground: isMostlyFull ? 0 : 1,
      background: isMostlyFull ? 1 : 0, parts: .max)
  }

  /// How much of a border or of a thin line runs through each block.
  ///
  /// - Parameter shares: The blocks' means.
  private static func strokes(_ shares: SIMD8<Float>) -> SIMD8<Float> {
    var strokes = 4 * shares * (1 - shares)
    // A border between two blocks runs through both.
    for block in 0..<8 {
      for neighbour in [block ^ 1, block + 2]
      where neighbour > block && neighbour < 8 {
        let step = max(0, 2 * abs(shares[block] - shares[neighbour]) - 1)
        strokes[block] = max(strokes[block], step)
        strokes[neighbour] = max(strokes[neighbour], step)
      }
    }
    return strokes
  }
}
