/// Well-formed UTF-8, scalar by scalar (The Unicode Standard, table 3-7).
///
/// Overlong forms, surrogates and values beyond U+10FFFF are not well formed.
enum UTF8Scalar {
  /// How many bytes the scalar at an offset takes; 0 when it is not well formed or cut off.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    let lead = bytes[offset]
    let length = length(ofLead: lead)
    guard length > 1 else { return length }
    guard offset + length <= bytes.count else { return 0 }
    for index in (offset + 1)..<(offset + length) where bytes[index] & 0xC0 != 0x80 { return 0 }
    let second = bytes[offset + 1]
    switch lead {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second <= 0x9F ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second <= 0x8F ? length : 0
    default: return length
    }
  }

  private static func length(ofLead lead: UInt8) -> Int {
    switch lead {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// The scalar at an offset; nil when it is not well formed.
  static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    let length = length(at: offset, in: bytes)
    guard length > 0 else { return nil }
    if length == 1 { return Unicode.Scalar(bytes[offset]) }
    var value = UInt32(bytes[offset]) & (0x7F >> UInt32(length))
    for index in (offset + 1)..<(offset + length) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return Unicode.Scalar(value)
  }
}
