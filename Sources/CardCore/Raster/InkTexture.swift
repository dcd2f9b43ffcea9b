/// A texture made ready for sampling: premultiplied, at several resolutions, with a map of its ink.
struct InkTexture {
  /// One resolution.
  private struct Level {
    let offset: Int
    let width: Int
    let height: Int
  }

  /// The resolution of the first level.
  let width: Int
  /// The resolution of the first level.
  let height: Int
  /// The rows of texels that hold display type.
  let displayRows: Int
  /// Whether a picture is printed in the layout's box for it.
  let hasPicture: Bool
  private let levels: [Level]
  private let texels: [SIMD4<Float>]
  /// How many inked cells lie above and to the left of each corner of the card's cells.
  private let inkedCells: [Int32]
  private let size: CellSize

  /// The memory that the texture takes, in texels.
  var cost: Int { texels.count }

  /// Whether nothing is printed at all.
  let isBlank: Bool

  /// Prepares a texture for a card of a size.
  init(_ texture: Texture, size: CellSize) {
    width = texture.width
    height = texture.height
    displayRows = texture.displayRows
    hasPicture = texture.hasPicture
    self.size = size
    var levels: [Level] = []
    var texels = texture.texels.map(Self.premultiplied)
    if width > 0, height > 0 {
      levels.append(Level(offset: 0, width: width, height: height))
      while let last = levels.last, last.width > 1 || last.height > 1, levels.count < 8 {
        let next = Level(
          offset: texels.count, width: max(1, last.width / 2), height: max(1, last.height / 2))
        Self.appendHalved(&texels, from: last, to: next)
        levels.append(next)
      }
    }
    self.levels = levels
    inkedCells = Self.countInk(texels, width: width, height: height, size: size)
    isBlank = (inkedCells.last ?? 0) == 0
    self.texels = texels
  }

  private static func premultiplied(_ texel: SIMD4<Float>) -> SIMD4<Float> {
    let coverage = texel.w > 0 ? min(texel.w, 1) : 0
    guard coverage > 0 else { return .zero }
    var result = texel.clamped(lowerBound: .zero, upperBound: .one) * coverage
    result.w = coverage
    return result
  }

  private static func appendHalved(
    _ texels: inout [SIMD4<Float>], from source: Level, to target: Level
  ) {
    for y in 0..<target.height {
      for x in 0..<target.width {
        let x0 = min(2 * x, source.width - 1)
        let x1 = min(2 * x + 1, source.width - 1)
        let y0 = source.offset + min(2 * y, source.height - 1) * source.width
        let y1 = source.offset + min(2 * y + 1, source.height - 1) * source.width
        let sum = texels[y0 + x0] + texels[y0 + x1] + texels[y1 + x0] + texels[y1 + x1]
        texels.append(sum * 0.25)
      }
    }
  }

  private static func countInk(
    _ texels: [SIMD4<Float>], width: Int, height: Int, size: CellSize
  ) -> [Int32] {
    let stride = size.columns + 1
    var counts = [Int32](repeating: 0, count: stride * (size.rows + 1))
    guard width > 0, height > 0, !size.isEmpty else { return counts }
    for y in 0..<height {
      let row = min(y * size.rows / height, size.rows - 1) + 1
      for x in 0..<width where texels[y * width + x].w > 0 {
        counts[row * stride + min(x * size.columns / width, size.columns - 1) + 1] = 1
      }
    }
    for row in 1...size.rows {
      for column in 1...size.columns {
        let index = row * stride + column
        counts[index] += counts[index - 1] + counts[index - stride] - counts[index - stride - 1]
      }
    }
    return counts
  }

  /// Whether a rectangle of the card, in its own cells, touches an inked cell of a region.
  @inline(__always)
  func hasInk(from low: SIMD2<Float>, to high: SIMD2<Float>, region: PrintRegion) -> Bool {
    // The tolerance keeps a resting cell from touching its neighbours; what is cut off is rounded
    // outward.
    let x0 = Self.clamp(low.x + Self.tolerance, size.columns)
    let x1 = Self.clamp(high.x - Self.tolerance + 1, size.columns)
    let y0 = Self.clamp(low.y + Self.tolerance, size.rows)
    let y1 = Self.clamp(high.y - Self.tolerance + 1, size.rows)
    return hasInk(x0, x1, y0, min(y1, region.rows))
      || hasInk(max(x0, region.corner.column), x1, max(y0, region.corner.row), y1)
  }

  private static let tolerance: Float = 1e-3

  @inline(__always)
  private func hasInk(_ x0: Int, _ x1: Int, _ y0: Int, _ y1: Int) -> Bool {
    guard x0 < x1, y0 < y1 else { return false }
    let stride = size.columns + 1
    return inkedCells[y1 * stride + x1] - inkedCells[y1 * stride + x0]
      - inkedCells[y0 * stride + x1] + inkedCells[y0 * stride + x0] != 0
  }

  @inline(__always)
  private static func clamp(_ value: Float, _ high: Int) -> Int {
    // Written so that a NaN becomes 0.
    value > 0 ? Int(min(value, Float(high))) : 0
  }

  /// The resolution for samples that cover an area of so many texels.
  func level(forArea area: Float) -> Int {
    var level = 0
    var remaining = area
    while remaining >= 2, level + 1 < levels.count {
      level += 1
      remaining *= 0.25
    }
    return level
  }

  /// Gives fast access to the texels of one resolution.
  ///
  /// - Parameters:
  ///   - index: The resolution.
  ///   - region: The part of the print outside of which everything is clear.
  ///   - body: What samples.
  @inline(__always)
  func withSampler(level index: Int, region: PrintRegion, _ body: (Sampler) -> Void) {
    let level = levels[index]
    let extent = SIMD2(Float(width), Float(height))
    let cell = extent / SIMD2(Float(max(1, size.columns)), Float(max(1, size.rows)))
    texels.withUnsafeBufferPointer { texels in
      body(
        Sampler(
          texels: texels, offset: level.offset, stride: level.width,
          scale: SIMD2(Float(level.width), Float(level.height)) / extent, extent: extent,
          rowLimit: Float(region.rows) * cell.y,
          corner: SIMD2(Float(region.corner.column), Float(region.corner.row)) * cell))
    }
  }

  /// Reads texels of one resolution at places given in texels of the first.
  struct Sampler {
    fileprivate let texels: UnsafeBufferPointer<SIMD4<Float>>
    fileprivate let offset: Int
    fileprivate let stride: Int
    fileprivate let scale: SIMD2<Float>
    fileprivate let extent: SIMD2<Float>
    fileprivate let rowLimit: Float
    fileprivate let corner: SIMD2<Float>

    /// The premultiplied texel at a place; clear outside.
    @inline(__always)
    func texel(x: Float, y: Float) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < extent.x, y < extent.y,
        y < rowLimit || (x >= corner.x && y >= corner.y)
      else { return .zero }
      let index = offset + Int(y * scale.y) * stride + Int(x * scale.x)
      return index < texels.count ? texels[index] : .zero
    }
  }
}
