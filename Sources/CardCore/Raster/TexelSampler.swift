/// Reads the premultiplied light of one resolution of a print, eight places at a time.
struct TexelSampler {
  private let texels: UnsafePointer<SIMD4<Float>>
  private let grid: TexelGrid
  private let scale: SIMD2<Float>

  /// Prepares the reading of a resolution.
  ///
  /// - Parameters:
  ///   - texels: The texels of all resolutions.
  ///   - grid: The resolution.
  ///   - scale: The texels of this resolution for one of the first, across and down.
  init(_ texels: UnsafePointer<SIMD4<Float>>, grid: TexelGrid, scale: SIMD2<Float>) {
    self.texels = texels + grid.offset
    self.grid = grid
    self.scale = scale
  }

  /// Reads eight places, given in texels of the first resolution; those outside as the nearest ones
  /// inside.
  @inline(__always)
  func read(
    x: SIMD8<Float>, y: SIMD8<Float>, into samples: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let places = grid.places(x: x * scale.x, y: y * scale.y)
    for lane in 0..<8 { samples[lane] = light(at: places, lane: lane) }
  }

  /// Reads eight places and leaves the means of what was known and what is found.
  @inline(__always)
  func mix(
    x: SIMD8<Float>, y: SIMD8<Float>, into samples: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let places = grid.places(x: x * scale.x, y: y * scale.y)
    for lane in 0..<8 {
      samples[lane] = (samples[lane] + light(at: places, lane: lane)) * 0.5
    }
  }

  @inline(__always)
  private func light(at places: TexelGrid.Places, lane: Int) -> SIMD4<Float> {
    let upper = texels + Int(places.index[lane])
    let lower = upper + grid.stepDown
    let right = places.right[lane]
    let above = upper[0] + (upper[grid.stepRight] - upper[0]) * right
    let under = lower[0] + (lower[grid.stepRight] - lower[0]) * right
    return above + (under - above) * places.below[lane]
  }
}
