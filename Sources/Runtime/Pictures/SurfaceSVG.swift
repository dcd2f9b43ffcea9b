public import CardCore

/// A screen as a picture in SVG 1.1, every cell exactly in its place.
///
/// Blocks and lines are shapes; other characters are text in the viewer's monospaced font.
public enum SurfaceSVG {
  /// The document of a screen.
  ///
  /// - Parameters:
  ///   - surface: The screen.
  ///   - cellAspect: The height of a cell in widths.
  ///   - colors: The terminal's own colours.
  public static func document(
    _ surface: Surface, cellAspect: Double, colors: TerminalColors
  ) -> String {
    let cells = SVGCells(cellAspect: cellAspect, colors: colors)
    let body = cells.elements(of: surface, over: colors.background)
    return document(size: surface.size, cells: cells, ground: colors.background, body: body)
  }

  /// A document with a ground, and elements upon it.
  static func document(
    size: CellSize, cells: SVGCells, ground: Color, style: String = "", body: String
  ) -> String {
    let width = Double(size.columns) * SVGCells.cellWidth
    let height = Double(size.rows) * cells.cellHeight
    let fontSize = SVGLetters.fontSize(cellHeight: cells.cellHeight)
    // A pixel a unit: an eighth of a cell is a pixel wide, and edges stay sharp.
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(DecimalText.text(width))" \
      height="\(DecimalText.text(height))" \
      viewBox="0 0 \(DecimalText.text(width)) \(DecimalText.text(height))" \
      font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" \
      font-size="\(DecimalText.text(fontSize))" text-anchor="middle" shape-rendering="crispEdges">
      <style>text{direction:ltr;unicode-bidi:bidi-override}\(style)</style>
      <path fill="\(ground.hexadecimal)" \
      d="M0 0h\(DecimalText.text(width))v\(DecimalText.text(height))H0z"/>
      \(body)</svg>

      """
  }
}
