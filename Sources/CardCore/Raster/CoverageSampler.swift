/// Reads the coverage of one resolution of a print, eight places at a time.
struct CoverageSampler {
  private let quads: UnsafePointer<UInt32>
  private let grid: TexelGrid
  private let scale: SIMD2<Float>

  /// Prepares the reading of a resolution.
  ///
  /// - Parameters:
  ///   - quads: Each texel's coverage with that of its neighbours, as `quads(of:grid:)` gives it.
  ///   - grid: The resolution.
  ///   - scale: The texels of this resolution for one of the first, across and down.
  init(_ quads: UnsafePointer<UInt32>, grid: TexelGrid, scale: SIMD2<Float>) {
    self.quads = quads + grid.offset
    self.grid = grid
    self.scale = scale
  }

  /// The coverage of each texel, of its right, its lower and its lower right neighbour, a byte each,
  /// so that one read has all that a place lies between.
  static func quads(of texels: [SIMD4<Float>], grid: TexelGrid) -> [UInt32] {
    func byte(_ index: Int) -> UInt32 { UInt32(texels[index].w * 255 + 0.5) }
    var quads: [UInt32] = []
    quads.reserveCapacity(grid.width * grid.height)
    for y in 0..<grid.height {
      let row = grid.offset + y * grid.width
      let lower = y + 1 < grid.height ? row + grid.width : row
      for x in 0..<grid.width {
        let right = min(x + 1, grid.width - 1)
        let upperBytes = byte(row + x) | byte(row + right) << 8
        quads.append(upperBytes | byte(lower + x) << 16 | byte(lower + right) << 24)
      }
    }
    return quads
  }

  /// The coverage at eight places, given in texels of the first resolution; at those outside that
  /// of the nearest one inside.
  @inline(__always)
  func coverage(x: SIMD8<Float>, y: SIMD8<Float>) -> SIMD8<Float> {
    let places = grid.places(x: x * scale.x, y: y * scale.y)
    var found = SIMD8<UInt32>.zero
    for lane in 0..<8 { found[lane] = quads[Int(places.index[lane])] }
    let upper = Self.blend(found & 0xFF, (found &>> 8) & 0xFF, places.right)
    let lower = Self.blend((found &>> 16) & 0xFF, found &>> 24, places.right)
    return (upper + (lower - upper) * places.below) * (1 / 255)
  }

  @inline(__always)
  private static func blend(
    _ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>, _ share: SIMD8<Float>
  ) -> SIMD8<Float> {
    let (start, end) = (float(first), float(second))
    return start + (end - start) * share
  }

  /// Small whole numbers as floating point ones: the last digits of one above 2 to the 23rd.
  @inline(__always)
  private static func float(_ values: SIMD8<UInt32>) -> SIMD8<Float> {
    unsafeBitCast(values | 0x4B00_0000, to: SIMD8<Float>.self) - 8_388_608
  }
}
