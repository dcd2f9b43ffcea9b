/// The part of a print that is drawn as texels: all of it, or only the display type and the picture
/// while running text is set in characters.
struct PrintRegion {
  /// The rows from the top.
  let rows: Int
  /// The top left corner of the part that reaches to the bottom right one.
  let corner: CellPoint

  /// Whether there is nothing to draw.
  let isEmpty: Bool

  /// Works the part out, in cells of the card.
  init(_ texture: InkTexture, layout: FaceLayout, isDisplayOnly: Bool) {
    let size = layout.size
    let end = CellPoint(column: size.columns, row: size.rows)
    guard isDisplayOnly else {
      (rows, corner, isEmpty) = (size.rows, end, false)
      return
    }
    rows =
      texture.height > 0
      ? min(size.rows, (texture.displayRows * size.rows + texture.height - 1) / texture.height) : 0
    let picture = texture.hasPicture ? layout.pictureBox : nil
    corner = picture?.origin ?? end
    isEmpty = rows == 0 && picture == nil
  }
}
