/// Places for several cards beside and below each other, as large as fit on a screen.
struct CardGrid: Hashable {
  /// The number of cards in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  /// The extent of a card.
  let card: CellSize
  /// The place of the first card.
  private let origin: CellPoint
  /// What lies between two cards.
  private let gap: CellSize

  /// The columns and rows between two cards where there is room for them.
  private static let wideGap = CellSize(columns: 2, rows: 1)

  /// Lays out a number of cards, 1...200, on a screen with a row free at top and bottom.
  ///
  /// Of all numbers of columns the one is taken that gives the largest cards of about 1.8 to 1, and
  /// few empty places in the last row.
  init(count: Int, on stage: EffectStage) {
    let count = min(max(count, 1), 200)
    let screen = CellSize(columns: stage.screen.columns - 2, rows: stage.screen.rows - 2)
    var best = Self.best(count: count, screen: screen, gap: Self.wideGap, stage: stage)
    let hasRoom = !best.size.isEmpty
    let gap = hasRoom ? Self.wideGap : CellSize(columns: 0, rows: 0)
    if !hasRoom { best = Self.best(count: count, screen: screen, gap: gap, stage: stage) }
    self.gap = gap
    columns = best.columns
    rows = (count + best.columns - 1) / best.columns
    let wide = Int((Double(best.size.rows) * stage.cellAspect * 2.2).rounded())
    card = CellSize(columns: min(best.size.columns, wide), rows: best.size.rows)
    let width = columns * (card.columns + gap.columns) - gap.columns
    let height = rows * (card.rows + gap.rows) - gap.rows
    origin = CellPoint(
      column: (stage.screen.columns - width) / 2, row: (stage.screen.rows - height) / 2)
  }

  private static func best(
    count: Int, screen: CellSize, gap: CellSize, stage: EffectStage
  ) -> (columns: Int, size: CellSize) {
    var best = (value: -1.0, columns: 1, size: CellSize(columns: 0, rows: 0))
    for columns in 1...count {
      let size = size(columns: columns, count: count, screen: screen, gap: gap)
      // What counts is the card of the right shape that the place holds.
      let width = min(Double(size.columns), Double(size.rows) * stage.cellAspect * 1.8)
      let filled = Double(count) / Double((count + columns - 1) / columns * columns)
      if width * filled * filled > best.value { best = (width * filled * filled, columns, size) }
    }
    return (best.columns, best.size)
  }

  private static func size(
    columns: Int, count: Int, screen: CellSize, gap: CellSize
  ) -> CellSize {
    let rows = (count + columns - 1) / columns
    return CellSize(
      columns: (screen.columns + gap.columns) / columns - gap.columns,
      rows: (screen.rows + gap.rows) / rows - gap.rows)
  }

  /// The place of a card, row by row.
  func place(_ index: Int) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: origin.column + index % columns * (card.columns + gap.columns),
        row: origin.row + index / columns * (card.rows + gap.rows)), size: card)
  }

  /// How far along the diagonal a card lies: 0 at the top left, 1 at the bottom right.
  func diagonal(_ index: Int) -> Double {
    let extent = max(1, columns + rows - 2)
    return Double(index % columns + index / columns) / Double(extent)
  }
}
