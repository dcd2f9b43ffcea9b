extension Surface {
  /// Writes a line of text at a place and returns the column after it.
  ///
  /// The text is clipped at `endColumn` (exclusive, the grid's edge by default) and at the grid.
  /// A wide glyph is drawn only where both its cells fit; what it would have covered becomes a
  /// space. A nil background keeps what is there. Overwriting half of a wide glyph blanks its
  /// other half.
  @discardableResult
  public mutating func draw(
    _ text: String, column: Int, row: Int, style: TextStyle, endColumn: Int? = nil
  ) -> Int {
    let end = min(endColumn ?? size.columns, size.columns)
    var column = column
    for glyph in text.lazy.flatMap(Glyph.glyphs) {
      let width = Int(glyph.width)
      if column >= end { break }
      if column < 0 {
        // Half a wide glyph at the left edge is a space.
        if column + width > 0 { place(.space, column: 0, row: row, style: style) }
        column += width
        continue
      }
      let fits = column + width <= end
      place(fits ? glyph : .space, column: column, row: row, style: style)
      column += fits ? width : 1
    }
    return column
  }

  /// Fills a rectangle with a colour, blanking what was there.
  public mutating func fill(_ rect: CellRect, with background: Color?) {
    let visible = rect.intersection(
      CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    for row in visible.rows {
      for column in visible.columns {
        separateWideGlyph(column: column, row: row)
        self[column, row] = Cell(background: background)
      }
    }
  }

  private mutating func place(_ glyph: Glyph, column: Int, row: Int, style: TextStyle) {
    for offset in 0..<Int(glyph.width) {
      separateWideGlyph(column: column + offset, row: row)
      self[column + offset, row] = Cell(
        glyph: offset == 0 ? glyph : .continuation, foreground: style.foreground,
        background: style.background ?? self[column + offset, row].background,
        attributes: style.attributes)
    }
  }

  /// Blanks the other half of a wide glyph, one half of which is about to be overwritten.
  private mutating func separateWideGlyph(column: Int, row: Int) {
    let glyph = self[column, row].glyph
    if glyph == .continuation { self[column - 1, row].glyph = .space }
    if glyph.width == 2 { self[column + 1, row].glyph = .space }
  }
}
