/// Paints a posed panel on a grid of cells.
struct PanelPainter {
  /// The pose.
  let pose: PanelPose
  /// The colours, cell by cell.
  let light: PanelLight
  /// The print that is drawn as texels; nil for bare paper.
  let print: PanelPrint?
  /// The print that is known for the card at rest; nil in motion.
  let restingInk: RestingInk?
  /// The silhouette's scanlines.
  let silhouette: ConvexSpans
  /// The silhouette together with panels painted before that it joins along whole cells.
  let joined: ConvexSpans?
  /// The scanlines of the rule's borders; nil without a rule.
  let rule: (outer: ConvexSpans, inner: ConvexSpans)?
  /// The fitter.
  let fitter: SymbolFitter
  /// The blends that may be used.
  let tones: Tones
  /// Blends that were made before.
  let blends: BlendMemory
  /// The colour where a cell has none.
  let background: Color
  /// The panel's place among all of the picture.
  let slot: Int
  /// What later panels hide of it; nil for nothing.
  let occlusion: Occlusion?

  /// What a cell of the panel holds.
  private struct Content {
    let column: Int
    let row: Int
    let isInside: Bool
    let hasRule: Bool
    let hasInk: Bool
  }

  /// Paints the panel.
  ///
  /// - Complexity: O(touched cells); bare paper costs a few instructions a cell.
  func paint(on surface: inout Surface) {
    let size = surface.size
    surface.withMutableCells { cells in
      CellParts.with(columns: size.columns) { parts in
        for row in silhouette.rows {
          paintRow(row, of: size, cells: cells, parts: parts)
        }
      }
    }
  }

  private func paintRow(
    _ row: Int, of size: CellSize, cells: UnsafeMutableBufferPointer<Cell>, parts: CellParts
  ) {
    let extent = silhouette.extent(ofRow: row)
    var seen = extent.touched.clamped(to: 0..<size.columns)
    if let occlusion { seen = occlusion.visible(seen, row: row, slot: slot) }
    guard !seen.isEmpty else { return }
    let outer = rule?.outer.extent(ofRow: row).touched ?? 0..<0
    let inner = rule?.inner.extent(ofRow: row).covered ?? 0..<0
    let hasInk = print?.findInk(row: row, columns: seen, into: parts.inked) ?? false
    let joinedCells = joined?.extent(ofRow: row).covered ?? 0..<0
    for column in seen {
      if let occlusion, occlusion.isHidden(column: column, row: row, slot: slot) { continue }
      var isInside = extent.covered.contains(column)
      if !isInside, joinedCells.contains(column) {
        guard silhouette.containsMiddle(column: column, row: row) else { continue }
        isInside = true
      }
      let content = Content(
        column: column, row: row, isInside: isInside,
        hasRule: outer.contains(column) && !inner.contains(column),
        hasInk: hasInk && parts.inked[column - seen.lowerBound])
      let index = row * size.columns + column
      let inks = light.inks(column: column, row: row)
      if content.isInside && !content.hasRule && !content.hasInk {
        let paper = light.paper(column: column, row: row, inks: inks)
        cells.overwrite(index, with: Cell(background: paper), size: size)
      } else {
        let cell = cell(content, inks: inks, over: cells[index], parts: parts)
        cells.overwrite(index, with: cell, size: size)
      }
    }
  }

  private func cell(
    _ content: Content, inks: PanelInks, over below: Cell, parts: CellParts
  ) -> Cell {
    let dither = dither(of: content)
    if content.isInside, content.hasInk, !content.hasRule, dither == nil,
      let known = known(content)
    {
      return blends.cell(
        known.symbol, inks.paper, LinearLight.color(known.light * inks.inkShade))
    }
    let under = below.background ?? background
    let belowParts = content.isInside ? nil : BlockGlyphs.parts(of: below.glyph.base)
    if !content.isInside {
      silhouette.coverage(column: content.column, row: content.row, into: parts.silhouette)
    }
    if content.hasRule { coverRule(content, parts: parts) }
    let ink = sample(content, parts: parts)
    if let dither {
      compose(content, under: under, over: nil, inks: inks, ink: ink, parts: parts)
      return dither.cell(
        parts.colors, column: content.column, row: content.row, symbols: fitter.symbols)
    }
    switch (content.isInside, content.hasRule, content.hasInk) {
    case (false, false, false) where belowParts == nil:
      let symbol = fitter.fit(parts.silhouette, levels: tones.edge)
      return blends.cell(symbol, under, inks.paper)
    case (true, true, false):
      strengthen(parts.rule)
      let symbol = RuleSymbols.fit(parts.rule, fitter: fitter, levels: tones.ink)
      return blends.cell(symbol, inks.paper, inks.rule)
    case (true, false, true) where ink.isOneColor:
      strengthen(parts.ink)
      let costs = pose.restingPlace == nil ? FittingCosts.movingInk : .restingInk
      let symbol = fitter.fit(parts.ink, levels: tones.ink, costs: costs)
      return blends.cell(symbol, inks.paper, LinearLight.color(ink.light * inks.inkShade))
    default:
      let mixture = compose(
        content, under: under, over: belowParts.map { ($0, below.foreground ?? background) },
        inks: inks, ink: ink, parts: parts)
      return mixture.fit(parts.colors, shares: parts.shares, fitter: fitter, levels: tones.edge)
    }
  }

  private func sample(_ content: Content, parts: CellParts) -> PanelPrint.Ink {
    guard content.hasInk, let print else {
      return PanelPrint.Ink(light: .zero, isOneColor: true, hasSamples: false)
    }
    return print.sample(
      column: content.column, row: content.row, into: parts.ink, samples: parts.samples)
  }

  /// What a cell of a picture is dithered with; nil for other cells, and with enough colours.
  private func dither(of content: Content) -> PaletteDither? {
    guard let dither = tones.dither, content.isInside, content.hasInk, let print,
      print.showsPicture(column: content.column, row: content.row)
    else { return nil }
    return dither
  }

  /// Works out the light of a cell's parts.
  @discardableResult
  private func compose(
    _ content: Content, under: Color, over: (parts: UInt64, color: Color)?, inks: PanelInks,
    ink: PanelPrint.Ink, parts: CellParts
  ) -> CellMixture {
    let mixture = CellMixture(under: under, over: over, inks: inks, inkColor: ink.light)
    mixture.compose(
      silhouette: content.isInside ? nil : parts.silhouette,
      rule: content.hasRule ? parts.rule : nil,
      ink: content.hasInk ? self.ink(ink, parts: parts) : nil, into: parts.colors)
    return mixture
  }

  private func ink(_ ink: PanelPrint.Ink, parts: CellParts) -> CellMixture.Ink {
    CellMixture.Ink(
      shares: parts.ink, samples: ink.hasSamples ? parts.samples : nil,
      opacity: print?.opacity ?? 0)
  }

  private func known(_ content: Content) -> RestingInk.Inked? {
    guard let restingInk, let place = pose.restingPlace else { return nil }
    return restingInk[content.column - place.column, content.row - place.row]
  }

  /// Makes up for strokes that are too thin for the tones.
  private func strengthen(_ ink: UnsafeMutablePointer<SIMD8<Float>>) {
    guard tones.inkGain != 1 else { return }
    for row in 0..<8 {
      let stronger = ink[row] * tones.inkGain
      ink[row] = stronger.replacing(with: 1, where: stronger .> 1)
    }
  }

  private func coverRule(_ content: Content, parts: CellParts) {
    guard let rule else { return }
    rule.outer.coverage(column: content.column, row: content.row, into: parts.rule)
    rule.inner.coverage(column: content.column, row: content.row, into: parts.shares)
    for index in 0..<8 {
      let share = parts.rule[index] - parts.shares[index]
      parts.rule[index] = share.replacing(with: 0, where: share .< 0)
    }
  }
}

extension Glyph {
  /// Creates the glyph of a block character, or a space where there is no such scalar.
  init(block value: UInt32) {
    self = Unicode.Scalar(value).map(Glyph.init(narrow:)) ?? .space
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Replaces a cell, and blanks the other half of a wide glyph of which it was a part.
  @inline(__always)
  func overwrite(_ index: Int, with cell: Cell, size: CellSize) {
    let width = self[index].glyph.width
    if width != 1 { separate(index, width: width, size: size) }
    self[index] = cell
  }

  private func separate(_ index: Int, width: UInt8, size: CellSize) {
    let column = index % size.columns
    if width == 0, column > 0 { self[index - 1].glyph = .space }
    if width == 2, column + 1 < size.columns { self[index + 1].glyph = .space }
  }
}
