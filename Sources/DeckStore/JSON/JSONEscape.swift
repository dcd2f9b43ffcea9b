/// One escape in a JSON string, such as `\n` or `\uD83E\uDD87`.
struct JSONEscape {
  /// What the escape stands for.
  let scalar: Unicode.Scalar
  /// How many bytes it takes; 0 when it is not an escape that JSON knows.
  let length: Int
  /// Whether it names half of a surrogate pair, which is no character.
  let isLoneSurrogate: Bool

  /// Reads the escape whose backslash is at an offset; nothing is read from `end` on.
  init(at offset: Int, in bytes: [UInt8], end: Int) {
    guard offset + 1 < end else {
      self.init(scalar: "\u{FFFD}", length: 0)
      return
    }
    if bytes[offset + 1] == UInt8(ascii: "u") {
      self.init(hexadecimalAt: offset, in: bytes, end: end)
    } else if let scalar = Self.short(bytes[offset + 1]) {
      self.init(scalar: scalar, length: 2)
    } else {
      self.init(scalar: "\u{FFFD}", length: 0)
    }
  }

  private init(scalar: Unicode.Scalar, length: Int, isLoneSurrogate: Bool = false) {
    self.scalar = scalar
    self.length = length
    self.isLoneSurrogate = isLoneSurrogate
  }

  private init(hexadecimalAt offset: Int, in bytes: [UInt8], end: Int) {
    guard let first = Self.hexadecimal(at: offset + 2, in: bytes, end: end) else {
      self.init(scalar: "\u{FFFD}", length: 0)
      return
    }
    if let scalar = Unicode.Scalar(first) {
      self.init(scalar: scalar, length: 6)
      return
    }
    let isPairStart =
      first < 0xDC00 && offset + 7 < end
      && bytes[offset + 6] == UInt8(ascii: "\\") && bytes[offset + 7] == UInt8(ascii: "u")
    guard isPairStart, let second = Self.hexadecimal(at: offset + 8, in: bytes, end: end),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      self.init(scalar: "\u{FFFD}", length: 6, isLoneSurrogate: true)
      return
    }
    self.init(scalar: scalar, length: 12)
  }

  private static func short(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  private static func hexadecimal(at start: Int, in bytes: [UInt8], end: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
    var value: UInt32 = 0
    for offset in start..<(start + 4) {
      guard let digit = Self.value(ofDigit: bytes[offset]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The value of a hexadecimal digit; nil for other bytes.
  static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
