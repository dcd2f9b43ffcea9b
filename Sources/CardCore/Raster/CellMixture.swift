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

  /// What the print has in a cell.
  struct Ink {
    /// The coverage of the parts.
    let shares: UnsafeMutablePointer<SIMD8<Float>>
    /// Their premultiplied light; nil where all of it has the mean colour.
    let samples: UnsafeMutablePointer<SIMD4<Float>>?
    /// How strongly the print shows.
    let opacity: Float
  }

  /// Works out the light of each part.
  ///
  /// - Parameters:
  ///   - silhouette: The panel's coverage; nil where it covers the cell whole.
  ///   - rule: The rule's coverage; nil where there is none.
  ///   - ink: The print; nil where there is none.
  ///   - colors: Where the light goes.
  func compose(
    silhouette: UnsafeMutablePointer<SIMD8<Float>>?, rule: UnsafeMutablePointer<SIMD8<Float>>?,
    ink: Ink?, into colors: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let paper = LinearLight.linear(inks.paper)
    for index in 0..<64 { colors[index] = paper }
    if let rule {
      let line = LinearLight.linear(inks.rule) - paper
      for index in 0..<64 { colors[index] += line * rule[index / 8][index % 8] }
    }
    if let ink { print(ink, on: colors) }
    if let silhouette { cut(silhouette, from: colors) }
  }

  private func print(_ ink: Ink, on colors: UnsafeMutablePointer<SIMD4<Float>>) {
    guard let samples = ink.samples else {
      let light = self.ink * inks.inkShade
      for index in 0..<64 {
        colors[index] += (light - colors[index]) * ink.shares[index / 8][index % 8]
      }
      return
    }
    let strength = ink.opacity * inks.inkShade
    for row in 0..<8 {
      let clear = 1 - ink.shares[row]
      for index in 0..<8 {
        let place = 8 * row + index
        colors[place] = colors[place] * clear[index] + samples[place] * strength
      }
    }
  }

  private func cut(
    _ silhouette: UnsafeMutablePointer<SIMD8<Float>>,
    from colors: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let ground = LinearLight.linear(under)
    let block = LinearLight.linear(over?.color ?? under)
    let blockParts = over?.parts ?? 0
    for index in 0..<64 {
      let below = blockParts >> UInt64(index) & 1 == 1 ? block : ground
      colors[index] = below + (colors[index] - below) * silhouette[index / 8][index % 8]
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
    var direction = ink - ground
    direction.w = 0
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
      if distance <= 12 { return known }
    }
    return color
  }
}
