/// The formats of pictures that are read.
///
/// Each through the library that most programs use for it, so that its faults are found and mended:
/// PNG by libpng, which Cairo brings; JPEG by libjpeg-turbo, which can decode to an eighth of the
/// size; SVG by librsvg, which is written in Rust and loads nothing from outside. The loaders of
/// gdk-pixbuf would read dozens of formats more, most of them rarely looked after.
enum PictureFormat {
  case png
  case jpeg
  case svg

  /// Tells a format from a file's first bytes; the name says nothing.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.isSVG(bytes.prefix(2048)) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isSVG(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: bytes, as: UTF8.self)
    let trimmed = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return trimmed.hasPrefix("<") && trimmed.firstRange(of: "<svg") != nil
  }

  /// The extent that a PNG's header promises; nil when there is no header.
  static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
