/// A cell's place in a grid, counted from 0 at the top left.
public struct CellPoint: Hashable, Sendable {
  /// The column, from the left.
  public var column: Int
  /// The row, from the top.
  public var row: Int

  /// Creates a place from its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// The extent of a grid in cells; never negative.
public struct CellSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size; negative extents become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is no cell at all.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// The extent.
  public var size: CellSize

  /// Creates a rectangle from its top left cell and its extent.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its edges and extents.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  /// The columns that the rectangle covers.
  public var columns: Range<Int> { origin.column..<(origin.column + size.columns) }

  /// The rows that the rectangle covers.
  public var rows: Range<Int> { origin.row..<(origin.row + size.rows) }

  /// Whether a cell lies inside.
  public func contains(_ point: CellPoint) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The part that two rectangles share; empty when they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(columns.lowerBound, other.columns.lowerBound)
    let top = max(rows.lowerBound, other.rows.lowerBound)
    let right = min(columns.upperBound, other.columns.upperBound)
    let bottom = min(rows.upperBound, other.rows.upperBound)
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }
}
