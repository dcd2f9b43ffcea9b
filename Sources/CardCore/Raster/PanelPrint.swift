/// The print of a panel, ready to be sampled where the panel is seen.
struct PanelPrint {
  private let texture: InkTexture
  /// Maps cells of the screen to texels.
  private let toTexels: ProjectionTransform
  /// Maps cells of the screen to cells of the card.
  private let toCard: ProjectionTransform
  private let determinant: Double
  private let region: PrintRegion
  /// How strongly the print shows, 0...1.
  let opacity: Float
  private let slide: LayerSlide
  /// The texels across and down a cell of the card.
  private let cellTexels: SIMD2<Float>

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
  ///   - inked: Where the answers go, that for the first column first.
  /// - Returns: Whether any has; without, nothing is written.
  func findInk(row: Int, columns: Range<Int>, into inked: UnsafeMutablePointer<Bool>) -> Bool {
    // The left corners of the first cell, upper and lower, and the steps to the next ones.
    let upper = Point(x: Double(columns.lowerBound), y: Double(row)).applying(toCard)
    let lower = Point(x: Double(columns.lowerBound), y: Double(row + 1)).applying(toCard)
    let start = SIMD4(Float(upper.x), Float(upper.y), Float(lower.x), Float(lower.y))
    let depths = SIMD4(Float(upper.w), Float(upper.w), Float(lower.w), Float(lower.w))
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
      inked[index] = hasInk(between: left, right)
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

  /// What sampling a cell has found.
  struct Ink {
    /// The mean light of the ink.
    var light: SIMD4<Float>
    /// Whether all of the ink has about that colour.
    var isOneColor: Bool
    /// Whether the light of the parts was written, too.
    var hasSamples: Bool
  }

  /// Where a row of a cell's parts lies in the print.
  private struct Places {
    let x: SIMD8<Float>
    let y: SIMD8<Float>
  }

  /// Samples a cell: how much ink each of its 8×8 parts has, and the premultiplied light of the
  /// print there, unless all of it has one colour.
  ///
  /// Every part is sampled once, from the resolution that fits it.
  func sample(
    column: Int, row: Int, into shares: UnsafeMutablePointer<SIMD8<Float>>,
    samples: UnsafeMutablePointer<SIMD4<Float>>
  ) -> Ink {
    let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toTexels)
    let depth = max(middle.w, 1e-6)
    let level = texture.level(forArea: Float(determinant / (depth * depth * depth)) / 64)
    let offset =
      slide.isNone
      ? .zero : slide.slide(atRow: Float(middle.y / depth) / cellTexels.y) * cellTexels
    let first = places(column: column, row: row, part: 0, offset: offset)
    let last = places(column: column, row: row, part: 7, offset: offset)
    let xs = SIMD4(first.x[0], first.x[7], last.x[0], last.x[7])
    let ys = SIMD4(first.y[0], first.y[7], last.y[0], last.y[7])
    if texture.isPlain(
      from: SIMD2(xs.min(), ys.min()), to: SIMD2(xs.max(), ys.max()), region: region)
    {
      texture.withCoverage(level: level) { sampler in
        for part in 0..<8 {
          let places = places(column: column, row: row, part: part, offset: offset)
          shares[part] = sampler.coverage(x: places.x, y: places.y) * opacity
        }
      }
      return Ink(light: texture.inkColor, isOneColor: true, hasSamples: false)
    }
    return sampleColors(into: shares, samples: samples, level: level) {
      places(column: column, row: row, part: $0, offset: offset)
    }
  }

  @inline(__always)
  private func sampleColors(
    into shares: UnsafeMutablePointer<SIMD8<Float>>,
    samples: UnsafeMutablePointer<SIMD4<Float>>, level: Int, places: (Int) -> Places
  ) -> Ink {
    var sum = SIMD4<Float>.zero
    texture.withSampler(level: level, region: region) { sampler in
      for part in 0..<8 {
        let places = places(part)
        var coverage = SIMD8<Float>.zero
        for lane in 0..<8 {
          let texel = sampler.texel(x: places.x[lane], y: places.y[lane])
          sum += texel
          samples[8 * part + lane] = texel
          coverage[lane] = texel.w
        }
        shares[part] = coverage * opacity
      }
    }
    return Self.ink(of: samples, sum: sum)
  }

  @inline(__always)
  private func places(column: Int, row: Int, part: Int, offset: SIMD2<Float>) -> Places {
    let xs = SIMD8<Float>(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) * 0.125 + Float(column)
    let y = Double(row) + 0.0625 + 0.125 * Double(part)
    let depths = xs * Float(toTexels.m13) + Float(toTexels.m23 * y + toTexels.m33)
    let factor = 1 / depths.replacing(with: 1e-6, where: depths .< 1e-6)
    let x = (xs * Float(toTexels.m11) + Float(toTexels.m21 * y + toTexels.m31)) * factor
    let y1 = (xs * Float(toTexels.m12) + Float(toTexels.m22 * y + toTexels.m32)) * factor
    return Places(x: x - offset.x, y: y1 - offset.y)
  }

  /// The mean light of samples, and whether all of them have about that colour.
  private static func ink(
    of samples: UnsafeMutablePointer<SIMD4<Float>>, sum: SIMD4<Float>
  ) -> Ink {
    guard sum.w > 0 else { return Ink(light: .zero, isOneColor: true, hasSamples: true) }
    let light = sum / sum.w
    var spread = SIMD4<Float>.zero
    for index in 0..<64 {
      let difference = samples[index] - light * samples[index].w
      spread += difference * difference
    }
    return Ink(light: light, isOneColor: spread.sum() < 0.002 * sum.w, hasSamples: true)
  }
}
