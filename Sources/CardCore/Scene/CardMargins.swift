/// Where the rule and the text of a card stand, by the card's size.
struct CardMargins: Hashable, Sendable {
  /// The columns from the left edge to the rule, which is an eighth of a column wide; nil for none.
  let rule: Int?
  /// The columns that may hold text.
  let columns: Range<Int>
  /// The rows that may hold text.
  let rows: Range<Int>

  /// The margins of a card.
  init(_ size: CellSize) {
    let across: Int
    let down: Int
    switch (size.columns, size.rows) {
    case (24..., 9...):
      (rule, across, down) = (2, 5, 2)
    case (10..., 4...):
      (rule, across, down) = (1, 3, 1)
    case (4..., 4...):
      (rule, across, down) = (nil, 1, 1)
    case (4..., 3):
      // A small card of a wall: every row counts.
      (rule, across, down) = (nil, 1, 0)
    default:
      (rule, across, down) = (nil, size.columns > 3 ? 1 : 0, 0)
    }
    columns = across..<(size.columns - across)
    rows = down..<(size.rows - down)
  }

  /// The share of a cell that the rule is thick, both ways.
  static let ruleThickness = 1.0 / 8
}
