/// A cell in which more than two colours meet.
struct CellMixture {
  private let under: Color
  private let over: (parts: UInt64, color: Color)?
  private let inks: PanelInks
  private let ink: SIMD4<Float>

  /// Describes what may be found in the cell.
  ///
  /// - Parameters:
  ///   - under: The background of what lies below.
  ///   - over: The block character that lies below, as its parts and colour.
  ///   - inks: The panel's colours.
  ///   - inkColor: The mean light of the print, unshaded.
  init(
    under: Color, over: (parts: UInt64, color: Color)?, inks: PanelInks, inkColor: SIMD4<Float>
  ) {
    self.under = under
    self.over = over
    self.inks = inks
    ink = inkColor
  }

  /// Works out the light of each part.
  ///
  /// - Parameters:
  ///   - silhouette: The panel's coverage; nil where it covers the cell whole.
  ///   - rule: The rule's coverage; nil where there is none.
  ///   - ink: The print's coverage, and its premultiplied light where that differs from part to part.
  ///   - colors: Where the light goes.
  func compose(
    silhouette: UnsafeMutablePointer<SIMD8<Float>>?, rule: UnsafeMutablePointer<SIMD8<Float>>?,
    ink: (
      shares: UnsafeMutablePointer<SIMD8<Float>>, samples: UnsafeMutablePointer<SIMD4<Float>>?
    )?, into colors: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let paper = LinearLight.linear(inks.paper)
    let line = LinearLight.linear(inks.rule)
    let ground = LinearLight.linear(under)
    let block = LinearLight.linear(over?.color ?? under)
    let blockParts = over?.parts ?? 0
    for index in 0..<64 {
      var color = paper
      if let rule { color += (line - paper) * rule[index / 8][index % 8] }
      if let ink {
        let share = ink.shares[index / 8][index % 8]
        let sample = ink.samples?[index] ?? self.ink
        let light = sample.w > 0 ? sample * (inks.inkShade / sample.w) : .zero
        color += (light - color) * share
      }
      if let silhouette {
        let below = blockParts >> UInt64(index) & 1 == 1 ? block : ground
        color = below + (color - below) * silhouette[index / 8][index % 8]
      }
      color.w = 1
      colors[index] = color
    }
  }

  /// The best cell for the composed parts: one character and two colours.
  ///
  /// - Parameters:
  ///   - colors: The light of the parts.
  ///   - shares: Room for the parts' shares of ink, from which plain ASCII is chosen.
  ///   - fitter: The characters that may be used.
  ///   - levels: The blends that plain ASCII may use.
  func fit(
    _ colors: UnsafePointer<SIMD4<Float>>, shares: UnsafeMutablePointer<SIMD8<Float>>,
    fitter: SymbolFitter, levels: BlendLevels
  ) -> Cell {
    if fitter.symbols == .ascii {
      return letter(colors, shares: shares, fitter: fitter, levels: levels)
    }
    let best = ColorSearch(colors, symbols: fitter.symbols)
    let background = nearest(best.background)
    guard best.glyph != 0x20 else { return Cell(background: background) }
    let foreground = nearest(best.foreground)
    if foreground == background { return Cell(background: background) }
    return Cell(
      glyph: Glyph(block: best.glyph), foreground: foreground, background: background)
  }

  /// The best letter: in the rarer of the darkest and the lightest colour, on the other one.
  private func letter(
    _ colors: UnsafePointer<SIMD4<Float>>, shares: UnsafeMutablePointer<SIMD8<Float>>,
    fitter: SymbolFitter, levels: BlendLevels
  ) -> Cell {
    var (ground, ink) = Self.extremes(of: colors)
    let direction = ink - ground
    let length = (direction * direction).sum()
    guard length > 1e-5 else { return Cell(background: nearest(ground)) }
    var total: Float = 0
    for index in 0..<64 {
      let share = ((colors[index] - ground) * direction).sum() / length
      shares[index / 8][index % 8] = min(max(share, 0), 1)
      total += shares[index / 8][index % 8]
    }
    if total > 32 {
      swap(&ground, &ink)
      for row in 0..<8 { shares[row] = 1 - shares[row] }
    }
    let symbol = fitter.fit(shares, levels: levels)
    guard symbol.glyph != 0x20 else {
      return Cell(background: nearest(ground + (ink - ground) * symbol.background))
    }
    return Cell(
      glyph: Glyph(block: symbol.glyph), foreground: nearest(ink), background: nearest(ground))
  }

  /// The darkest and the lightest part.
  private static func extremes(
    of colors: UnsafePointer<SIMD4<Float>>
  ) -> (SIMD4<Float>, SIMD4<Float>) {
    let weights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
    var darkest = (light: Float.infinity, index: 0)
    var lightest = (light: -Float.infinity, index: 0)
    for index in 0..<64 {
      let light = (colors[index] * weights).sum()
      if light < darkest.light { darkest = (light, index) }
      if light > lightest.light { lightest = (light, index) }
    }
    return (colors[darkest.index], colors[lightest.index])
  }

  /// The colour of a light, or the known colour that is hardly different, so that fewer are used.
  private func nearest(_ light: SIMD4<Float>) -> Color {
    let color = LinearLight.color(light)
    for known in [inks.paper, under, inks.rule] {
      let distance =
        abs(Int(known.red) - Int(color.red)) + abs(Int(known.green) - Int(color.green))
        + abs(Int(known.blue) - Int(color.blue))
      if distance <= 18 { return known }
    }
    return color
  }
}
