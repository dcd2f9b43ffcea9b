/// Reads the coverage of one resolution of a print, eight places at a time.
struct CoverageSampler {
  private let quads: UnsafePointer<UInt32>
  private let grid: TexelGrid
  private let scale: SIMD2<Float>

  /// Prepares the reading of a resolution.
  ///
  /// - Parameters:
  ///   - quads: Each texel's coverage with that of its neighbours, as `quads(of:levels:)` gives it.
  ///   - grid: The resolution.
  ///   - scale: The texels of this resolution for one of the first, across and down.
  init(_ quads: UnsafePointer<UInt32>, grid: TexelGrid, scale: SIMD2<Float>) {
    self.quads = quads + grid.offset
    self.grid = grid
    self.scale = scale
  }

  /// The coverage of each texel, of its right, its lower and its lower right neighbour, a byte each,
  /// so that one read has all that a place lies between.
  static func quads(of texels: [SIMD4<Float>], levels: [TexelGrid]) -> [UInt32] {
    let bytes = texels.map { $0.w > 0 ? UInt8($0.w * 255 + 0.5) : 0 }
    return [UInt32](unsafeUninitializedCapacity: bytes.count) { quads, initialized in
      for grid in levels {
        for y in 0..<grid.height {
          let row = grid.offset + y * grid.width
          let below = y + 1 < grid.height ? row + grid.width : row
          // From the right, each texel's right neighbours are those of the one before.
          var right = pair(bytes, row + grid.width - 1, below + grid.width - 1)
          for x in stride(from: grid.width - 1, through: 0, by: -1) {
            let own = pair(bytes, row + x, below + x)
            quads[row + x] = own | right << 8
            right = own
          }
        }
      }
      initialized = bytes.count
    }
  }

  /// The coverage of a texel in the first byte and that of the one below in the third.
  @inline(__always)
  private static func pair(_ bytes: [UInt8], _ upper: Int, _ lower: Int) -> UInt32 {
    UInt32(bytes[upper]) | UInt32(bytes[lower]) << 16
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
