/// The characters that stand for patterns of a divided cell.
///
/// Bits count parts row by row from the top left.
enum BlockGlyphs {
  /// A full cell.
  static let full: UInt32 = 0x2588

  /// The quadrants (2×2): ` ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█`.
  static let quadrants: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B, 0x2597, 0x259A, 0x2590, 0x259C,
    0x2584, 0x2599, 0x259F, 0x2588,
  ]

  /// The sextants (2×3), U+1FB00…1FB3B, which leave out the patterns of older characters.
  static let sextants: [UInt32] = (0..<64).map { bits in
    switch bits {
    case 0: 0x20
    case 0b01_0101: 0x258C
    case 0b10_1010: 0x2590
    case 63: full
    default: 0x1FB00 + UInt32(bits - 1 - (bits > 0b01_0101 ? 1 : 0) - (bits > 0b10_1010 ? 1 : 0))
    }
  }

  /// The octants (2×4), U+1CD00…1CDE5; 0 where only a rare older character has the pattern.
  static let octants: [UInt32] = {
    let older: [Int: UInt32] = [
      0x00: 0x20, 0xFF: full, 0x0F: 0x2580, 0xF0: 0x2584, 0x55: 0x258C, 0xAA: 0x2590,
      0x05: 0x2598, 0x0A: 0x259D, 0x50: 0x2596, 0xA0: 0x2597, 0x5A: 0x259E, 0xA5: 0x259A,
      0x5F: 0x259B, 0xAF: 0x259C, 0xF5: 0x2599, 0xFA: 0x259F, 0xC0: 0x2582, 0xFC: 0x2586,
      0x03: 0, 0x3F: 0, 0x01: 0, 0x02: 0, 0x40: 0, 0x80: 0, 0x14: 0, 0x28: 0,
    ]
    var next: UInt32 = 0x1CD00
    return (0..<256).map { bits in
      if let glyph = older[bits] { return glyph }
      defer { next += 1 }
      return next
    }
  }()

  /// The Braille patterns for 2×4 parts.
  static let braille: [UInt32] = (0..<256).map { bits in
    let dots = [0, 3, 1, 4, 2, 5, 6, 7]
    var value: UInt32 = 0x2800
    for part in 0..<8 where bits >> part & 1 == 1 { value |= 1 << UInt32(dots[part]) }
    return value
  }

  /// The 8×8 parts that a block element (U+2580…259F) fills; nil for other characters and shades.
  ///
  /// Bit 8·row + column.
  static func parts(of glyph: UInt32) -> UInt64? {
    guard glyph >= 0x2580, glyph <= 0x259F else { return nil }
    let parts = partTable[Int(glyph - 0x2580)]
    return parts == 0 ? nil : parts
  }

  private static let partTable: [UInt64] = (0x2580...0x259F).map { code in
    switch UInt32(code) {
    case 0x2581...0x2588: rows((8 - (code - 0x2580))..<8)
    case 0x2589...0x258F: columns(0..<(0x2590 - code))
    case 0x2594: rows(0..<1)
    case 0x2595: columns(7..<8)
    default: quadrants.firstIndex(of: UInt32(code)).map(quadrantParts) ?? 0
    }
  }

  /// The 8×8 parts of each sextant; the middle third is two rows of parts high.
  static let sextantParts: [UInt64] = patterns(count: 64, bands: [0..<3, 3..<5, 5..<8])

  /// The 8×8 parts of each octant.
  static let octantParts: [UInt64] = patterns(count: 256, bands: [0..<2, 2..<4, 4..<6, 6..<8])

  private static func patterns(count: Int, bands: [Range<Int>]) -> [UInt64] {
    (0..<count).map { bits in
      var parts: UInt64 = 0
      for block in 0..<(2 * bands.count) where bits >> block & 1 == 1 {
        let across = block % 2 * 4
        parts |= rows(bands[block / 2]) & columns(across..<(across + 4))
      }
      return parts
    }
  }

  private static func rows(_ range: Range<Int>) -> UInt64 {
    range.reduce(0) { $0 | 0xFF << UInt64(8 * $1) }
  }

  private static func columns(_ range: Range<Int>) -> UInt64 {
    range.reduce(0) { $0 | 0x0101_0101_0101_0101 << UInt64($1) }
  }

  private static func quadrantParts(_ bits: Int) -> UInt64 {
    var parts: UInt64 = 0
    for quadrant in 0..<4 where bits >> quadrant & 1 == 1 {
      let down = quadrant / 2 * 4
      let across = quadrant % 2 * 4
      parts |= rows(down..<(down + 4)) & columns(across..<(across + 4))
    }
    return parts
  }
}
