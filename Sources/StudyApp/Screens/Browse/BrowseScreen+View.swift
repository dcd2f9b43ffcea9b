internal import CardCore
internal import DeckStore

extension BrowseScreen {
  /// Draws the card in front, and where it is in the deck.
  func draw(on canvas: inout Canvas, context: AppContext, now: Now) {
    table.draw(on: &canvas, context: context, at: now.seconds)
    canvas.clear(row: 0)
    canvas.clear(row: canvas.rows - 1)
    let place = deck.cards.isEmpty ? "no cards" : "\(index + 1)/\(deck.cards.count)"
    let placeStart = canvas.columns - 1 - DisplayWidth.columns(of: place)
    canvas.write(
      DisplayText.sanitized(title), column: 1, row: 0, bold: true, endColumn: placeStart - 1)
    canvas.write(place, column: placeStart, row: 0, color: canvas.theme.hint)
    canvas.writeHints(
      [("← →", "leaf"), ("q", "back"), ("space", "turn"), ("?", "help"), ("g", "wall")],
      row: canvas.rows - 1)
  }
}
