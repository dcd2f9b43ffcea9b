/// A grid of cells that can be drawn on; everything outside is clipped away.
public struct Surface: Hashable, Sendable {
  /// The extent of the grid.
  public let size: CellSize
  /// The cells, row by row from the top left.
  public private(set) var cells: [Cell]

  /// Creates a grid filled with one cell.
  public init(size: CellSize, filledWith cell: Cell = .blank) {
    self.size = size
    cells = Array(repeating: cell, count: size.columns * size.rows)
  }

  /// Whether a cell lies on the grid.
  public func contains(column: Int, row: Int) -> Bool {
    column >= 0 && row >= 0 && column < size.columns && row < size.rows
  }

  /// The cell at a place; blank outside the grid, and writing there does nothing.
  public subscript(column: Int, row: Int) -> Cell {
    get { contains(column: column, row: row) ? cells[row * size.columns + column] : .blank }
    set {
      guard contains(column: column, row: row) else { return }
      cells[row * size.columns + column] = newValue
    }
  }

  /// Gives direct access to the cells, row by row, for rasterising without bounds checks a cell.
  public mutating func withMutableCells<Result>(
    _ body: (UnsafeMutableBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    try cells.withUnsafeMutableBufferPointer { try body($0) }
  }

  /// The text of one row, without trailing spaces.
  public func text(inRow row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = ""
    for column in 0..<size.columns { line += self[column, row].glyph.text }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// All rows as text, without trailing spaces, for tests and plain output.
  public var text: String {
    (0..<size.rows).map(text(inRow:)).joined(separator: "\n")
  }
}
