extension JSONString {
  /// Calls a function with every scalar, escapes resolved, and where it stands in the file.
  ///
  /// Stops as soon as the function answers false.
  func forEachScalar(in bytes: [UInt8], _ isToGoOn: (Unicode.Scalar, Int) -> Bool) {
    var offset = start
    while offset < end {
      var scalar: Unicode.Scalar = "\u{FFFD}"
      var length = 1
      if bytes[offset] == UInt8(ascii: "\\") {
        let escape = JSONEscape(at: offset, in: bytes, end: end)
        (scalar, length) = (escape.scalar, max(2, escape.length))
      } else if let plain = UTF8Scalar.scalar(at: offset, in: bytes) {
        (scalar, length) = (plain, UTF8Scalar.length(at: offset, in: bytes))
      }
      guard isToGoOn(scalar, offset) else { return }
      offset += length
    }
  }

  /// Where the first combining mark stands that has `limit` marks before it, if there is one.
  ///
  /// Joiners and other invisible characters between marks do not end the row.
  func markBeyond(_ limit: Int, in bytes: [UInt8]) -> Int? {
    var count = 0
    var place: Int?
    forEachScalar(in: bytes) { scalar, offset in
      switch DisplayScalar(scalar) {
      case .mark, .conjoining:
        count += 1
        if count > limit { place = offset }
      case .joiner, .ignorable, .emojiSelector: break
      default: count = 0
      }
      return place == nil
    }
    return place
  }

  /// Whether nothing of the contents can be seen.
  func isBlank(in bytes: [UInt8]) -> Bool {
    if start < end, Self.isVisibleStart(bytes[start]) { return false }
    var isBlank = true
    forEachScalar(in: bytes) { scalar, _ in
      switch DisplayScalar(scalar) {
      case .plain: isBlank = scalar.value <= 0x20 || scalar.properties.isWhitespace
      case .mark, .conjoining: isBlank = false
      case .number: isBlank = scalar.properties.generalCategory == .control
      default: break
      }
      return isBlank
    }
    return isBlank
  }

  /// Whether every character that starts with a byte can be seen: ASCII beyond the space, and the
  /// letters of Latin, Greek, Cyrillic, Hebrew and most of the Han script.
  private static func isVisibleStart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x7E: byte != UInt8(ascii: "\\")
    case 0xC3...0xC9, 0xCE...0xD7, 0xE4...0xE9: true
    default: false
    }
  }
}
