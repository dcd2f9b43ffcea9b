internal import CardCore

/// The pixels of one row of cells.
struct PixelBand {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8]

  /// Creates a black band.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: 3 * width * height)
  }

  /// The bytes of a line of pixels: red, green, blue.
  func row(_ line: Int) -> [UInt8] { Array(bytes[(3 * width * line)..<(3 * width * (line + 1))]) }

  /// Fills a part of a cell; edges go to the nearest pixel, and no part vanishes.
  mutating func fill(_ part: CellShape.Part, column: Int, cellWidth: Int, color: Color) {
    let across = Self.pixels(part.left, part.right, of: cellWidth)
    let left = column * cellWidth
    for line in Self.pixels(part.top, part.bottom, of: height) {
      for x in across { set(left + x, line, color) }
    }
  }

  /// Lays a colour over the pixels by their coverage, which is `width` pixels wide.
  mutating func blend(_ coverage: [UInt8], left: Int, width columns: Int, color: Color) {
    for (index, share) in coverage.enumerated() where share > 0 {
      let x = left + index % columns
      let line = index / columns
      guard x < width, line < height else { continue }
      let start = 3 * (line * width + x)
      let ground = Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
      set(x, line, TerminalColors.mixed(color, over: ground, share: Double(share) / 255))
    }
  }

  private mutating func set(_ x: Int, _ line: Int, _ color: Color) {
    let start = 3 * (line * width + x)
    bytes[start] = color.red
    bytes[start + 1] = color.green
    bytes[start + 2] = color.blue
  }

  private static func pixels(_ start: Double, _ end: Double, of length: Int) -> Range<Int> {
    let first = min(length - 1, max(0, Int((start * Double(length)).rounded())))
    let last = min(length, Int((end * Double(length)).rounded()))
    return first..<max(first + 1, last)
  }
}
