/// A stream of zlib (RFC 1950, 1951) in which runs of equal bytes are short.
///
/// One block with the fixed codes, and no other repetition than that of the byte before: that is
/// all that filtered rows of flat colour need.
struct RunLengthDeflate {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var checksum = Checksum.Adler32()
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0
  private var last: UInt8?
  private var repeats = 0

  /// Begins the stream.
  init() {
    // The last block, with fixed codes.
    append(bits: 0b011, count: 3)
  }

  /// Adds bytes.
  mutating func append(_ new: [UInt8]) {
    checksum.append(new)
    for byte in new {
      if byte == last {
        repeats += 1
      } else {
        endRun()
        literal(byte)
        last = byte
      }
    }
  }

  /// Ends the stream and returns it.
  mutating func finish() -> [UInt8] {
    endRun()
    symbol(256)
    if pendingCount > 0 { append(bits: 0, count: (8 - pendingCount % 8) % 8) }
    let sum = checksum.value
    return bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }

  /// Writes how often the last byte came again.
  private mutating func endRun() {
    while repeats >= 3 {
      let length = min(repeats, 258)
      copy(length)
      repeats -= length
    }
    if let last { for _ in 0..<repeats { literal(last) } }
    repeats = 0
  }

  private mutating func literal(_ byte: UInt8) { symbol(Int(byte)) }

  /// Writes a copy of the byte before, 3...258 times.
  private mutating func copy(_ length: Int) {
    if length == 258 {
      symbol(285)
    } else {
      // From length 11 on, four codes share each number of further bits.
      let offset = length - 3
      let extra = offset < 8 ? 0 : Int.bitWidth - offset.leadingZeroBitCount - 3
      symbol(257 + 4 * extra + offset >> extra)
      append(bits: UInt64(offset & (1 << extra - 1)), count: UInt64(extra))
    }
    // The distance of 1.
    append(bits: 0, count: 5)
  }

  /// Writes a symbol with its fixed code, whose highest bit comes first.
  private mutating func symbol(_ value: Int) {
    switch value {
    case 0..<144: append(code: 0x30 + value, count: 8)
    case 144..<256: append(code: 0x190 + value - 144, count: 9)
    case 256..<280: append(code: value - 256, count: 7)
    default: append(code: 0xC0 + value - 280, count: 8)
    }
  }

  private mutating func append(code: Int, count: Int) {
    var reversed: UInt64 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << UInt64(count - 1 - bit) }
    append(bits: reversed, count: UInt64(count))
  }

  private mutating func append(bits: UInt64, count: UInt64) {
    pending |= bits << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }
}
