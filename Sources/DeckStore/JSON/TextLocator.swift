/// Turns byte offsets into lines and columns.
///
/// Counts only when asked, and remembers a place every 64 KB, so that a hundred faults in one long
/// line cost no more than one walk over the file.
struct TextLocator {
  private static let stride = 65_536
  private var checkpoints: [TextPosition] = []

  /// Creates a locator that has counted nothing yet.
  init() {}

  /// The line and column of a byte; a byte order mark takes no column.
  ///
  /// - Complexity: O(n) in all for the first walk over the bytes, O(64 KB) a question after it.
  mutating func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    if checkpoints.isEmpty {
      let hasMark = bytes.starts(with: JSONScanner.byteOrderMark)
      checkpoints.append(TextPosition(line: 1, column: hasMark ? 0 : 1))
    }
    while checkpoints.count <= offset / Self.stride {
      let start = (checkpoints.count - 1) * Self.stride
      let next = Self.advance(
        checkpoints[checkpoints.count - 1], over: bytes, from: start, to: start + Self.stride)
      checkpoints.append(next)
    }
    let checkpoint = offset / Self.stride
    return Self.advance(
      checkpoints[checkpoint], over: bytes, from: checkpoint * Self.stride, to: offset)
  }

  private static func advance(
    _ position: TextPosition, over bytes: [UInt8], from start: Int, to end: Int
  ) -> TextPosition {
    var position = position
    for offset in start..<end {
      let byte = bytes[offset]
      let isLoneReturn =
        byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isLoneReturn {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}
