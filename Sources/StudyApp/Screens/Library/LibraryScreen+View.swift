internal import CardCore
internal import DeckStore
internal import Scheduling

extension LibraryScreen {
  /// The row of the list's first deck; a low window has no room for the name above.
  static func firstRow(inRows rows: Int) -> Int { rows < 10 ? 1 : 3 }

  /// The rows that the list may take.
  static func listRows(inRows rows: Int) -> Int {
    max(1, rows - firstRow(inRows: rows) - footerRows(inRows: rows))
  }

  /// The rows below the list: what is to be said of the chosen deck, and the keys.
  static func footerRows(inRows rows: Int) -> Int { rows < 10 ? 1 : rows < 20 ? 3 : 5 }

  /// Draws the list.
  func draw(on canvas: inout Canvas, now: Now) {
    let firstRow = Self.firstRow(inRows: canvas.rows)
    if firstRow > 1 {
      canvas.write("recto", column: 2, row: 0, color: canvas.theme.accent, bold: true)
    }
    drawColumnTitles(on: &canvas, row: firstRow - 1)
    let listRows = Self.listRows(inRows: canvas.rows)
    guard let entries else {
      canvas.write("looking for decks …", column: 2, row: firstRow, color: canvas.theme.hint)
      return
    }
    if entries.isEmpty {
      canvas.write(
        "No decks yet. Put deck files (.json) into the folder recto/decks of your data folder.",
        column: 2, row: firstRow, color: canvas.theme.hint)
    }
    let first = firstVisible(listRows: listRows)
    for (line, entry) in entries.dropFirst(first).prefix(listRows).enumerated() {
      draw(
        entry, isChosen: first + line == selection, row: firstRow + line, on: &canvas,
        now: now)
    }
    if first + listRows < entries.count {
      canvas.write("▾", column: 0, row: firstRow + listRows - 1, color: canvas.theme.hint)
    }
    drawFooter(on: &canvas)
  }

  private func drawFooter(on canvas: inout Canvas) {
    let rows = Self.footerRows(inRows: canvas.rows)
    if let text = notice ?? brokenReason {
      canvas.writeWrapped(
        DisplayText.sanitized(text), column: 2,
        row: canvas.rows - max(1, rows - 1) - (rows > 1 ? 1 : 0),
        rows: max(1, rows - 1), color: canvas.theme.warning)
      if rows == 1 { return }
    } else if rows > 1, let entry = chosenEntry {
      canvas.writeWrapped(
        DisplayText.sanitized(entry.description), column: 2, row: canvas.rows - rows,
        rows: rows - 1, color: canvas.theme.hint)
    }
    let hints: [Hint] = [
      ("enter", "study"), ("q", "leave"), ("?", "help"), ("b", "browse"), ("g", "wall"),
      ("d", "gallery"),
    ]
    // Where only one fits, it is the way out.
    canvas.writeHints(canvas.columns < 24 ? [hints[1]] : hints, row: canvas.rows - 1)
  }

  /// Why the chosen deck cannot be opened, if so.
  private var brokenReason: String? {
    guard case .broken(let reason)? = chosenEntry?.content else { return nil }
    return reason
  }

  private func drawColumnTitles(on canvas: inout Canvas, row: Int) {
    let columns = Columns(width: canvas.columns)
    let hint = canvas.theme.hint
    canvas.write("deck", column: 2, row: row, color: hint, endColumn: columns.titleEnd)
    if let cards = columns.cards { canvas.write("cards", endingAt: cards, row: row, color: hint) }
    canvas.write("due", endingAt: columns.due, row: row, color: hint)
    if let new = columns.new { canvas.write("new", endingAt: new, row: row, color: hint) }
    if let last = columns.last { canvas.write("last studied", column: last, row: row, color: hint) }
  }

  private func draw(
    _ entry: LibraryEntry, isChosen: Bool, row: Int, on canvas: inout Canvas, now: Now
  ) {
    let columns = Columns(width: canvas.columns)
    let theme = canvas.theme
    if isChosen {
      canvas.picture.elements.append(
        .fill(CellRect(column: 0, row: row, columns: canvas.columns, rows: 1), theme.selection))
      canvas.write("▸", column: 0, row: row, color: theme.accent, bold: true)
    }
    canvas.writeClipped(
      DisplayText.sanitized(entry.title), column: 2, row: row, color: theme.text, bold: isChosen,
      endColumn: columns.titleEnd)
    switch entry.content {
    case .unread: canvas.write("…", endingAt: columns.due, row: row, color: theme.hint)
    case .broken:
      let text = canvas.columns >= 34 ? "cannot be read" : "!"
      canvas.write(
        text, endingAt: columns.new ?? columns.due, row: row, color: theme.warning)
    case .deck(let counts):
      draw(counts, in: columns, row: row, on: &canvas, now: now)
    }
  }

  private func draw(
    _ counts: LibraryEntry.Counts, in columns: Columns, row: Int, on canvas: inout Canvas, now: Now
  ) {
    let theme = canvas.theme
    if let cards = columns.cards {
      canvas.write("\(counts.cards)", endingAt: cards, row: row, color: theme.hint)
    }
    canvas.write(
      "\(counts.due)", endingAt: columns.due, row: row,
      color: counts.due > 0 ? theme.grades[2] : theme.hint)
    if let new = columns.new {
      canvas.write("\(counts.new)", endingAt: new, row: row, color: theme.accent)
    }
    if let last = columns.last {
      canvas.write(
        RelativeDay.text(for: counts.lastStudied, now: now), column: last, row: row,
        color: theme.hint)
    }
  }

  /// Where the columns of the list are; those that a narrow window has no room for are missing.
  private struct Columns {
    var titleEnd: Int
    var cards: Int?
    var due: Int
    var new: Int?
    var last: Int?

    init(width: Int) {
      let end = width >= 64 ? width - 16 : width - 1
      if width >= 34 {
        new = end
        due = end - 7
        cards = end - 13
      } else {
        due = end
      }
      titleEnd = max(3, (cards ?? due) - 7)
      last = width >= 64 ? end + 3 : nil
    }
  }
}
