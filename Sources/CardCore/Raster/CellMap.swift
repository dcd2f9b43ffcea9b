/// A set of a card's cells that tells quickly whether a rectangle holds any of them.
struct CellMap {
  /// How many cells of the set lie above and to the left of each corner.
  private let counts: [Int32]
  private let size: CellSize

  /// Whether the set has no cells.
  var isEmpty: Bool { (counts.last ?? 0) == 0 }

  /// Counts a set.
  ///
  /// - Parameters:
  ///   - cells: Whether each cell belongs to it, row by row.
  ///   - size: The extent of the card.
  init(_ cells: [Bool], size: CellSize) {
    let stride = size.columns + 1
    var counts = [Int32](repeating: 0, count: stride * (size.rows + 1))
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let index = (row + 1) * stride + column + 1
        let isMember = cells[row * size.columns + column]
        counts[index] =
          counts[index - 1] + counts[index - stride] - counts[index - stride - 1]
          + (isMember ? 1 : 0)
      }
    }
    self.counts = counts
    self.size = size
  }

  /// Whether a rectangle, given by cells that lie on the card, holds any.
  @inline(__always)
  func touches(columns x0: Int, _ x1: Int, rows y0: Int, _ y1: Int) -> Bool {
    guard x0 < x1, y0 < y1 else { return false }
    let stride = size.columns + 1
    return counts[y1 * stride + x1] - counts[y1 * stride + x0] - counts[y0 * stride + x1]
      + counts[y0 * stride + x0] != 0
  }
}
