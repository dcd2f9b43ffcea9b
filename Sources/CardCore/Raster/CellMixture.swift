/// A cell in which more than two colours meet.
struct CellMixture {
  private let under: Color
  private let over: (parts: UInt64, color: Color)?
  private let inks: PanelInks
  private let ink: SIMD4<Float>?

  /// Describes what may be found in the cell.
  ///
  /// - Parameters:
  ///   - under: The background of what lies below.
  ///   - over: The block character that lies below, as its parts and colour.
  ///   - inks: The panel's colours.
  ///   - inkColor: The mean light of the print, unshaded.
  init(
    under: Color, over: (parts: UInt64, color: Color)?, inks: PanelInks, inkColor: SIMD4<Float>?
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
  ///   - ink: The print's coverage, and its premultiplied light in quarters of the cell's sides.
  ///   - colors: Where the light goes.
  func compose(
    silhouette: UnsafeMutablePointer<SIMD8<Float>>?, rule: UnsafeMutablePointer<SIMD8<Float>>?,
    ink: (
      shares: UnsafeMutablePointer<SIMD8<Float>>, samples: UnsafeMutablePointer<SIMD4<Float>>
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
        let sample = ink.samples[index / 16 * 4 + index % 8 / 2]
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

  /// The best cell for the composed parts.
  ///
  /// The division is found along the line from the darkest to the lightest part; the colours are
  /// the means of its two groups.
  func fit(
    _ colors: UnsafeMutablePointer<SIMD4<Float>>, shares: UnsafeMutablePointer<SIMD8<Float>>,
    fitter: SymbolFitter, levels: BlendLevels
  ) -> Cell {
    let weights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
    var darkest = (light: Float.infinity, index: 0)
    var lightest = (light: -Float.infinity, index: 0)
    for index in 0..<64 {
      let light = (colors[index] * weights).sum()
      if light < darkest.light { darkest = (light, index) }
      if light > lightest.light { lightest = (light, index) }
    }
    let origin = colors[darkest.index]
    let direction = colors[lightest.index] - origin
    let length = (direction * direction).sum()
    guard length > 1e-5 else { return Cell(background: nearest(origin)) }
    for index in 0..<64 {
      let share = ((colors[index] - origin) * direction).sum() / length
      shares[index / 8][index % 8] = min(max(share, 0), 1)
    }
    let symbol = fitter.fit(shares, levels: levels)
    var inside = SIMD4<Float>.zero
    var outside = SIMD4<Float>.zero
    for index in 0..<64 {
      if symbol.parts >> UInt64(index) & 1 == 1 {
        inside += colors[index]
      } else {
        outside += colors[index]
      }
    }
    guard symbol.glyph != 0x20, inside.w > 0, outside.w > 0 else {
      return Cell(background: nearest((inside + outside) / 64))
    }
    return Cell(
      glyph: Glyph(block: symbol.glyph), foreground: nearest(inside / inside.w),
      background: nearest(outside / outside.w))
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
