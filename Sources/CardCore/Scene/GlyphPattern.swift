/// What a character looks like from so far away that it cannot be read: a pattern of 4×8 dots for
/// each column it takes.
///
/// Rows 1–6 hold capitals, 3–6 small letters, 7 descenders; the last column is the gap.
enum GlyphPattern {
  /// The dots of one column of cells, bit 4·row + column.
  ///
  /// - Parameters:
  ///   - glyph: The character.
  ///   - part: 0, or 1 for the right half of a wide one.
  static func dots(of glyph: Glyph, part: Int) -> UInt32 {
    if glyph.isBlank { return 0 }
    if glyph.width == 2 { return wide(glyph.base, part: part) }
    if let known = latin[glyph.base] { return known }
    return byClass(glyph.base)
  }

  /// Eight octal digits, one a row, as dots.
  private static func dots(_ rows: String) -> UInt32 {
    var result: UInt32 = 0
    for (row, digit) in rows.utf8.enumerated() {
      let bits = UInt32(digit & 7)
      let mirrored = (bits >> 2 & 1) | (bits & 2) | (bits & 1) << 2
      result |= mirrored << UInt32(4 * row)
    }
    return result
  }

  private static let latin: [UInt32: UInt32] = {
    let small = """
      00061770 04465560 00034430 01135530 00075630 03464440 00035316 04465550 02022220 01011116 \
      04456550 02222230 00077550 00065550 00075570 00065564 00035531 00056440 00036160 02272230 \
      00055570 00055520 00055770 00052250 00055316 00071470
      """
    let capital = """
      02557550 06565560 03444430 06555560 07464470 07464440 03457530 05575550 07222270 01111520 \
      05566550 04444470 05775550 05775550 02555520 06556440 02555531 06565550 03421160 07222220 \
      05555570 05555520 05557750 05522550 05522220 07124470
      """
    let digit = """
      02555520 02622270 06124470 06121160 05571110 07461160 03465520 07122220 02525520 02531120
      """
    let mark = """
      022220200 05500000 05750750 0 0 0 02200000 01222210 04222240 0 00272000 00000224 00070000 \
      00000020 01122440
      """
    var table: [UInt32: UInt32] = [:]
    func add(_ rows: String, from first: UInt32) {
      for (index, pattern) in rows.split(separator: " ").enumerated() where pattern.count >= 8 {
        table[first + UInt32(index)] = dots(String(pattern.prefix(8)))
      }
    }
    add(small, from: 0x61)
    add(capital, from: 0x41)
    add(digit, from: 0x30)
    add(mark, from: 0x21)
    return table
  }()

  private static func byClass(_ base: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(base) else { return 0 }
    switch base {
    case 0x590...0x5FF: return pick(base, ["00071550", "00071110", "00062270", "00075570"])
    case 0x600...0x8FF, 0xFB50...0xFEFC:
      // Joined at the baseline.
      return pick(base, ["00001170", "00025170", "01111170", "00007172"]) | 0x0800_0000
    case 0x900...0xDFF: return pick(base, ["00072620", "00075310", "00073570"]) | 0x0000_8000
    case 0xE00...0xFFF: return pick(base, ["00065550", "00055570", "00075550"])
    case 0x2500...0x259F: return 0x0FF0_0000
    default: break
    }
    let properties = scalar.properties
    if properties.isLowercase {
      let accent = base < 0x250 ? dots("01200000") : 0
      return pick(base, ["00075570", "00065550", "00035570", "00056560"]) | accent
    }
    if properties.isUppercase { return pick(base, ["07555570", "02557550", "06565560"]) }
    if properties.isAlphabetic { return pick(base, ["00257550", "00175570", "00655570"]) }
    return dots("00002200")
  }

  private static func pick(_ base: UInt32, _ choices: [String]) -> UInt32 {
    dots(choices[Int(hash(base) % UInt32(choices.count))])
  }

  /// Dense strokes in a square: frames, bars and uprights, as in Han characters and syllables.
  private static func wide(_ base: UInt32, part: Int) -> UInt32 {
    if base >= 0x1F000 && base < 0x20000 {
      return part == 0 ? 0x08CE_EC80 : 0x0137_7310
    }
    let seed = hash(base)
    let isSparse = base >= 0x3040 && base < 0x3100
    var rows = [UInt32](repeating: 0, count: 8)
    // Bars across, at rows that depend on the character, over seven of the eight dots.
    for row in stride(from: 1, through: 7, by: isSparse ? 3 : 2) where seed >> UInt32(row) & 3 != 0
    {
      rows[row - (seed >> UInt32(row + 8) & 1 == 1 ? 1 : 0)] |= 0x7E
    }
    let uprights: [UInt32] = [0x08, 0x42, 0x24, 0x12]
    let upright = uprights[Int(seed >> 16 & 3)]
    for row in 0..<7 where seed >> UInt32(row + 20) & 7 != 0 { rows[row] |= upright }
    var result: UInt32 = 0
    for row in 0..<8 { result |= (rows[row] >> UInt32(4 * part) & 0xF) << UInt32(4 * row) }
    return result
  }

  private static func hash(_ value: UInt32) -> UInt32 {
    var mixed = value &* 0x9E37_79B1
    mixed = (mixed ^ (mixed >> 15)) &* 0x85EB_CA77
    return mixed ^ (mixed >> 13)
  }
}
