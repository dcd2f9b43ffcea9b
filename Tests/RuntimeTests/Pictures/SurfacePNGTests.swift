import CardCore
import Runtime
import Testing

@Suite("A screen as a picture of pixels")
struct SurfacePNGTests {
  private let colors = TerminalColors(
    foreground: Color(hex: 0xFF0000), background: Color(hex: 0x0000FF))
  private let red: [UInt8] = [255, 0, 0]
  private let blue: [UInt8] = [0, 0, 255]

  private func read(
    _ text: String, style: TextStyle = TextStyle(), glyphs: (any GlyphSource)? = nil
  )
    throws -> (PNGReader, SurfacePNG)
  {
    var surface = Surface(size: CellSize(columns: 3, rows: 1))
    surface.draw(text, column: 0, row: 0, style: style)
    let picture = SurfacePNG(surface, cellAspect: 2, colors: colors, glyphs: glyphs)
    return (try #require(PNGReader(picture.bytes)), picture)
  }

  @Test("The halves of a half block have the two colours, to the pixel")
  func drawsHalves() throws {
    let (image, _) = try read("▀▌▕")
    #expect(image.width == 48 && image.height == 32)
    #expect(image.pixel(0, 15) == red && image.pixel(15, 15) == red)
    #expect(image.pixel(0, 16) == blue && image.pixel(15, 31) == blue)
    #expect(image.pixel(23, 0) == red && image.pixel(24, 31) == blue)
    #expect(image.pixel(45, 0) == blue && image.pixel(46, 31) == red)
  }

  @Test("Colours of cells, exchanged or dimmed, and shades are mixed by channel")
  func mixesColors() throws {
    let style = TextStyle(foreground: .white, background: .black, attributes: .reverse)
    #expect(try read("▀", style: style).0.pixel(0, 0) == [0, 0, 0])
    #expect(try read("▀", style: style).0.pixel(0, 16) == [255, 255, 255])
    let dim = TextStyle(foreground: .white, background: .black, attributes: .dim)
    #expect(try read("█", style: dim).0.pixel(8, 8) == [128, 128, 128])
    #expect(try read("░").0.pixel(8, 8) == [64, 0, 191])
  }

  @Test("Characters without a shape are left out and counted")
  func countsLetters() throws {
    let (image, picture) = try read("a漢")
    #expect(picture.charactersLeftOut == 2)
    #expect(image.pixels.allSatisfy { $0 == blue })
  }

  /// A font whose letters cover the left column of pixels by half.
  private struct Strokes: GlyphSource {
    func coverage(
      of glyph: Glyph, attributes: TextAttributes, width: Int, height: Int
    ) -> [UInt8]? {
      (0..<(width * height)).map { $0 % width == 0 ? 51 : 0 }
    }
  }

  @Test("Letters are laid over the ground by their coverage, a wide one over two cells")
  func drawsLetters() throws {
    let (image, picture) = try read("漢a", glyphs: Strokes())
    #expect(picture.charactersLeftOut == 0)
    #expect(image.pixel(0, 9) == [51, 0, 204])
    #expect(image.pixel(16, 9) == blue)
    #expect(image.pixel(32, 31) == [51, 0, 204])
  }
}
