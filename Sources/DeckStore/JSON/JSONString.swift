/// Where a string's contents lie in a file, between its quotes.
struct JSONString: Equatable {
  /// The first byte after the opening quote.
  var start: Int
  /// The closing quote.
  var end: Int
  /// Whether anything between them is escaped.
  var hasEscapes: Bool
  /// Whether the contents are such that many combining marks in a row are possible.
  var mayStackMarks: Bool

  /// The bytes between the quotes, escapes as they are written.
  var range: Range<Int> { start..<end }
}

extension JSONString {
  /// The contents as UTF-8, with every escape resolved.
  ///
  /// Expects the bytes that the span was scanned from.
  func unescaped(in bytes: [UInt8]) -> [UInt8] {
    guard hasEscapes else { return Array(bytes[range]) }
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        let escape = JSONEscape(at: offset, in: bytes, end: end)
        result.append(contentsOf: UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter)
        offset += max(2, escape.length)
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return result
  }

  /// The contents as text.
  func text(in bytes: [UInt8]) -> String {
    hasEscapes
      ? String(decoding: unescaped(in: bytes), as: UTF8.self)
      : String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the contents are exactly the given text, bytewise, once unescaped.
  @inline(__always)
  func equals(_ literal: StaticString, in bytes: [UInt8]) -> Bool {
    guard hasEscapes || end - start == literal.utf8CodeUnitCount else { return false }
    return hasBytes(of: literal, in: bytes)
  }

  private func hasBytes(of literal: StaticString, in bytes: [UInt8]) -> Bool {
    if hasEscapes {
      return literal.withUTF8Buffer { unescaped(in: bytes).elementsEqual($0) }
    }
    return literal.withUTF8Buffer { buffer in
      for index in buffer.indices where bytes[start + index] != buffer[index] { return false }
      return true
    }
  }
}
