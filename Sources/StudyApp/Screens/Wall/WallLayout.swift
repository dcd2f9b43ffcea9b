internal import CardCore

/// Where the small cards of a wall lie.
struct WallLayout: Hashable {
  /// The size of a small card.
  let card: CellSize
  /// The small cards in a row.
  let columns: Int
  /// The rows of small cards that are seen.
  let rows: Int
  /// The cell of the first small card.
  let origin: CellPoint

  /// The rows at the top and bottom of the screen that are not the wall's.
  private static let margin = 1
  /// The most small cards on the screen.
  static let mostCards = 200

  /// Chooses the largest small cards with which a deck fits, else the smallest.
  init(count: Int, screen: CellSize) {
    let sizes = [(24, 9), (18, 7), (14, 5), (10, 3)].map { CellSize(columns: $0.0, rows: $0.1) }
    let height = max(1, screen.rows - 2 * Self.margin)
    func counts(_ size: CellSize) -> (columns: Int, rows: Int) {
      let columns = max(1, (screen.columns - 1) / (size.columns + 1))
      return (columns, max(1, min((height + 1) / (size.rows + 1), Self.mostCards / columns)))
    }
    let fitting = sizes.first { counts($0).columns * counts($0).rows >= count }
    let chosen = fitting ?? sizes[sizes.count - 1]
    card = CellSize(
      columns: min(chosen.columns, max(1, screen.columns - 2)), rows: min(chosen.rows, height))
    (columns, rows) = counts(chosen)
    let width = columns * (card.columns + 1) - 1
    origin = CellPoint(column: max(0, (screen.columns - width) / 2), row: Self.margin)
  }

  /// The place of a small card by its row and column on the screen.
  func rect(column: Int, row: Int) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: origin.column + column * (card.columns + 1),
        row: origin.row + row * (card.rows + 1)), size: card)
  }
}
