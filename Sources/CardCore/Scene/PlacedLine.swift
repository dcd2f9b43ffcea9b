/// One line of text at its place on a side of a card.
public struct PlacedLine: Hashable, Sendable {
  /// What the line is.
  public enum Kind: Hashable, Sendable {
    /// A part of the headline.
    case headline
    /// A part of a paragraph.
    case running(FaceLine.Role)
    /// The mark that says that there is more text before or after what is shown.
    case more
  }

  /// The characters, without continuations.
  public let glyphs: [Glyph]
  /// The columns that the characters take.
  public let columns: Int
  /// The column of the first character, from the left edge of the card.
  public let column: Int
  /// The row, from the top edge of the card.
  public let row: Int
  /// What the line is.
  public let kind: Kind

  /// Places characters in the middle between two columns.
  init(_ glyphs: [Glyph], centeredIn range: Range<Int>, row: Int, kind: Kind) {
    self.glyphs = glyphs
    columns = LineBreaker.columns(of: glyphs)
    column = range.lowerBound + max(0, (range.count - columns) / 2)
    self.row = row
    self.kind = kind
  }

  /// The characters, each with the column of the card on which it begins.
  var placedGlyphs: [(column: Int, glyph: Glyph)] {
    var column = column
    return glyphs.map { glyph in
      defer { column += Int(glyph.width) }
      return (column, glyph)
    }
  }

  /// The line as text.
  public var text: String { glyphs.map(\.text).joined() }

  /// The colour of the line on a paper.
  func color(on paper: Paper) -> Color {
    switch kind {
    case .headline, .running(.example): paper.ink
    case .running, .more: paper.accent
    }
  }

  /// How the line stands out.
  var attributes: TextAttributes { kind == .headline ? .bold : [] }
}
