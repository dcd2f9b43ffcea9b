/// The exact shape of a block, pattern or line character, as rectangles in its cell.
///
/// Fonts draw these characters with gaps and overlaps; terminals that are careful draw them
/// themselves, as pictures do with this. Covered are the block elements and shades (U+2580…259F),
/// the sextants and octants that stand for patterns, Braille, and the light and heavy straight
/// lines of box drawing.
public struct CellShape: Hashable, Sendable {
  /// A filled rectangle; edges are shares of the cell from its left and top, 0...1.
  public struct Part: Hashable, Sendable {
    /// The left edge.
    public var left: Double
    /// The upper edge.
    public var top: Double
    /// The right edge.
    public var right: Double
    /// The lower edge.
    public var bottom: Double

    /// Creates a rectangle from its edges.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }

  /// What is filled; rectangles may overlap.
  public var parts: [Part]
  /// How much of the colour there is where it is filled: 1, and less for shades.
  public var strength: Double

  private init(_ parts: [Part], strength: Double = 1) {
    self.parts = parts
    self.strength = strength
  }

  /// The shape of a glyph; nil for letters, and for all else that only a font can draw.
  ///
  /// - Parameters:
  ///   - glyph: What the cell shows.
  ///   - cellAspect: The height of a cell in widths, so that lines are as thick across as down.
  public init?(_ glyph: Glyph, cellAspect: Double = 2) {
    guard glyph.width == 1, glyph.scalars.count == 1 else { return nil }
    switch glyph.base {
    case 0x2500...0x257F:
      guard let lines = BoxLines(glyph.base) else { return nil }
      self.init(lines.parts(cellAspect: cellAspect))
    case 0x2580...0x259F: self.init(block: Int(glyph.base) - 0x2580)
    case 0x2800...0x28FF:
      guard let bits = BlockGlyphs.braille.firstIndex(of: glyph.base) else { return nil }
      self.init(Self.dots(bits))
    case 0x1FB00...0x1FB3B:
      guard let bits = BlockGlyphs.sextants.firstIndex(of: glyph.base) else { return nil }
      self.init(Self.pattern(bits, rows: 3))
    case 0x1CD00...0x1CDE5:
      guard let bits = BlockGlyphs.octants.firstIndex(of: glyph.base) else { return nil }
      self.init(Self.pattern(bits, rows: 4))
    default: return nil
    }
  }

  /// A block element by its place among them.
  private init(block index: Int) {
    switch index {
    case 0x01...0x08: self.init([Self.part(top: 1 - Double(index) / 8)])
    case 0x09...0x0F: self.init([Self.part(right: Double(0x10 - index) / 8)])
    case 0x11...0x13: self.init([Self.part()], strength: Double(index - 0x10) / 4)
    case 0x14: self.init([Self.part(bottom: 0.125)])
    case 0x15: self.init([Self.part(left: 0.875)])
    default:
      let code = UInt32(0x2580 + index)
      self.init(Self.pattern(BlockGlyphs.quadrants.firstIndex(of: code) ?? 0, rows: 2))
    }
  }

  private static func part(
    left: Double = 0, top: Double = 0, right: Double = 1, bottom: Double = 1
  ) -> Part {
    Part(left: left, top: top, right: right, bottom: bottom)
  }

  /// The filled parts of a cell in two columns; bits count row by row from the top left.
  private static func pattern(_ bits: Int, rows: Int) -> [Part] {
    (0..<rows).compactMap { row in
      let pair = bits >> (2 * row) & 3
      guard pair != 0 else { return nil }
      return Part(
        left: pair == 2 ? 0.5 : 0, top: Double(row) / Double(rows), right: pair == 1 ? 0.5 : 1,
        bottom: Double(row + 1) / Double(rows))
    }
  }

  /// Dots half as wide and high as their parts of the cell.
  private static func dots(_ bits: Int) -> [Part] {
    (0..<8).filter { bits >> $0 & 1 == 1 }.map { dot in
      let left = 0.125 + 0.5 * Double(dot % 2)
      let top = 0.0625 + 0.25 * Double(dot / 2)
      return Part(left: left, top: top, right: left + 0.25, bottom: top + 0.125)
    }
  }
}
