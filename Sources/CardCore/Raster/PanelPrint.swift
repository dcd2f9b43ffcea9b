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
  static let gain: Float = 1.35

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

  /// Finds out which cells of a row show a part of the card that has ink.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: The columns that are looked at.
  ///   - inked: Where the answer for each column goes.
  /// - Returns: Whether any has; without, nothing is written.
  func findInk(row: Int, columns: Range<Int>, into inked: UnsafeMutablePointer<Bool>) -> Bool {
    // The left corners of the first cell, upper and lower, and the steps to the next ones.
    let places = [0.0, 1.0].map {
      Point(x: Double(columns.lowerBound), y: Double(row) + $0).applying(toCard)
    }
    let start = SIMD4(
      Float(places[0].x), Float(places[0].y), Float(places[1].x), Float(places[1].y))
    let depths = SIMD4(
      Float(places[0].w), Float(places[0].w), Float(places[1].w), Float(places[1].w))
    let step = SIMD4(
      Float(toCard.m11), Float(toCard.m12), Float(toCard.m11), Float(toCard.m12))
    let depthStep = SIMD4<Float>(repeating: Float(toCard.m13))
    let corners = { (index: Int) -> SIMD4<Float> in
      var depth = depths + depthStep * Float(index)
      depth.replace(with: 1e-9, where: depth .< 1e-9)
      return (start + step * Float(index)) / depth
    }
    var left = corners(0)
    // Layers that have slid are not where the row as a whole is.
    guard !slide.isNone || hasInk(between: left, corners(columns.count)) else { return false }
    for index in 0..<columns.count {
      let right = corners(index + 1)
      inked[columns.lowerBound + index] = hasInk(between: left, right)
      left = right
    }
    return true
  }

  /// Whether there is ink in what lies between two edges, each the place of its upper and of its
  /// lower end on the card.
  @inline(__always)
  private func hasInk(between first: SIMD4<Float>, _ second: SIMD4<Float>) -> Bool {
    let least = first.replacing(with: second, where: second .< first)
    let greatest = first.replacing(with: second, where: second .> first)
    var (low, high) = (least.lowHalf, greatest.lowHalf)
    low.replace(with: least.highHalf, where: least.highHalf .< low)
    high.replace(with: greatest.highHalf, where: greatest.highHalf .> high)
    if !slide.isNone {
      let offset = slide.slide(
        atRow: (first.y + first.w + second.y + second.w) / 4)
      (low, high) = (low - offset, high - offset)
    }
    return texture.hasInk(from: low, to: high, region: region)
  }

  /// Samples a cell: how much ink each of its 8×8 parts has, and the premultiplied light of the
  /// print there.
  ///
  /// Every part is sampled once, from the resolution that fits it.
  ///
  /// - Returns: The mean light of the ink, and whether all of it has about that colour.
  func sample(
    column: Int, row: Int, into shares: UnsafeMutablePointer<SIMD8<Float>>,
    samples: UnsafeMutablePointer<SIMD4<Float>>
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
        let upper = samples + 8 * index
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
    return Self.light(of: samples, sum: sum)
  }

  /// The mean light of samples, and whether all of them have about that colour.
  private static func light(
    of samples: UnsafeMutablePointer<SIMD4<Float>>, sum: SIMD4<Float>
  ) -> (light: SIMD4<Float>, isOneColor: Bool) {
    guard sum.w > 0 else { return (.zero, true) }
    let light = sum / sum.w
    var spread = SIMD4<Float>.zero
    for index in 0..<64 {
      let difference = samples[index] - light * samples[index].w
      spread += difference * difference
    }
    return (light, spread.sum() < 0.002 * sum.w)
  }
}
