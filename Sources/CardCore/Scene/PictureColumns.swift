/// How the columns below the headline are shared out between running text and a picture.
struct PictureColumns {
  /// The columns of the running text.
  let text: Range<Int>
  /// The columns of the picture; nil for none.
  let picture: Range<Int>?

  /// The least width of a card's text that is divided.
  private static let leastWidth = 24
  /// The least height of it.
  private static let leastHeight = 6
  /// The empty columns between text and picture.
  private static let gap = 2

  /// Shares columns out.
  init(_ face: Face, margins: CardMargins) {
    let columns = margins.columns
    guard face.picture != nil, columns.count >= Self.leastWidth,
      margins.rows.count >= Self.leastHeight
    else {
      (text, picture) = (columns, nil)
      return
    }
    guard !face.lines.isEmpty else {
      (text, picture) = (columns, columns)
      return
    }
    let border = columns.upperBound - columns.count * 9 / 20
    text = columns.lowerBound..<(border - Self.gap)
    picture = border..<columns.upperBound
  }
}
