/// Well-formed UTF-8, scalar by scalar (The Unicode Standard, table 3-7).
///
/// Overlong forms, surrogates and values beyond U+10FFFF are not well formed.
enum UTF8Scalar {
  /// How many bytes the scalar at an offset takes; 0 when it is not well formed or cut off.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in (offset + 2)..<max(offset + 2, offset + length)
    where bytes[index] & 0xC0 != 0x80 {
      return 0
    }
    return length
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
