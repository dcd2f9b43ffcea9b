/// A picture in PNG (ISO/IEC 15948) with eight bits for each of red, green and blue, row by row.
struct PNGEncoder {
  private let width: Int
  private let height: Int
  private var stream = RunLengthDeflate()
  private var rowAbove: [UInt8]

  /// Begins a picture of so many pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rowAbove = Array(repeating: 0, count: 3 * width)
  }

  /// Adds the next row, `3 · width` bytes.
  mutating func append(row: [UInt8]) {
    var up: [UInt8] = [2]
    var sub: [UInt8] = [1]
    for (index, byte) in row.enumerated() {
      up.append(byte &- rowAbove[index])
      sub.append(byte &- (index < 3 ? 0 : row[index - 3]))
    }
    // The filter with more zeros leaves the longer runs.
    stream.append(up.count { $0 == 0 } >= sub.count { $0 == 0 } ? up : sub)
    rowAbove = row
  }

  /// Ends the picture and returns the file.
  mutating func finish() -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, 2, 0, 0, 0]
    return signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", stream.finish())
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(Checksum.crc32(body)))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
