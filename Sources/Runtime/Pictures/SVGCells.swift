internal import CardCore

/// Cells of a screen as elements of SVG.
///
/// A cell is 8 units wide, so that the edges of eighths fall on whole numbers.
struct SVGCells {
  /// The width of a cell.
  static let cellWidth = 8.0

  /// The height of a cell.
  let cellHeight: Double
  private let cellAspect: Double
  private let colors: TerminalColors

  /// Prepares cells of an aspect, for a terminal with colours of its own.
  init(cellAspect: Double, colors: TerminalColors) {
    self.cellAspect = cellAspect
    self.colors = colors
    cellHeight = Self.cellWidth * cellAspect
  }

  /// The elements of all cells that a test lets through: grounds, then shapes, then letters.
  ///
  /// - Parameter ground: The colour that is there already and need not be drawn; nil for none.
  func elements(
    of surface: Surface, over ground: Color?, where isDrawn: (Int) -> Bool = { _ in true }
  ) -> String {
    var grounds: [ColoredRectangle] = []
    var shapes: [ColoredRectangle] = []
    var letters = SVGLetters(cellHeight: cellHeight)
    for (index, cell) in surface.cells.enumerated() where isDrawn(index) {
      let place = CellPoint(
        column: index % surface.size.columns, row: index / surface.size.columns)
      let seen = colors.seen(in: cell)
      if seen.background != ground {
        grounds.append(rectangle(whole, at: place, color: seen.background))
      }
      if cell.attributes.contains(.underline) {
        shapes.append(rectangle(underline, at: place, color: seen.foreground))
      }
      if let shape = CellShape(cell.glyph, cellAspect: cellAspect) {
        let color = TerminalColors.mixed(
          seen.foreground, over: seen.background, share: shape.strength)
        shapes += shape.parts.map { rectangle($0, at: place, color: color) }
      } else {
        letters.append(cell, at: place, color: seen.foreground)
      }
    }
    return Self.paths(grounds) + Self.paths(shapes) + letters.elements
  }

  private let whole = CellShape.Part(left: 0, top: 0, right: 1, bottom: 1)
  private let underline = CellShape.Part(left: 0, top: 0.875, right: 1, bottom: 0.9375)

  private func rectangle(
    _ part: CellShape.Part, at place: CellPoint, color: Color
  ) -> ColoredRectangle {
    let left = Double(place.column) * Self.cellWidth
    let top = Double(place.row) * cellHeight
    // Thirds of neighbours must meet exactly to be joined.
    return ColoredRectangle(
      color: color, left: DecimalText.rounded(left + part.left * Self.cellWidth),
      top: DecimalText.rounded(top + part.top * cellHeight),
      right: DecimalText.rounded(left + part.right * Self.cellWidth),
      bottom: DecimalText.rounded(top + part.bottom * cellHeight))
  }

  /// One path a colour; what is filled needs no closing line.
  private static func paths(_ rectangles: [ColoredRectangle]) -> String {
    var result = ""
    // Joined rectangles of a colour follow each other.
    var current: Color?
    for rectangle in ColoredRectangle.joined(rectangles) {
      if rectangle.color != current {
        result += current == nil ? "" : "\"/>\n"
        result += "<path fill=\"\(rectangle.color.hexadecimal)\" d=\""
        current = rectangle.color
      }
      let width = DecimalText.text(rectangle.right - rectangle.left)
      result += "M\(DecimalText.text(rectangle.left)) \(DecimalText.text(rectangle.top))h\(width)"
      result += "v\(DecimalText.text(rectangle.bottom - rectangle.top))h-\(width)"
    }
    return current == nil ? "" : result + "\"/>\n"
  }
}
