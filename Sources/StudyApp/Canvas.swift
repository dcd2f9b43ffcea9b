internal import CardCore

/// A key, and what it does in a word.
typealias Hint = (key: String, meaning: String)

/// A picture in the making, with the few ways in which screens put things on it.
struct Canvas {
  /// The picture so far.
  var picture: Picture
  /// The colours.
  let theme: Theme
  /// Whether the program's own marks are written in ASCII.
  let isPlain: Bool

  /// Creates an empty table.
  init(size: CellSize, theme: Theme, isPlain: Bool = false) {
    self.isPlain = isPlain
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
    let text = isPlain ? PlainMarks.text(text) : text
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

  /// Writes a line of text that ends with an ellipsis where it does not fit before a column.
  mutating func writeClipped(
    _ text: String, column: Int, row: Int, color: Color? = nil, bold: Bool = false, endColumn: Int
  ) {
    guard DisplayWidth.columns(of: text) > endColumn - column else {
      write(text, column: column, row: row, color: color, bold: bold)
      return
    }
    write(text, column: column, row: row, color: color, bold: bold, endColumn: endColumn - 1)
    if endColumn > column { write("…", column: endColumn - 1, row: row, color: color) }
  }

  /// Writes a paragraph, broken between words, and gives the row after it.
  @discardableResult
  mutating func writeWrapped(
    _ text: String, column: Int, row: Int, rows: Int, color: Color? = nil
  ) -> Int {
    let lines = Self.wrapped(text, columns: max(1, columns - column - 1))
    for (index, line) in lines.prefix(max(0, rows)).enumerated() {
      write(line, column: column, row: row + index, color: color)
    }
    return row + min(lines.count, max(0, rows))
  }

  /// Writes what went wrong in as many rows as it takes, the last one above a row.
  mutating func writeNotice(_ text: String, above row: Int) {
    let lines = min(Self.wrapped(text, columns: max(1, columns - 2)).count, max(1, row - 1))
    for covered in 0..<lines { clear(row: row - lines + covered) }
    writeWrapped(text, column: 1, row: row - lines, rows: lines, color: theme.warning)
  }

  /// The lines of a text, broken between words, or within one that is too long.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines = [""]
    var width = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = DisplayWidth.columns(of: String(word))
      if width > 0, width + 1 + wordWidth <= columns {
        lines[lines.count - 1] += " " + word
        width += 1 + wordWidth
        continue
      }
      if width > 0 {
        lines.append("")
        width = 0
      }
      for character in word {
        let characterWidth = DisplayWidth.columns(of: character)
        if width + characterWidth > columns, width > 0 {
          lines.append("")
          width = 0
        }
        lines[lines.count - 1].append(character)
        width += characterWidth
      }
    }
    return lines
  }

  /// Writes keys and what they do, as many pairs as fit, from the left.
  mutating func writeHints(_ hints: [Hint], row: Int) {
    var column = 1
    for hint in hints {
      let width = DisplayWidth.columns(of: hint.key) + 1 + DisplayWidth.columns(of: hint.meaning)
      guard column + width <= columns else { return }
      column = write(hint.key, column: column, row: row, bold: true)
      column = write(hint.meaning, column: column + 1, row: row, color: theme.hint) + 3
    }
  }
}
