/// The part of a print that is drawn as texels: all of it, or only the display type and the picture
/// while running text is set in characters.
struct PrintRegion {
  /// The rows from the top.
  let rows: Int
  /// The first of the columns that belong to it in all rows.
  let columns: Int

  /// Works the part out, in cells of the card.
  init(_ texture: InkTexture, size: CellSize, isDisplayOnly: Bool) {
    guard isDisplayOnly else {
      (rows, columns) = (size.rows, size.columns)
      return
    }
    rows = Self.share(texture.displayRows, of: texture.height, cells: size.rows)
    columns =
      size.columns - Self.share(texture.displayColumns, of: texture.width, cells: size.columns)
  }

  /// Whether nothing belongs to it.
  func isEmpty(for size: CellSize) -> Bool { rows == 0 && columns == size.columns }

  private static func share(_ texels: Int, of total: Int, cells: Int) -> Int {
    total > 0 ? min(cells, (texels * cells + total - 1) / total) : 0
  }
}
