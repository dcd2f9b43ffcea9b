/// Where pictures in pixels get the look of letters from.
public protocol GlyphSource {
  /// How much of each pixel a glyph covers, row by row from the top left, 0...255.
  ///
  /// - Parameters:
  ///   - glyph: What to draw, in the middle of its cells.
  ///   - attributes: Whether it is bold or italic; others are not the source's business.
  ///   - width: The pixels across all the cells that the glyph takes.
  ///   - height: The pixels down a cell.
  /// - Returns: `width · height` values, or nil when there is no shape for the glyph.
  func coverage(
    of glyph: Glyph, attributes: TextAttributes, width: Int, height: Int
  ) -> [UInt8]?
}
