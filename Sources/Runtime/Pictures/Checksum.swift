/// The check sums by which PNG and zlib recognise damage.
enum Checksum {
  /// The cyclic redundancy check of ISO 3309 that ends every chunk of a PNG.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// Adler's sum (RFC 1950), which can be continued.
  struct Adler32 {
    private var sum: UInt32 = 1
    private var sumOfSums: UInt32 = 0

    /// Adds bytes.
    mutating func append(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        sum = (sum + UInt32(byte)) % 65_521
        sumOfSums = (sumOfSums + sum) % 65_521
      }
    }

    /// The sum of all bytes so far.
    var value: UInt32 { sumOfSums << 16 | sum }
  }
}
