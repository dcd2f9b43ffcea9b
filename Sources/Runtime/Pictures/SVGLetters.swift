internal import CardCore

/// Characters as text elements of SVG, each in the middle of its own cells.
///
/// Every character has a place of its own, so that a font of another width moves none.
struct SVGLetters {
  /// The look that the letters of one element share.
  private struct Style: Equatable {
    var color: Color
    var attributes: TextAttributes
    var row: Int
  }

  /// The finished elements.
  private var finished = ""
  private var style: Style?
  private var places: [String] = []
  private var text = ""
  private var nextColumn = 0
  private let cellHeight: Double

  /// Begins without letters.
  init(cellHeight: Double) {
    self.cellHeight = cellHeight
  }

  /// The size of the type, for cells of a height: that of a font whose letters are 0.6 wide.
  static func fontSize(cellHeight: Double) -> Double {
    min(SVGCells.cellWidth / 0.6, 0.85 * cellHeight)
  }

  /// All elements.
  var elements: String { finished + element }

  /// Adds a cell; those of a row come from left to right.
  mutating func append(_ cell: Cell, at place: CellPoint, color: Color) {
    guard !cell.glyph.isBlank else { return }
    let style = Style(
      color: color, attributes: cell.attributes.intersection([.bold, .italic]), row: place.row)
    // Places are counted in UTF-16, and marks would take some: such a glyph stands alone.
    let stands = cell.glyph.text.utf16.count > 1
    if style != self.style || place.column != nextColumn || stands {
      finished = elements
      text = ""
      places = []
      self.style = style
    }
    let middle = Double(place.column) + Double(cell.glyph.width) / 2
    places.append(DecimalText.text(middle * SVGCells.cellWidth))
    text += Self.escaped(cell.glyph)
    nextColumn = stands ? -1 : place.column + Int(cell.glyph.width)
  }

  private var element: String {
    guard let style, !text.isEmpty else { return "" }
    let size = Self.fontSize(cellHeight: cellHeight)
    let baseline = (Double(style.row) + 0.5) * cellHeight + 0.35 * size
    let bold = style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    let italic = style.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
    return "<text x=\"\(places.joined(separator: " "))\" y=\"\(DecimalText.text(baseline))\""
      + " fill=\"\(style.color.hexadecimal)\"\(bold)\(italic)>\(text)</text>\n"
  }

  private static func escaped(_ glyph: Glyph) -> String {
    var result = String.UnicodeScalarView()
    for scalar in glyph.scalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      // XML has no place for these.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
