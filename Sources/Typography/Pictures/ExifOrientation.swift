/// Finds the orientation that a camera has noted in a file.
///
/// Whatever is not as it should be counts as no note: a picture that lies on its side is better
/// than none.
enum ExifOrientation {
  /// The orientation noted in a JPEG's first Exif segment.
  ///
  /// - Complexity: O(segments before the picture's data).
  static func ofJPEG(_ bytes: [UInt8]) -> PictureOrientation {
    let reader = NumberReader(bytes: bytes[...], isBigEndian: true)
    var position = 2
    while let mark = reader.number(at: position, count: 2), mark >= 0xFF00 {
      switch mark & 0xFF {
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD8: position += 2
      case 0xD9, 0xDA: return .upright
      default:
        guard let length = reader.number(at: position + 2, count: 2), length >= 2,
          let content = reader.slice(at: position + 4, count: length - 2)
        else { return .upright }
        if mark == 0xFFE1, content.starts(with: Array("Exif\0\0".utf8)) {
          return ofTIFF(content.dropFirst(6))
        }
        position += 2 + length
      }
    }
    return .upright
  }

  /// The orientation noted in a PNG's first `eXIf` chunk.
  ///
  /// - Complexity: O(chunks).
  static func ofPNG(_ bytes: [UInt8]) -> PictureOrientation {
    let reader = NumberReader(bytes: bytes[...], isBigEndian: true)
    var position = 8
    while let length = reader.number(at: position, count: 4),
      let name = reader.slice(at: position + 4, count: 4),
      let content = reader.slice(at: position + 8, count: length)
    {
      if name.elementsEqual("eXIf".utf8) { return ofTIFF(content) }
      position += 12 + length
    }
    return .upright
  }

  /// Looks through the first directory of a TIFF 6.0 structure.
  private static func ofTIFF(_ bytes: ArraySlice<UInt8>) -> PictureOrientation {
    let isBigEndian = bytes.starts(with: "MM".utf8)
    guard isBigEndian || bytes.starts(with: "II".utf8) else { return .upright }
    let reader = NumberReader(bytes: bytes, isBigEndian: isBigEndian)
    guard reader.number(at: 2, count: 2) == 42, let directory = reader.number(at: 4, count: 4),
      let count = reader.number(at: directory, count: 2)
    else { return .upright }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = reader.number(at: entry, count: 2) else { return .upright }
      // One number of 16 bits, which stands in the entry itself.
      guard tag == 0x0112 else { continue }
      guard reader.number(at: entry + 2, count: 2) == 3,
        reader.number(at: entry + 4, count: 4) == 1,
        let value = reader.number(at: entry + 8, count: 2)
      else { return .upright }
      return PictureOrientation(rawValue: value) ?? .upright
    }
    return .upright
  }
}

/// Numbers in bytes of which nothing is taken for granted.
private struct NumberReader {
  let bytes: ArraySlice<UInt8>
  let isBigEndian: Bool

  /// Some bytes; nil when they are not all there.
  func slice(at index: Int, count: Int) -> ArraySlice<UInt8>? {
    guard index >= 0, count >= 0, index <= bytes.count, count <= bytes.count - index else {
      return nil
    }
    return bytes[(bytes.startIndex + index)..<(bytes.startIndex + index + count)]
  }

  /// A number of at most four bytes; nil when they are not all there.
  func number(at index: Int, count: Int) -> Int? {
    guard let digits = slice(at: index, count: count) else { return nil }
    func joined(_ digits: some Sequence<UInt8>) -> Int { digits.reduce(0) { $0 << 8 | Int($1) } }
    return isBigEndian ? joined(digits) : joined(digits.reversed())
  }
}
