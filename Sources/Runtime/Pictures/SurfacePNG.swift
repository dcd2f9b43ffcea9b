public import CardCore

/// A screen as a picture in PNG: blocks and lines exactly, letters by a source of glyphs.
public struct SurfacePNG {
  /// The file.
  public private(set) var bytes: [UInt8] = []
  /// How many characters could not be drawn.
  public private(set) var charactersLeftOut = 0

  private static let cellWidth = 16
  private let cellHeight: Int
  private let cellAspect: Double
  private let surface: Surface
  private let colors: TerminalColors
  private let glyphs: (any GlyphSource)?

  /// Draws a screen, 16 pixels a column.
  ///
  /// - Parameters:
  ///   - surface: The screen.
  ///   - cellAspect: The height of a cell in widths.
  ///   - colors: The terminal's own colours.
  ///   - glyphs: Draws letters; without it they are left out.
  /// - Complexity: O(pixels); memory for one row of cells and for the file.
  public init(
    _ surface: Surface, cellAspect: Double, colors: TerminalColors, glyphs: (any GlyphSource)?
  ) {
    self.surface = surface
    self.cellAspect = cellAspect
    self.colors = colors
    self.glyphs = glyphs
    cellHeight = max(1, Int((Double(Self.cellWidth) * cellAspect).rounded()))
    var encoder = PNGEncoder(
      width: surface.size.columns * Self.cellWidth, height: surface.size.rows * cellHeight)
    for row in 0..<surface.size.rows { draw(row: row, into: &encoder) }
    bytes = encoder.finish()
  }

  private mutating func draw(row: Int, into encoder: inout PNGEncoder) {
    var band = PixelBand(width: surface.size.columns * Self.cellWidth, height: cellHeight)
    for column in 0..<surface.size.columns {
      let seen = colors.seen(in: surface[column, row])
      band.fill(whole, column: column, cellWidth: Self.cellWidth, color: seen.background)
    }
    // A wide glyph reaches over the ground of its second cell.
    for column in 0..<surface.size.columns {
      draw(surface[column, row], column: column, into: &band)
    }
    for line in 0..<cellHeight { encoder.append(row: band.row(line)) }
  }

  private mutating func draw(_ cell: Cell, column: Int, into band: inout PixelBand) {
    let seen = colors.seen(in: cell)
    if cell.attributes.contains(.underline) {
      band.fill(underline, column: column, cellWidth: Self.cellWidth, color: seen.foreground)
    }
    if let shape = CellShape(cell.glyph, cellAspect: cellAspect) {
      let color = TerminalColors.mixed(
        seen.foreground, over: seen.background, share: shape.strength)
      for part in shape.parts {
        band.fill(part, column: column, cellWidth: Self.cellWidth, color: color)
      }
    } else if !cell.glyph.isBlank {
      let width = Self.cellWidth * Int(cell.glyph.width)
      let coverage = glyphs?.coverage(
        of: cell.glyph, attributes: cell.attributes, width: width, height: cellHeight)
      if let coverage, coverage.count == width * cellHeight {
        band.blend(
          coverage, left: column * Self.cellWidth, width: width, color: seen.foreground)
      } else {
        charactersLeftOut += 1
      }
    }
  }

  private let whole = CellShape.Part(left: 0, top: 0, right: 1, bottom: 1)
  private let underline = CellShape.Part(left: 0, top: 0.875, right: 1, bottom: 0.9375)
}
