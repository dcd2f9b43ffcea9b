extension Surface {
  /// Replaces colours by reversed cells, for terminals that show none.
  ///
  /// What is lighter than its surroundings becomes reversed: paper on a dark table is a bright card
  /// with dark text. A pattern of two colours that differ too little, as in a shadow, becomes plain,
  /// since without colours it would stand out the most.
  ///
  /// - Complexity: O(cells).
  public mutating func replaceColorsByReversing() {
    withMutableCells { cells in
      for index in cells.indices { cells[index].replaceColorsByReversing() }
    }
  }
}

extension Cell {
  /// The contrast (WCAG 2.2) below which two colours look like one.
  private static let leastContrast = 1.5

  fileprivate mutating func replaceColorsByReversing() {
    if foreground == nil && background == nil { return }
    // The terminal's own colours count as white on black.
    let ink = foreground?.luminance ?? 1
    let ground = background?.luminance ?? 0
    let contrast = (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05)
    let isPlain = glyph.isBlank || contrast < Self.leastContrast
    if isPlain && glyph.isPattern { glyph = .space }
    let isReversed = isPlain ? (background ?? .black).isLight : ground > ink
    foreground = nil
    background = nil
    if isReversed { attributes.formSymmetricDifference(.reverse) }
  }
}

extension Glyph {
  /// Whether the glyph divides its cell in two colours rather than being read: block elements,
  /// sextants, octants and braille.
  fileprivate var isPattern: Bool {
    switch base {
    case 0x2580...0x259F, 0x2800...0x28FF, 0x1CD00...0x1CDE5, 0x1FB00...0x1FB3B: true
    default: false
    }
  }
}
