/// Which panel of a picture is the uppermost to cover each cell whole, so that what lies below it
/// need not be painted.
struct Occlusion {
  private let size: CellSize
  private var uppermost: [Int32]

  /// Creates a map in which nothing is covered.
  init(size: CellSize) {
    self.size = size
    uppermost = Array(repeating: -1, count: size.columns * size.rows)
  }

  /// Notes what a panel covers, after all panels below it.
  ///
  /// - Parameters:
  ///   - silhouette: The panel's scanlines.
  ///   - slot: The panel's place among all, from the lowest.
  /// - Complexity: O(covered cells).
  mutating func cover(_ silhouette: ConvexSpans, slot: Int) {
    let slot = Int32(clamping: slot)
    for row in silhouette.rows where row >= 0 && row < size.rows {
      let covered = silhouette.extent(ofRow: row).covered.clamped(to: 0..<size.columns)
      for index in covered { uppermost[row * size.columns + index] = slot }
    }
  }

  /// The part of a row in which something of a panel may be seen.
  func visible(_ columns: Range<Int>, row: Int, slot: Int) -> Range<Int> {
    var columns = columns.clamped(to: 0..<size.columns)
    while let first = columns.first, isHidden(column: first, row: row, slot: slot) {
      columns = (first + 1)..<columns.upperBound
    }
    while let last = columns.last, isHidden(column: last, row: row, slot: slot) {
      columns = columns.lowerBound..<last
    }
    return columns
  }

  /// Whether a later panel covers a cell whole.
  @inline(__always)
  func isHidden(column: Int, row: Int, slot: Int) -> Bool {
    Int(uppermost[row * size.columns + column]) > slot
  }
}
