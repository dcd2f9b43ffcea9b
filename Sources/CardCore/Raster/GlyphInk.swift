/// Draws a single character as ink in its own cells, as it looks from too far away to be read.
struct GlyphInk {
  /// The fitter.
  let fitter: SymbolFitter
  /// The blends for ink.
  let tones: Tones
  /// The share of the ink that shows, 0...1.
  let opacity: Float
  /// Blends that were made before.
  let blends: BlendMemory

  /// One cell of a character.
  ///
  /// - Parameters:
  ///   - glyph: The character.
  ///   - part: 0, or 1 for the right half of a wide one.
  ///   - isBold: Whether strokes are wider.
  ///   - paper: The colour of the paper.
  ///   - ink: The colour of the ink.
  func cell(of glyph: Glyph, part: Int, isBold: Bool, paper: Color, ink: Color) -> Cell {
    let dots = GlyphPattern.dots(of: glyph, part: part)
    let shares = withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 8) { parts in
      for row in 0..<8 {
        var share = SIMD8<Float>.zero
        for column in 0..<8 {
          // As with a texture, two rows of dots are seen as one.
          let strength =
            Self.strength(dots, column: column / 2, row: row & ~1, isBold: isBold)
            + Self.strength(dots, column: column / 2, row: row | 1, isBold: isBold)
          share[column] = min(1, strength / 2 * opacity * tones.inkGain)
        }
        parts.initializeElement(at: row, to: share)
      }
      return parts.baseAddress.map { fitter.fit($0, levels: tones.ink, costs: .movingInk) }
    }
    guard let shares else { return Cell(background: paper) }
    return blends.cell(shares, paper, ink)
  }

  private static func strength(_ dots: UInt32, column: Int, row: Int, isBold: Bool) -> Float {
    let place = UInt32(4 * row + column)
    if dots >> place & 1 == 1 { return 1 }
    return isBold && column > 0 && dots >> (place - 1) & 1 == 1 ? 0.5 : 0
  }
}
