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
  /// The coverage alone, for ink of one colour.
  private let coverage: [Float]
  /// The light of most of the ink.
  let inkColor: SIMD4<Float>
  /// The cells that have ink.
  private let inked: CellMap
  /// The cells that have ink of another colour.
  private let colored: CellMap
  private let size: CellSize

  /// The memory that the texture takes, in texels.
  var cost: Int { texels.count }

  /// Whether nothing is printed at all.
  var isBlank: Bool { inked.isEmpty }

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
    self.texels = texels
    coverage = texels.map(\.w)
    let ink = texels.prefix(width * height).first { $0.w > 0.5 } ?? SIMD4(repeating: 1)
    let inkColor = ink / ink.w
    self.inkColor = inkColor
    inked = Self.cells(of: texture, size: size) { $0.w > 0 }
    colored = Self.cells(of: texture, size: size) {
      let difference = $0.clamped(lowerBound: .zero, upperBound: .one) - inkColor
      return $0.w > 0 && max(abs(difference.x), abs(difference.y), abs(difference.z)) > 0.004
    }
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

  private static func cells(
    of texture: Texture, size: CellSize, where isMember: (SIMD4<Float>) -> Bool
  ) -> CellMap {
    var cells = [Bool](repeating: false, count: size.columns * size.rows)
    guard !size.isEmpty else { return CellMap(cells, size: size) }
    for y in 0..<texture.height {
      let row = min(y * size.rows / texture.height, size.rows - 1) * size.columns
      for x in 0..<texture.width where isMember(texture.texels[y * texture.width + x]) {
        cells[row + min(x * size.columns / texture.width, size.columns - 1)] = true
      }
    }
    return CellMap(cells, size: size)
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
    return inked.touches(columns: x0, x1, rows: y0, min(y1, region.rows))
      || inked.touches(
        columns: max(x0, region.corner.column), x1, rows: max(y0, region.corner.row), y1)
  }

  /// Whether all ink about a rectangle of texels has the colour of most ink, and the region holds
  /// the rectangle whole, so that its coverage alone says everything.
  @inline(__always)
  func isPlain(from low: SIMD2<Float>, to high: SIMD2<Float>, region: PrintRegion) -> Bool {
    guard low.x >= 0, low.y >= 0, high.x < Float(width), high.y < Float(height) else {
      return false
    }
    // A cell more on every side, for what lower resolutions have mixed in.
    let x0 = max(0, Int(low.x) * size.columns / width - 1)
    let y0 = max(0, Int(low.y) * size.rows / height - 1)
    let x1 = min(size.columns, Int(high.x) * size.columns / width + 2)
    let y1 = min(size.rows, Int(high.y) * size.rows / height + 2)
    let isWithin =
      y1 <= region.rows || (x0 >= region.corner.column && y0 >= region.corner.row)
    return isWithin && !colored.touches(columns: x0, x1, rows: y0, y1)
  }

  private static let tolerance: Float = 1e-3

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

  /// Gives fast access to the coverage of one resolution.
  @inline(__always)
  func withCoverage(level index: Int, _ body: (CoverageSampler) -> Void) {
    let level = levels[index]
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      body(
        CoverageSampler(
          coverage: base + level.offset, stride: UInt32(clamping: level.width),
          limit: SIMD2(Float(level.width - 1), Float(level.height - 1)),
          scale: SIMD2(
            Float(level.width) / Float(width), Float(level.height) / Float(height))))
    }
  }

  /// Reads coverage of one resolution, eight places at a time, given in texels of the first.
  struct CoverageSampler {
    fileprivate let coverage: UnsafePointer<Float>
    fileprivate let stride: UInt32
    fileprivate let limit: SIMD2<Float>
    fileprivate let scale: SIMD2<Float>

    /// The coverage at eight places; at those outside that of the nearest one inside.
    @inline(__always)
    func coverage(x: SIMD8<Float>, y: SIMD8<Float>) -> SIMD8<Float> {
      let rows = Self.whole(y * scale.y, limit: limit.y)
      let indices = rows &* stride &+ Self.whole(x * scale.x, limit: limit.x)
      var result = SIMD8<Float>.zero
      for lane in 0..<8 { result[lane] = coverage[Int(indices[lane])] }
      return result
    }

    /// The whole parts of numbers: added to 2 to the 23rd, a number's last digits are ones.
    @inline(__always)
    private static func whole(_ values: SIMD8<Float>, limit: Float) -> SIMD8<UInt32> {
      var shifted = values - 0.5
      // Written so that a NaN becomes 0.
      shifted = SIMD8.zero.replacing(with: shifted, where: shifted .> 0)
      shifted.replace(with: limit, where: shifted .> limit)
      return unsafeBitCast(shifted + 8_388_608, to: SIMD8<UInt32>.self) & 0x7F_FFFF
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
