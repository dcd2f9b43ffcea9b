/// A PNG of a single colour that takes long to decode and little to make.
enum LargePicture {
  /// A picture of 8-bit indices, all of them 0.
  static func png(width: Int, height: Int, color: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(width) + bytes(height) + [8, 3, 0, 0, 0]) + chunk("PLTE", color)
      + chunk("IDAT", zeros(height * (1 + width))) + chunk("IEND", [])
  }

  /// Zeros by RFC 1951's fixed codes in the frame of RFC 1950: one as it is, then copies of it.
  private static func zeros(_ count: Int) -> [UInt8] {
    var stream = BitStream()
    stream.append("110")
    stream.append("00110000")
    for _ in 0..<(count - 1) / 258 { stream.append("1100010100000") }
    for _ in 0..<(count - 1) % 258 { stream.append("00110000") }
    stream.append("0000000")
    // Adler-32 of zeros.
    return [0x78, 0x01] + stream.bytes + bytes((count % 65_521) << 16 | 1)
  }

  private struct BitStream {
    var bytes: [UInt8] = []
    private var bit: UInt8 = 0

    mutating func append(_ bits: StaticString) {
      for index in 0..<bits.utf8CodeUnitCount {
        if bit == 0 {
          bytes.append(0)
          bit = 1
        }
        if bits.utf8Start[index] == UInt8(ascii: "1") { bytes[bytes.count - 1] |= bit }
        bit &<<= 1
      }
    }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(content.count) + body + bytes(Int(checksum(body)))
  }

  /// CRC-32, as in ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }
}
