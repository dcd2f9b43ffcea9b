/// Small pictures made by the tests themselves.
enum PictureFixtures {
  /// A PNG whose left half is red and whose right half is blue, uncompressed.
  static func png(width: Int, height: Int) -> [UInt8] {
    png(width: width, height: height) { x, _ in x < width / 2 ? [200, 30, 30] : [30, 30, 200] }
  }

  /// An uncompressed PNG of given colours.
  static func png(
    width: Int, height: Int, chunk extra: [UInt8] = [], color: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += color(x, y) }
    }
    return png(width: width, height: height, extra: extra, data: zlib(rows))
  }

  /// A PNG that promises an extent and holds something.
  static func png(
    width: Int, height: Int, bits: UInt8 = 8, colorType: UInt8 = 2, extra: [UInt8] = [],
    data: [UInt8]
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(width) + bytes(height) + [bits, colorType, 0, 0, 0]) + extra
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// A PNG of 32×16 pixels in four greys: 0 and 80 above 160 and 240.
  static func quarteredPNG(exif: [UInt8]) -> [UInt8] {
    png(width: 32, height: 16, chunk: chunk("eXIf", exif)) { x, y in
      Array(repeating: UInt8(x / 16 * 80 + y / 8 * 160), count: 3)
    }
  }

  /// A JPEG like `quarteredPNG`.
  static func quarteredJPEG(exif: [UInt8]) -> [UInt8] {
    let content = Array("Exif\0\0".utf8) + exif
    let length = content.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + content
      + decoded(
        """
        /9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpR
        Uk//wAALCAAQACABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAA
        PwDMBYiyFiP/2Q==
        """
      ).dropFirst(2)
  }

  /// An Exif block with a single entry.
  static func exif(orientation: Int, type: Int = 3, isBigEndian: Bool = true) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let digits = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? digits.reversed() : digits
    }
    return Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
      + number(0x0112, 2) + number(type, 2) + number(1, 4) + number(orientation, 2)
      + number(0, 2) + number(0, 4)
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
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~value
  }

  /// Stored blocks of RFC 1951 in the frame of RFC 1950.
  private static func zlib(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = content[...]
    while !rest.isEmpty {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      for number in [count, ~count] {
        result += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
      }
      result += block
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in content {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + bytes(Int(high << 16 | low))
  }

  /// A JPEG of 32×16 pixels like the PNG's.
  static let jpeg: [UInt8] = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERG
    CEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh
    4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAQACADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQo
    L/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJico
    KSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKzt
    LW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAw
    QFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOE
    l8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOk
    paanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDzSvkT+
    iAoA4yv62P5hCgDs6/kk/p4KAOMr+tj+YQoA//Z
    """)

  /// A drawing like the PNG.
  static let svg = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16">
      <rect width="16" height="16" fill="#c81e1e"/>
      <rect x="16" width="16" height="16" fill="#1e1ec8"/>
    </svg>
    """

  private static func decoded(_ base64: String) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in base64.utf8 {
      guard let value = alphabet.firstIndex(of: byte) else { continue }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return result
  }
}
