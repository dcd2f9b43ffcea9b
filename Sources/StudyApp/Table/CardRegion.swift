internal import CardCore

/// The parts of the table that a hand can take hold of.
enum CardRegion: Hashable {
  /// The middle of the card: tilts it.
  case inside
  /// The outer fifth on the left: turns it.
  case leftEdge
  /// The outer fifth on the right: turns it.
  case rightEdge
  /// The dog-ear at the bottom right, or beside the card: turns the page.
  case page

  /// The part at a cell.
  ///
  /// The untransformed card is asked, so that a card that moves under a resting pointer does not
  /// flicker between parts.
  init(at cell: CellPoint, in metrics: CardMetrics) {
    guard metrics.card.contains(cell) else {
      self = .page
      return
    }
    let column = cell.column - metrics.card.origin.column
    let row = cell.row - metrics.card.origin.row
    let edge = max(1, metrics.card.size.columns / 5)
    let ear = max(1, metrics.card.size.rows / 5)
    if column >= metrics.card.size.columns - 2 * ear, row >= metrics.card.size.rows - ear {
      self = .page
    } else if column < edge {
      self = .leftEdge
    } else if column >= metrics.card.size.columns - edge {
      self = .rightEdge
    } else {
      self = .inside
    }
  }
}
