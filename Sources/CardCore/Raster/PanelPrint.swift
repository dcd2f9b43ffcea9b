/// The print of a panel, ready to be sampled where the panel is seen.
struct PanelPrint {
  private let texture: InkTexture
  /// Maps cells of the screen to texels.
  private let toTexels: ProjectionTransform
  /// Maps cells of the screen to cells of the card.
  private let toCard: ProjectionTransform
  private let determinant: Double
  private let region: PrintRegion
  private let opacity: Float
  private let slide: LayerSlide
  /// The texels across and down a cell of the card.
  private let cellTexels: SIMD2<Float>
  /// How much darker thin strokes are drawn than they cover: averaged strokes look too pale.
  private static let gain: Float = 1.35

  /// Prepares a print; nil when there is nothing to draw.
  ///
  /// - Parameters:
  ///   - texture: The print.
  ///   - pose: Where the panel is seen.
  ///   - size: The card's extent.
  ///   - region: The part of it that is drawn.
  ///   - opacity: How strongly it shows, 0...1.
  ///   - slide: How far its layers have slid.
  init?(
    _ texture: InkTexture, pose: PanelPose, size: CellSize, region: PrintRegion, opacity: Float,
    slide: LayerSlide
  ) {
    guard let fromCells = pose.fromCells, !texture.isBlank, opacity > 0 else { return nil }
    guard !region.isEmpty else { return nil }
    self.region = region
    self.texture = texture
    self.opacity = opacity
    self.slide = slide
    cellTexels = SIMD2(
      Float(texture.width) / Float(size.columns), Float(texture.height) / Float(size.rows))
    toTexels = fromCells.concatenating(
      .scale(
        x: Double(texture.width) / pose.box.width, y: Double(texture.height) / pose.box.height))
    toCard = fromCells.concatenating(
      .scale(
        x: Double(size.columns) / pose.box.width, y: Double(size.rows) / pose.box.height))
    determinant = abs(toTexels.determinant)
  }

  /// A row of cells, with the corners of each mapped to the card.
  struct Row {
    fileprivate let texture: InkTexture
    fileprivate let region: PrintRegion
    fileprivate let first: Int
    fileprivate let slide: LayerSlide
    fileprivate let upper: [SIMD2<Float>]
    fileprivate let lower: [SIMD2<Float>]

    /// Whether a cell shows a part of the card that has ink.
    func hasInk(column: Int) -> Bool {
      let index = column - first
      let (a, b) = (upper[index], upper[index + 1])
      let (c, d) = (lower[index], lower[index + 1])
      let offset = slide.isNone ? .zero : slide.slide(atRow: (a.y + b.y + c.y + d.y) / 4)
      return texture.hasInk(
        left: min(min(a.x, b.x), min(c.x, d.x)) - offset.x,
        top: min(min(a.y, b.y), min(c.y, d.y)) - offset.y,
        right: max(max(a.x, b.x), max(c.x, d.x)) - offset.x,
        bottom: max(max(a.y, b.y), max(c.y, d.y)) - offset.y, region: region)
    }
  }

  /// Maps the corners of a row's cells to the card.
  func row(_ row: Int, columns: Range<Int>) -> Row {
    Row(
      texture: texture, region: region, first: columns.lowerBound, slide: slide,
      upper: corners(y: row, columns: columns), lower: corners(y: row + 1, columns: columns))
  }

  private func corners(y: Int, columns: Range<Int>) -> [SIMD2<Float>] {
    (columns.lowerBound...columns.upperBound).map { column in
      let corner = Point(x: Double(column), y: Double(y)).applying(toCard)
      let depth = max(corner.w, 1e-9)
      return SIMD2(Float(corner.x / depth), Float(corner.y / depth))
    }
  }

  /// Samples a cell: how much ink each of its 8×8 parts has, and the premultiplied light of the
  /// print.
  ///
  /// Every part is sampled once, from the resolution that fits it.
  ///
  /// - Returns: The mean light of the ink, and whether all of it has about that colour.
  func sample(
    column: Int, row: Int, into shares: UnsafeMutablePointer<SIMD8<Float>>,
    colors: UnsafeMutablePointer<SIMD4<Float>>
  ) -> (light: SIMD4<Float>, isOneColor: Bool) {
    let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toTexels)
    let depth = max(middle.w, 1e-6)
    let xs = SIMD8<Float>(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) * 0.125 + Float(column)
    let (a, b, c) = (Float(toTexels.m11), Float(toTexels.m12), Float(toTexels.m13))
    let level = texture.level(forArea: Float(determinant / (depth * depth * depth)) / 64)
    let offset =
      slide.isNone
      ? .zero : slide.slide(atRow: Float(middle.y / depth) / cellTexels.y) * cellTexels
    var sum = SIMD4<Float>.zero
    texture.withSampler(level: level, region: region) { sampler in
      for index in 0..<8 {
        let y = Double(row) + 0.0625 + 0.125 * Double(index)
        let x0 = Float(toTexels.m21 * y + toTexels.m31)
        let y0 = Float(toTexels.m22 * y + toTexels.m32)
        let w0 = Float(toTexels.m23 * y + toTexels.m33)
        let depths = xs * c + w0
        let factor = 1 / depths.replacing(with: 1e-6, where: depths .< 1e-6)
        let x = (xs * a + x0) * factor - offset.x
        let y1 = (xs * b + y0) * factor - offset.y
        var coverage = SIMD8<Float>.zero
        let upper = colors + 8 * index
        for lane in 0..<8 {
          let texel = sampler.texel(x: x[lane], y: y1[lane])
          sum += texel
          upper[lane] = texel
          coverage[lane] = texel.w
        }
        let strong = coverage * Self.gain
        shares[index] = strong.replacing(with: 1, where: strong .> 1) * opacity
      }
    }
    return Self.light(of: colors, sum: sum)
  }

  /// The mean light of samples, and whether all of them have about that colour.
  private static func light(
    of colors: UnsafeMutablePointer<SIMD4<Float>>, sum: SIMD4<Float>
  ) -> (light: SIMD4<Float>, isOneColor: Bool) {
    guard sum.w > 0 else { return (.zero, true) }
    let light = sum / sum.w
    var spread = SIMD4<Float>.zero
    for row in stride(from: 0, to: 64, by: 8) {
      for index in row..<(row + 8) {
        let difference = colors[index] - light * colors[index].w
        spread += difference * difference
      }
    }
    return (light, spread.sum() < 0.002 * sum.w)
  }
}
