internal import CardCore

/// A picture in the making, with the few ways in which screens put things on it.
struct Canvas {
  /// The picture so far.
  var picture: Picture
  /// The colours.
  let theme: Theme

  /// Creates an empty table.
  init(size: CellSize, theme: Theme) {
    picture = Picture(size: size, background: theme.table)
    self.theme = theme
  }

  /// The number of columns.
  var columns: Int { picture.size.columns }

  /// The number of rows.
  var rows: Int { picture.size.rows }

  /// Empties a row.
  mutating func clear(row: Int) {
    picture.elements.append(
      .fill(CellRect(column: 0, row: row, columns: columns, rows: 1), theme.table))
  }

  /// Writes a line of text and gives the column after it.
  @discardableResult
  mutating func write(
    _ text: String, column: Int, row: Int, color: Color? = nil, background: Color? = nil,
    bold: Bool = false, endColumn: Int? = nil
  ) -> Int {
    guard row >= 0, row < rows else { return column }
    let style = TextStyle(
      foreground: color ?? theme.text, background: background, attributes: bold ? .bold : [])
    picture.elements.append(
      .text(text, column: column, row: row, style: style, endColumn: endColumn))
    return column + DisplayWidth.columns(of: text)
  }

  /// Writes a line of text that ends before a column.
  mutating func write(
    _ text: String, endingAt column: Int, row: Int, color: Color? = nil, bold: Bool = false
  ) {
    write(
      text, column: column - DisplayWidth.columns(of: text), row: row, color: color, bold: bold)
  }

  /// Writes a line of text in the middle of a row.
  mutating func writeCentered(_ text: String, row: Int, color: Color? = nil, bold: Bool = false) {
    let column = max(0, (columns - DisplayWidth.columns(of: text)) / 2)
    write(text, column: column, row: row, color: color, bold: bold)
  }

  /// Writes keys and what they do, as many pairs as fit, from the left.
  mutating func writeHints(_ hints: [(key: String, meaning: String)], row: Int) {
    var column = 1
    for hint in hints {
      let width = DisplayWidth.columns(of: hint.key) + 1 + DisplayWidth.columns(of: hint.meaning)
      guard column + width <= columns else { return }
      column = write(hint.key, column: column, row: row, bold: true)
      column = write(hint.meaning, column: column + 1, row: row, color: theme.hint) + 3
    }
  }
}
