public import CardCore

/// Where the card lies on the screen at rest.
public struct CardMetrics: Hashable, Sendable {
  /// The screen.
  public var screen: CellSize
  /// The card at rest.
  public var card: CellRect
  /// The height of a cell in columns' widths.
  public var cellAspect: Double

  /// Lays out a screen: one row for the header, one for the keys, the card in the middle.
  ///
  /// The card is 56×15 cells in a window of 80×24, with room around it for the near edge of a
  /// turning card, and takes all the room there is in a small window.
  public init(screen: CellSize, cellAspect: Double) {
    self.screen = screen
    self.cellAspect = cellAspect
    let margin = min(7, max(0, (screen.rows - 8) * 7 / 16))
    let available = max(1, screen.rows - 2)
    let rows = max(1, min(available - margin, max(3, screen.rows * 68 / 100)))
    let ideal = Int((Double(rows) * cellAspect * 1.87).rounded())
    let columns = max(1, min(ideal, screen.columns - (screen.columns >= 60 ? 8 : 2)))
    card = CellRect(
      column: max(0, (screen.columns - columns) / 2), row: 1 + max(0, (available - rows) / 2),
      columns: columns, rows: rows)
  }

  /// The card's extent in points.
  public var size: Size {
    Size(width: Double(card.size.columns), height: Double(card.size.rows) * cellAspect)
  }

  /// The middle of a cell in points, relative to the card's top left corner.
  public func point(at cell: CellPoint) -> Point {
    Point(
      x: Double(cell.column - card.origin.column) + 0.5,
      y: (Double(cell.row - card.origin.row) + 0.5) * cellAspect)
  }
}
