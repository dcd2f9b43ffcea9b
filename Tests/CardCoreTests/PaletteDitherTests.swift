import Testing

@testable import CardCore

@Suite("Pictures in few colours")
struct PaletteDitherTests {
  private static let depths = [ColorDepth.palette16, .palette8, .none]

  /// The colours of an even area of 4×4 cells, and the share of its light ones in all blocks.
  private func area(
    of color: Color, depth: ColorDepth, symbols: SymbolSet = .block
  ) throws -> (colors: Set<Color>, light: SIMD4<Float>) {
    let dither = try #require(PaletteDither(depth))
    let parts = [SIMD4<Float>](repeating: LinearLight.linear(color), count: 64)
    var colors: Set<Color> = []
    var light = SIMD4<Float>.zero
    for row in 0..<4 {
      for column in 0..<4 {
        let cell = dither.cell(parts, column: column, row: row, symbols: symbols)
        let ink = CellShape(cell.glyph).map { shape in
          Float(shape.parts.reduce(0) { $0 + ($1.right - $1.left) * ($1.bottom - $1.top) })
        }
        let ground = try #require(cell.background)
        let foreground = cell.foreground ?? ground
        colors.formUnion([ground, foreground])
        let share = cell.foreground == nil ? 0 : try #require(ink)
        let (start, end) = (LinearLight.linear(ground), LinearLight.linear(foreground))
        light += (start + (end - start) * share) / 16
      }
    }
    return (colors, light)
  }

  @Test("A colour of the palette is shown as it is", arguments: [ColorDepth.palette16, .palette8])
  func pure(depth: ColorDepth) throws {
    for index in 0..<(depth == .palette8 ? 8 : 16) {
      let color = ColorDepth.paletteColor(index)
      #expect(try area(of: color, depth: depth).colors == [color])
    }
  }

  @Test("Grey is never shown in colours", arguments: depths, [0x202020, 0x808080, 0xB0B0B0])
  func grey(depth: ColorDepth, grey: Int) throws {
    for color in try area(of: Color(hex: UInt32(grey)), depth: depth).colors {
      #expect(color.red == color.green && color.green == color.blue)
    }
  }

  @Test(
    "An even area has about the light that it should have, in blocks and in halves",
    arguments: depths, [SymbolSet.block, .half])
  func light(depth: ColorDepth, symbols: SymbolSet) throws {
    for level in stride(from: 0, through: 0xE0, by: 0x20) {
      let color = Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      let shown = try area(of: color, depth: depth, symbols: symbols).light
      #expect(abs(shown.y - LinearLight.linear(color).y) < 0.08)
    }
  }

  @Test("Without colours green is light, red darker and blue the darkest")
  func brightness() throws {
    let lights = try [0x00FF00, 0xFF0000, 0x0000FF].map {
      try area(of: Color(hex: UInt32($0)), depth: .none).light.y
    }
    #expect(lights[0] > lights[1] && lights[1] > lights[2])
  }

  @Test(
    "With 256 colours and more nothing is dithered", arguments: [ColorDepth.palette256, .truecolor])
  func enough(depth: ColorDepth) {
    #expect(PaletteDither(depth) == nil)
  }
}
