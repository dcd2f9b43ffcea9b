/// How many columns characters take on a terminal.
public enum DisplayWidth {
  /// The columns of one scalar: 0, 1 or 2, or nil when it cannot be printed.
  ///
  /// - Complexity: O(log n) in the size of the tables; O(1) for ASCII.
  public static func columns(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F { return 1 }
    if value < 0xA0 { return nil }
    if contains(value, DisplayWidthTable.unprintable) { return nil }
    if contains(value, DisplayWidthTable.zero) { return 0 }
    return contains(value, DisplayWidthTable.wide) ? 2 : 1
  }

  /// The columns of one character as it is drawn; 0 when it has no width of its own.
  public static func columns(of character: Character) -> Int {
    Glyph.glyphs(of: character).reduce(0) { $0 + Int($1.width) }
  }

  /// The columns of a text as it is drawn.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func columns(of text: String) -> Int {
    var total = 0
    for character in text { total += columns(of: character) }
    return total
  }

  /// Whether a scalar may follow a base in the same cell; joiners and selectors may not.
  ///
  /// The vowels and last consonants of Hangul that is written in parts are letters, and may.
  static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .otherLetter:
      return columns(of: scalar) == 0 && !scalar.properties.isVariationSelector
    default: return false
    }
  }

  /// Whether a scalar is a non-joiner that belongs to the spelling of a word, as in Persian.
  ///
  /// The joiner is left out, also where it is spelt, as in Sinhala: terminals that draw in one cell
  /// what it joins would have the rest of the row shifted.
  static func isNonJoiner(_ scalar: Unicode.Scalar, after base: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C && base.properties.isAlphabetic
  }

  /// The columns of a letter or a sign with a width of its own inside of a cluster; nil for parts of
  /// emoji, which are no letters.
  static func columnsInCluster(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.properties.generalCategory {
    case .spacingMark, .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter,
      .titlecaseLetter, .decimalNumber, .letterNumber, .otherNumber:
      return columns(of: scalar).flatMap { $0 > 0 ? $0 : nil }
    default: return nil
    }
  }

  private static func contains(_ value: UInt32, _ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else if value < ranges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
