/// A texture made ready for sampling: premultiplied, at several resolutions, with a map of its ink.
struct InkTexture {
  /// The resolution of the first level.
  let width: Int
  /// The resolution of the first level.
  let height: Int
  /// The rows of texels that hold display type.
  let displayRows: Int
  /// Whether a picture is printed in the layout's box for it.
  let hasPicture: Bool
  private let levels: [TexelGrid]
  private let texels: [SIMD4<Float>]
  /// The coverage alone, for ink of one colour, with that of the neighbours.
  private let quads: [UInt32]
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
    let levels = TexelPyramid.levels(width: width, height: height)
    self.levels = levels
    let texels = TexelPyramid.texels(texture.texels, levels: levels)
    self.texels = texels
    quads = CoverageSampler.quads(of: texels, levels: levels)
    let ink = texels.prefix(width * height).first { $0.w > 0.5 } ?? SIMD4(repeating: 1)
    let inkColor = ink / ink.w
    self.inkColor = inkColor
    inked = Self.cells(of: texture, size: size) { _ in true }
    colored = Self.cells(of: texture, size: size) {
      let difference = $0.clamped(lowerBound: .zero, upperBound: .one) - inkColor
      return max(abs(difference.x), abs(difference.y), abs(difference.z)) > 0.004
    }
  }

  private static func cells(
    of texture: Texture, size: CellSize, where isMember: (SIMD4<Float>) -> Bool
  ) -> CellMap {
    var cells = [Bool](repeating: false, count: size.columns * size.rows)
    guard !size.isEmpty else { return CellMap(cells, size: size) }
    let columns = (0..<texture.width).map {
      min($0 * size.columns / texture.width, size.columns - 1)
    }
    texture.texels.withUnsafeBufferPointer { texels in
      for y in 0..<texture.height {
        let row = min(y * size.rows / texture.height, size.rows - 1) * size.columns
        let line = y * texture.width
        for x in 0..<texture.width where texels[line + x].w > 0 {
          if isMember(texels[line + x]) { cells[row + columns[x]] = true }
        }
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

  /// Whether a rectangle of texels lies in a region, so that all of it may show.
  func isWithin(_ region: PrintRegion, from low: SIMD2<Float>, to high: SIMD2<Float>) -> Bool {
    guard low.x >= 0, low.y >= 0, high.x < Float(width), high.y < Float(height) else {
      return false
    }
    let limits = limits(of: region)
    return high.y < limits.rows || (low.x >= limits.corner.x && low.y >= limits.corner.y)
  }

  /// Where a region's rows end, and where its corner lies, in texels.
  func limits(of region: PrintRegion) -> (rows: Float, corner: SIMD2<Float>) {
    let cell =
      SIMD2(Float(width), Float(height))
      / SIMD2(Float(max(1, size.columns)), Float(max(1, size.rows)))
    let corner = SIMD2(Float(region.corner.column), Float(region.corner.row)) * cell
    return (Float(region.rows) * cell.y, corner)
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
    while remaining >= 6, level + 1 < levels.count {
      level += 1
      remaining *= 0.25
    }
    return level
  }

  /// Gives fast access to the light of one resolution.
  @inline(__always)
  func withTexels(level index: Int, _ body: (TexelSampler) -> Void) {
    texels.withUnsafeBufferPointer { texels in
      guard let base = texels.baseAddress else { return }
      body(TexelSampler(base, grid: levels[index], scale: scale(of: index)))
    }
  }

  /// Gives fast access to the coverage of one resolution.
  @inline(__always)
  func withCoverage(level index: Int, _ body: (CoverageSampler) -> Void) {
    quads.withUnsafeBufferPointer { quads in
      guard let base = quads.baseAddress else { return }
      body(CoverageSampler(base, grid: levels[index], scale: scale(of: index)))
    }
  }

  @inline(__always)
  private func scale(of index: Int) -> SIMD2<Float> {
    SIMD2(Float(levels[index].width), Float(levels[index].height))
      / SIMD2(Float(width), Float(height))
  }
}
