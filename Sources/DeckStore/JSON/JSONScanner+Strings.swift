// MARK: - Strings

extension JSONScanner {
  /// A run of bytes beyond ASCII that is shorter than this holds at most 30 scalars.
  private static let shortRun = 62

  /// Reads a string.
  mutating func string() throws(DeckError) -> JSONString {
    try read(UInt8(ascii: "\""), .value)
    var string = JSONString(start: offset, end: offset, hasEscapes: false, mayStackMarks: false)
    while true {
      offset = endOfPlainASCII(from: offset)
      guard offset < bytes.count else { throw unexpected(.endOfString) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        string.end = offset
        offset += 1
        return string
      case UInt8(ascii: "\\"):
        try escape()
        string.hasEscapes = true
        string.mayStackMarks = true
      case ..<0x20: throw unexpected(.escapedControl)
      default:
        let start = offset
        try multibyteScalars()
        if offset - start >= Self.shortRun { string.mayStackMarks = true }
      }
    }
  }

  /// The first byte from an offset on that is a quote, a backslash, a control or beyond ASCII.
  private func endOfPlainASCII(from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var offset = start
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let special = Self.specialBytes(in: UInt64(littleEndian: word))
        guard special == 0 else { return offset + special.trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < buffer.count, Self.specialBytes(in: UInt64(buffer[offset]) | Self.spaces) == 0
      {
        offset += 1
      }
      return offset
    }
  }

  /// Seven spaces above an empty byte.
  private static let spaces: UInt64 = 0x2020_2020_2020_2000

  /// The high bit of every byte that ends a run of plain ASCII.
  ///
  /// Only the lowest one is exact, as a borrow may mark a byte above it: the lowest is what is asked.
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls | word) & (ones &* 0x80)
  }

  private mutating func escape() throws(DeckError) {
    let escape = JSONEscape(at: offset, in: bytes, end: bytes.count)
    guard !escape.isLoneSurrogate else { throw .loneSurrogate(at: position(of: offset)) }
    guard escape.length > 0 else {
      offset += 1
      guard isAt(UInt8(ascii: "u")) else { throw unexpected(.escape) }
      offset += 1
      while offset < bytes.count, JSONEscape.value(ofDigit: bytes[offset]) != nil { offset += 1 }
      throw unexpected(.hexadecimalDigits)
    }
    offset += escape.length
  }

  private mutating func multibyteScalars() throws(DeckError) {
    while offset < bytes.count, bytes[offset] >= 0x80 {
      let length = UTF8Scalar.length(at: offset, in: bytes)
      guard length > 0 else { throw .invalidUTF8(bytes[offset], at: position(of: offset)) }
      offset += length
    }
  }
}
