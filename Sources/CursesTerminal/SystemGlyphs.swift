internal import CNCurses
internal import CardCore

/// Checks glyphs against the running system, whose table of widths may be older than ours.
///
/// ncurses lays out its screen by the system's `wcwidth`; a glyph of which it thinks otherwise
/// would shift the rest of its row, or vanish.
struct SystemGlyphs {
  /// Whether symbols and marks are written in ASCII because the terminal, though not the system, gives
  /// them two columns.
  var avoidsAmbiguous = false
  private var widths: [UInt32: Int32] = [:]

  /// The scalars to show for a glyph, base first; nil when the system disagrees about its width.
  ///
  /// Marks that the system gives a width of their own are left out.
  mutating func scalars(of glyph: Glyph) -> [UInt32]? {
    let scalars = glyph.scalars
    guard let base = scalars.first?.value, isPrintable(base),
      width(of: base) == Int32(glyph.width), !(avoidsAmbiguous && Self.isAmbiguousMark(base))
    else { return nil }
    if scalars.count == 1 { return [base] }
    return [base] + scalars.dropFirst().map(\.value).filter { width(of: $0) == 0 }
  }

  /// What stands for a glyph of which the system disagrees, in one column.
  mutating func placeholder(for glyph: Glyph) -> Glyph {
    if let plain = SystemGlyphs.plain(glyph.base) {
      return Glyph(narrow: Unicode.Scalar(plain))
    }
    let showsReplacement = width(of: Glyph.replacement.base) == 1 && !avoidsAmbiguous
    return showsReplacement ? .replacement : Glyph(narrow: "?")
  }

  private func isPrintable(_ value: UInt32) -> Bool {
    (value >= 0x20 && value < 0x7F) || value >= 0xA0
  }

  private mutating func width(of value: UInt32) -> Int32 {
    if value >= 0x20 && value < 0x7F { return 1 }
    if let known = widths[value] { return known }
    if widths.count > 16_384 { widths.removeAll() }
    let width = curses_columns_of(value)
    widths[value] = width
    return width
  }

  /// Whether a character is one of those symbols and marks whose width is left open.
  private static func isAmbiguousMark(_ base: UInt32) -> Bool {
    base == Glyph.replacement.base || plain(base) != nil
  }

  /// Symbols and marks in ASCII, where there are none or they are too wide.
  private static func plain(_ base: UInt32) -> UInt8? {
    switch base {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x2550, 0x2010...0x2015:
      UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x2551: UInt8(ascii: "|")
    case 0x250C...0x254B, 0x2552...0x2570: UInt8(ascii: "+")
    case 0x2580...0x2590, 0x2593...0x259F: UInt8(ascii: "#")
    case 0x2591, 0x2592: UInt8(ascii: ":")
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0x2022, 0x00B7: UInt8(ascii: "*")
    case 0x2190: UInt8(ascii: "<")
    case 0x2192: UInt8(ascii: ">")
    case 0x2191: UInt8(ascii: "^")
    case 0x2193: UInt8(ascii: "v")
    case 0x00A1: UInt8(ascii: "!")
    case 0x00BF: UInt8(ascii: "?")
    case 0x00D7: UInt8(ascii: "x")
    case 0x2026: UInt8(ascii: ".")
    case 0x00A0: UInt8(ascii: " ")
    default: nil
    }
  }
}
