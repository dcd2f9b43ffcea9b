extension PanelPrint {
  /// What sampling a cell has found.
  struct Ink {
    /// The mean light of the ink.
    var light: SIMD4<Float>
    /// Whether all of the ink has about that colour.
    var isOneColor: Bool
    /// Whether the light of the parts was written, too.
    var hasSamples: Bool
  }

  /// How a cell's parts lie in the print.
  private struct Footprint {
    /// Where the parts lie.
    let grid: PartGrid
    /// The resolution that fits them.
    let level: Int
    /// The bounds of the middles of all parts, in texels.
    let low: SIMD2<Float>
    let high: SIMD2<Float>
    /// From the middle of a part to those of its halves; nil where it is no larger than a texel.
    let half: SIMD2<Float>?
  }

  /// The texels in a part from which on its halves are sampled one by one.
  private static let wide: Float = 1.4

  /// Samples a cell: how much ink each of its 8×8 parts has, and the premultiplied light of the
  /// print there, unless all of it has one colour.
  ///
  /// Every part is sampled between texels, once where it is about as large as one, else in halves
  /// across its longer side, as on a card that is turned far away.
  func sample(
    column: Int, row: Int, into shares: UnsafeMutablePointer<SIMD8<Float>>,
    samples: UnsafeMutablePointer<SIMD4<Float>>
  ) -> Ink {
    let footprint = footprint(column: column, row: row)
    if texture.isPlain(from: footprint.low, to: footprint.high, region: region) {
      texture.withCoverage(level: footprint.level) { sampler in
        for part in 0..<8 {
          let places = footprint.grid.places(ofRow: part)
          shares[part] = coverage(at: places, half: footprint.half, sampler: sampler)
        }
      }
      return Ink(light: texture.inkColor, isOneColor: true, hasSamples: false)
    }
    let isWithin = texture.isWithin(region, from: footprint.low, to: footprint.high)
    texture.withTexels(level: footprint.level) { sampler in
      for part in 0..<8 {
        let places = footprint.grid.places(ofRow: part)
        read(places, half: footprint.half, sampler: sampler, into: samples + 8 * part)
        if !isWithin { clear(samples + 8 * part, outside: places) }
      }
    }
    return ink(of: samples, shares: shares)
  }

  private func footprint(column: Int, row: Int) -> Footprint {
    let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toTexels)
    let depth = max(middle.w, 1e-6)
    let area = Float(determinant / (depth * depth * depth)) / 64
    let offset =
      slide.isNone
      ? .zero : slide.slide(atRow: Float(middle.y / depth) / cellTexels.y) * cellTexels
    let grid = PartGrid(toTexels, column: column, row: row, offset: offset)
    let (xs, ys) = grid.corners
    let across = SIMD2(xs[1] - xs[0], ys[1] - ys[0])
    let down = SIMD2(xs[2] - xs[0], ys[2] - ys[0])
    let longer = (across * across).sum() >= (down * down).sum() ? across : down
    return Footprint(
      grid: grid, level: texture.level(forArea: area), low: SIMD2(xs.min(), ys.min()),
      high: SIMD2(xs.max(), ys.max()), half: area > Self.wide ? longer * (1.0 / 28) : nil)
  }

  @inline(__always)
  private func coverage(
    at places: PartGrid.Places, half: SIMD2<Float>?, sampler: CoverageSampler
  ) -> SIMD8<Float> {
    guard let half else { return sampler.coverage(x: places.x, y: places.y) * opacity }
    let (first, second) = (places.moved(by: -half), places.moved(by: half))
    let sum =
      sampler.coverage(x: first.x, y: first.y) + sampler.coverage(x: second.x, y: second.y)
    return sum * (0.5 * opacity)
  }

  @inline(__always)
  private func read(
    _ places: PartGrid.Places, half: SIMD2<Float>?, sampler: TexelSampler,
    into samples: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard let half else { return sampler.read(x: places.x, y: places.y, into: samples) }
    let (first, second) = (places.moved(by: -half), places.moved(by: half))
    sampler.read(x: first.x, y: first.y, into: samples)
    sampler.mix(x: second.x, y: second.y, into: samples)
  }

  /// Clears what does not belong to the region or the print.
  private func clear(_ samples: UnsafeMutablePointer<SIMD4<Float>>, outside places: PartGrid.Places)
  {
    let limits = texture.limits(of: region)
    let extent = SIMD2(Float(texture.width), Float(texture.height))
    for lane in 0..<8 {
      let (x, y) = (places.x[lane], places.y[lane])
      let isInside =
        x >= 0 && y >= 0 && x < extent.x && y < extent.y
        && (y < limits.rows || (x >= limits.corner.x && y >= limits.corner.y))
      if !isInside { samples[lane] = .zero }
    }
  }

  /// The mean light of samples, their coverage, and whether all of them have about one colour.
  @inline(__always)
  private func ink(
    of samples: UnsafeMutablePointer<SIMD4<Float>>, shares: UnsafeMutablePointer<SIMD8<Float>>
  ) -> Ink {
    var sum = SIMD4<Float>.zero
    for part in 0..<8 {
      var coverage = SIMD8<Float>.zero
      for lane in 0..<8 {
        let sample = samples[8 * part + lane]
        sum += sample
        coverage[lane] = sample.w
      }
      shares[part] = coverage * opacity
    }
    guard sum.w > 0 else { return Ink(light: .zero, isOneColor: true, hasSamples: true) }
    let light = sum / sum.w
    return Ink(
      light: light, isOneColor: Self.isOneColor(samples, light: light, total: sum.w),
      hasSamples: true)
  }

  private static func isOneColor(
    _ samples: UnsafeMutablePointer<SIMD4<Float>>, light: SIMD4<Float>, total: Float
  ) -> Bool {
    var spread = SIMD4<Float>.zero
    for part in 0..<8 {
      for index in (8 * part)..<(8 * part + 8) {
        let difference = samples[index] - light * samples[index].w
        spread += difference * difference
      }
      // Pictures are given up at their first row.
      if spread.sum() >= 0.002 * total { return false }
    }
    return true
  }
}
