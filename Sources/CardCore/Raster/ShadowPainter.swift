/// Darkens what lies below a panel, softly toward the shadow's border.
struct ShadowPainter {
  /// The shadow's scanlines.
  let spans: ConvexSpans
  /// The silhouette of the panel that casts it.
  let silhouette: ConvexSpans
  /// How dark the middle is.
  let opacity: Float
  /// The colour where a cell has none.
  let background: Color

  /// Whether a cell can be dark in one half only.
  let dividesCells: Bool
  /// Blends that were made before.
  let blends: BlendMemory

  /// The columns over which the border fades.
  private static let softness: Float = 2
  /// The steps in which it fades.
  private static let steps: Float = 4

  /// Creates the shadow of a panel; nil when none is seen.
  init?(
    _ shadow: Shadow, pose: PanelPose, silhouette: ConvexSpans, cellAspect: Double,
    background: Color, symbols: SymbolSet, blends: BlendMemory, surface: CellSize
  ) {
    guard shadow.x.isFinite, shadow.y.isFinite, shadow.opacity > 0 else { return nil }
    let points = pose.silhouette.map {
      Point(x: $0.x + shadow.x, y: $0.y + shadow.y / cellAspect)
    }
    let rows = ConvexSpans.rows(of: points, on: surface)
    // A row more at either end, for the soft border.
    spans = ConvexSpans(
      points, rows: max(0, rows.lowerBound - 1)..<min(surface.rows, rows.upperBound + 1))
    self.silhouette = silhouette
    opacity = Float(min(shadow.opacity, 1))
    self.background = background
    dividesCells = symbols != .ascii
    self.blends = blends
  }

  /// Paints the shadow where the panel itself does not cover it.
  func paint(on surface: inout Surface) {
    let size = surface.size
    surface.withMutableCells { cells in
      for row in spans.rows {
        let halves = (extent(row: row, half: 0), extent(row: row, half: 1))
        guard halves.0.share + halves.1.share > 0 else { continue }
        let touched = spans.extent(ofRow: row).touched
        let panel = silhouette.extent(ofRow: row)
        let first = max(0, (touched.isEmpty ? 0 : touched.lowerBound) - 1)
        let last = min(size.columns, touched.isEmpty ? size.columns : touched.upperBound + 1)
        guard first < last else { continue }
        for column in first..<last where !panel.covered.contains(column) {
          let upper = darkness(column, halves.0)
          let lower = darkness(column, halves.1)
          guard upper + lower > 0 else { continue }
          let index = row * size.columns + column
          let canDivide = !panel.touched.contains(column) && cells[index].glyph == .space
          darken(&cells[index], upper: upper, lower: lower, canDivide: canDivide)
        }
      }
    }
  }

  /// The shadow in half a row, faded over half a row above and below.
  private func extent(row: Int, half: Int) -> (left: Float, right: Float, share: Float) {
    let scanlines = ConvexSpans.scanlinesPerRow
    return spans.meanExtent(
      firstScanline: row * scanlines + half * scanlines / 2 - scanlines / 4, count: scanlines)
  }

  private func darkness(
    _ column: Int, _ extent: (left: Float, right: Float, share: Float)
  ) -> Float {
    guard extent.share > 0 else { return 0 }
    let middle = Float(column) + 0.5
    let left = (middle - extent.left) / Self.softness + 0.5
    let right = (extent.right - middle) / Self.softness + 0.5
    let strength = min(max(left, 0), 1) * min(max(right, 0), 1) * extent.share
    return (strength * Self.steps).rounded() / Self.steps * opacity
  }

  private func darken(_ cell: inout Cell, upper: Float, lower: Float, canDivide: Bool) {
    let ground = cell.background ?? background
    let mean = (upper + lower) / 2
    guard canDivide, dividesCells, upper != lower else {
      cell.background = blends.blend(ground, .black, share: mean)
      cell.foreground = cell.foreground.map { blends.blend($0, .black, share: mean) }
      return
    }
    let dark = blends.blend(ground, .black, share: max(upper, lower))
    let light = blends.blend(ground, .black, share: min(upper, lower))
    cell = Cell(
      glyph: Glyph(block: upper > lower ? 0x2580 : 0x2584), foreground: dark, background: light)
  }
}
