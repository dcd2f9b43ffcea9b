/// A reader of the PNG files that the tests meet, written after the standards and not after ours:
/// eight bits a channel without alpha, one block of fixed codes.
struct PNGReader {
  private(set) var width = 0
  private(set) var height = 0
  /// Red, green and blue of every pixel, row by row.
  private(set) var pixels: [[UInt8]] = []

  /// Reads a file; nil when anything in it is wrong, its check sums too.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var names: [String] = []
    var data: [UInt8] = []
    var place = 8
    while place + 12 <= file.count {
      let length = Self.number(file[place..<(place + 4)])
      guard place + 12 + length <= file.count else { return nil }
      let body = file[(place + 4)..<(place + 8 + length)]
      let content = body.dropFirst(4)
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      let sum = Self.number(file[(place + 8 + length)..<(place + 12 + length)])
      guard Int(Self.crc(body)) == sum else { return nil }
      if name == "IHDR" {
        width = Self.number(content.prefix(4))
        height = Self.number(content.dropFirst(4).prefix(4))
        guard Array(content.dropFirst(8)) == [8, 2, 0, 0, 0] else { return nil }
      }
      if name == "IDAT" { data += content }
      names.append(name)
      place += 12 + length
    }
    guard names == ["IHDR", "IDAT", "IEND"], place == file.count,
      let rows = Inflate.bytes(of: data), rows.count == height * (3 * width + 1)
    else { return nil }
    unfilter(rows)
  }

  /// The colour of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] { pixels[y * width + x] }

  private mutating func unfilter(_ rows: [UInt8]) {
    var above = [UInt8](repeating: 0, count: 3 * width)
    for y in 0..<height {
      let start = y * (3 * width + 1)
      var row = Array(rows[(start + 1)..<(start + 1 + 3 * width)])
      for x in row.indices {
        switch rows[start] {
        case 1: row[x] &+= x < 3 ? 0 : row[x - 3]
        case 2: row[x] &+= above[x]
        default: break
        }
      }
      for x in 0..<width { pixels.append(Array(row[(3 * x)..<(3 * x + 3)])) }
      above = row
    }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The division of polynomials itself, bit by bit.
  private static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (value ^ UInt32(byte >> UInt8(bit))) & 1 == 1
        value = value >> 1 ^ (isOdd ? 0xEDB8_8320 : 0)
      }
    }
    return ~value
  }
}

/// A reader of zlib streams of one block with fixed codes (RFC 1950, 1951).
enum Inflate {
  private static let lengths: [(base: Int, extra: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  /// The bytes of a stream; nil when it is none, or its sum is wrong.
  static func bytes(of stream: [UInt8]) -> [UInt8]? {
    guard stream.count > 6, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0 else { return nil }
    var bits = Bits(bytes: Array(stream[2..<(stream.count - 4)]))
    guard bits.number(3) == 0b011 else { return nil }
    var result: [UInt8] = []
    while let symbol = bits.symbol(), symbol <= 285 {
      if symbol < 256 {
        result.append(UInt8(symbol))
      } else if symbol == 256 {
        let sum = stream.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        return bits.isAtEnd && adler(result) == sum ? result : nil
      } else {
        let (base, extra) = lengths[symbol - 257]
        guard let more = bits.number(extra), bits.number(5) == 0, let last = result.last else {
          return nil
        }
        result += [UInt8](repeating: last, count: base + more)
      }
    }
    return nil
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    let sums = bytes.reduce((1, 0)) { sums, byte in
      let first = (sums.0 + Int(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return sums.1 << 16 | sums.0
  }

  private struct Bits {
    var bytes: [UInt8]
    var place = 0

    /// Whether less than a byte is left.
    var isAtEnd: Bool { (place + 7) / 8 == bytes.count }

    mutating func bit() -> Int? {
      guard place < 8 * bytes.count else { return nil }
      defer { place += 1 }
      return Int(bytes[place / 8] >> UInt8(place % 8)) & 1
    }

    /// A number, its lowest bit first.
    mutating func number(_ count: Int) -> Int? {
      var value = 0
      for index in 0..<count {
        guard let bit = bit() else { return nil }
        value |= bit << index
      }
      return value
    }

    /// A symbol by its fixed code, the highest bit first.
    mutating func symbol() -> Int? {
      var code = 0
      for count in 1...9 {
        guard let bit = bit() else { return nil }
        code = code << 1 | bit
        switch (count, code) {
        case (7, 0...0b001_0111): return 256 + code
        case (8, 0b0011_0000...0b1011_1111): return code - 0b0011_0000
        case (8, 0b1100_0000...0b1100_0111): return 280 + code - 0b1100_0000
        case (9, 0b1_1001_0000...0b1_1111_1111): return 144 + code - 0b1_1001_0000
        default: continue
        }
      }
      return nil
    }
  }
}
