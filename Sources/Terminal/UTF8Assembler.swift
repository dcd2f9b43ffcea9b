/// Joins bytes to scalars as they arrive; bytes that are no UTF-8 vanish.
struct UTF8Assembler: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var expected = 0

  /// Whether a scalar has begun and lacks bytes.
  var isIncomplete: Bool { !bytes.isEmpty }

  /// Takes a byte and returns the scalar that it completes.
  mutating func scalar(adding byte: UInt8) -> Unicode.Scalar? {
    if isIncomplete, byte & 0xC0 == 0x80 {
      bytes.append(byte)
      guard bytes.count == expected else { return nil }
      defer { reset() }
      let text = String(validating: bytes, as: UTF8.self)
      return text?.unicodeScalars.first
    }
    reset()
    switch byte {
    case 0x00..<0x80: return Unicode.Scalar(byte)
    case 0xC2..<0xE0: expected = 2
    case 0xE0..<0xF0: expected = 3
    case 0xF0..<0xF5: expected = 4
    default: return nil
    }
    bytes = [byte]
    return nil
  }

  /// Forgets an incomplete scalar.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }
}
