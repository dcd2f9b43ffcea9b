/// Draws pictures in a palette of few colours by ordered dithering.
///
/// A cell has two colours, so it takes the pair whose mixtures come nearest to its mean light; each
/// of its blocks then shows the one or the other by its share and by a threshold that belongs to its
/// place on the screen (Bayer's matrix, 1973), so that nothing trembles while the card rests.
struct PaletteDither {
  /// Two colours of the palette.
  private struct Pair {
    let first: Color
    let second: Color
    let start: SIMD4<Float>
    /// From the first one's light to the second one's.
    let way: SIMD4<Float>
    /// The square of the way's length.
    let square: Float
    /// How unlike the colours are side by side: their hues more than their brightness.
    let contrast: Float

    init(_ first: Color, _ second: Color) {
      (self.first, self.second) = (first, second)
      start = LinearLight.linear(first)
      way = LinearLight.linear(second) - start
      square = (way * way).sum()
      let grey = way.sum() / 3
      let hue = SIMD3(way.x, way.y, way.z) - grey
      contrast = square + 2 * (hue * hue).sum()
    }

    /// The share of the second colour in the mixture that comes nearest to a light.
    func share(of light: SIMD4<Float>) -> Float {
      square > 0 ? min(max(((light - start) * way).sum() / square, 0), 1) : 0
    }
  }

  /// What the unrest of a mixture costs, as a share of the contrast of its colours.
  private static let unrest: Float = 0.1
  private static let thresholds: [Float] = [
    0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5,
  ].map { ($0 + 0.5) / 16 }

  /// How bright red, green and blue light look, by ITU-R BT.709.
  private static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  private let pairs: [Pair]
  /// Whether only brightness is shown.
  private let isColorless: Bool

  /// Prepares the palette of a depth; nil for depths with enough colours.
  init?(_ depth: ColorDepth) {
    let colors: [Color]
    switch depth {
    case .truecolor, .palette256: return nil
    case .palette16: colors = (0..<16).map(ColorDepth.paletteColor)
    case .palette8: colors = (0..<8).map(ColorDepth.paletteColor)
    case .none: colors = [.black, .white]
    }
    isColorless = depth == .none
    pairs = colors.indices.flatMap { index in
      colors[index...].map { Pair(colors[index], $0) }
    }
  }

  /// The cell for the light of 8×8 parts.
  ///
  /// - Parameters:
  ///   - parts: The light of the parts.
  ///   - column: The cell's column on the screen.
  ///   - row: The cell's row on the screen.
  ///   - symbols: The characters that may be used; plain ASCII shows one colour.
  func cell(
    _ parts: UnsafePointer<SIMD4<Float>>, column: Int, row: Int, symbols: SymbolSet
  ) -> Cell {
    let (across, down) = Self.blocks(of: symbols)
    let lights = (0..<(across * down)).map { block in
      let light = Self.mean(parts, x: block % across, of: across, y: block / across, of: down)
      return isColorless ? SIMD4(repeating: (light * Self.luminance).sum()) : light
    }
    let mean = lights.reduce(.zero, +) / Float(lights.count)
    guard let pair = nearest(to: mean) else { return Cell(background: .black) }
    var bits = 0
    for (block, light) in lights.enumerated() {
      let x = column * across + block % across
      let y = row * down + block / across
      if pair.share(of: light) > Self.thresholds[(y & 3) * 4 + (x & 3)] { bits |= 1 << block }
    }
    if bits == 0 { return Cell(background: pair.first) }
    if bits == 1 << lights.count - 1 { return Cell(background: pair.second) }
    return Cell(
      glyph: Glyph(block: Self.glyph(bits, of: symbols)), foreground: pair.second,
      background: pair.first)
  }

  private func nearest(to light: SIMD4<Float>) -> Pair? {
    var best: (pair: Pair, cost: Float)?
    for pair in pairs {
      let share = pair.share(of: light)
      let miss = pair.start + pair.way * share - light
      let squares = miss * miss
      let cost =
        squares.x + squares.y + squares.z + Self.unrest * share * (1 - share) * pair.contrast
      if cost < best?.cost ?? .infinity { best = (pair, cost) }
    }
    return best?.pair
  }

  private static func mean(
    _ parts: UnsafePointer<SIMD4<Float>>, x: Int, of across: Int, y: Int, of down: Int
  ) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for row in (y * 8 / down)..<((y + 1) * 8 / down) {
      for column in (x * 8 / across)..<((x + 1) * 8 / across) { sum += parts[8 * row + column] }
    }
    return sum * (Float(across * down) / 64)
  }

  private static func blocks(of symbols: SymbolSet) -> (across: Int, down: Int) {
    switch symbols {
    case .ascii: (1, 1)
    case .half: (1, 2)
    case .block, .sextant, .octant: (2, 2)
    case .braille: (2, 4)
    }
  }

  private static func glyph(_ bits: Int, of symbols: SymbolSet) -> UInt32 {
    switch symbols {
    case .ascii: 0x20
    case .half: bits == 1 ? 0x2580 : 0x2584
    case .block, .sextant, .octant: BlockGlyphs.quadrants[bits]
    case .braille: BlockGlyphs.braille[bits]
    }
  }
}
