/// Draws the rule of a card as thin lines, which blends of blocks would smear.
///
/// A line in a cell takes one of three places: at either border, in eighth blocks, or in the
/// middle, in box drawing. At rest the rule lies exactly on eighths.
enum RuleSymbols {
  /// The character and the strength of the line for the rule's coverage of a cell.
  ///
  /// - Returns: A symbol whose foreground is the line; solid where the neighbours hold the line.
  static func fit(_ sums: PartSums) -> FittedSymbol {
    let rows = extent(of: sums.rows)
    let columns = extent(of: sums.columns)
    guard max(rows.count, columns.count) >= 4 else { return .solid(0) }
    let goesAcross = sums.columns[0] > faint && sums.columns[7] > faint
    let goesDown = sums.rows[0] > faint && sums.rows[7] > faint
    if rows.count > 5 && columns.count > 5 && !goesAcross && !goesDown {
      return corner(sums)
    }
    if goesAcross || (columns.count > rows.count && !goesDown) {
      let glyphs: [UInt32] = [0x2594, 0x2500, 0x2581]
      return line(
        glyphs[third(rows.middle)], thickness: sums.total / Float(columns.count))
    }
    let glyphs: [UInt32] = [0x258F, 0x2502, 0x2595]
    return line(glyphs[third(columns.middle)], thickness: sums.total / Float(rows.count))
  }

  /// The coverage below which a row or column of parts counts as empty.
  private static let faint: Float = 0.1

  private static func extent(of sums: SIMD8<Float>) -> (count: Int, middle: Float) {
    var count = 0
    var moment: Float = 0
    for index in 0..<8 {
      if sums[index] > faint { count += 1 }
      moment += sums[index] * (Float(index) + 0.5)
    }
    return (count, moment / max(sums.sum(), 1e-6))
  }

  private static func third(_ middle: Float) -> Int {
    middle < 2.25 ? 0 : middle <= 5.75 ? 1 : 2
  }

  private static func line(_ glyph: UInt32, thickness: Float) -> FittedSymbol {
    // Lines seen at a slant grow fainter in steps instead of thinner.
    let strength: Float = thickness > 0.6 ? 1 : thickness > 0.3 ? 0.75 : 0.5
    return FittedSymbol(glyph: glyph, foreground: strength, background: 0, parts: 0)
  }

  private static func corner(_ sums: PartSums) -> FittedSymbol {
    let isRight = sums.columns[7] > sums.columns[0]
    let isDown = sums.rows[7] > sums.rows[0]
    let glyph: UInt32 = isDown ? (isRight ? 0x250C : 0x2510) : (isRight ? 0x2514 : 0x2518)
    return line(glyph, thickness: 1)
  }
}
