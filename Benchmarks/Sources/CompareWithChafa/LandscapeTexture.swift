internal import CardCore

/// A picture as a photograph would be: soft light, hard edges, fine detail and saturated colours.
struct LandscapeTexture: TextureSource {
  private static let texelsPerCell = 8

  func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
    let width = layout.size.columns * Self.texelsPerCell
    let height = layout.size.rows * Self.texelsPerCell
    let marginX = 5 * Self.texelsPerCell
    let marginY = 2 * Self.texelsPerCell
    let box = SIMD2(Float(max(1, width - 2 * marginX)), Float(max(1, height - 2 * marginY)))
    let texels = (0..<(width * height)).map { index -> SIMD4<Float> in
      let (column, row) = (index % width - marginX, index / width - marginY)
      let place = (SIMD2(Float(column), Float(row)) + 0.5) / box
      guard place.x > 0, place.y > 0, place.x < 1, place.y < 1 else { return .zero }
      return Self.light(at: place)
    }
    return Texture(width: width, height: height, texels: texels)
  }

  /// A sun in a sky, hills before it, and a field of rows.
  private static func light(at place: SIMD2<Float>) -> SIMD4<Float> {
    let sky = SIMD4<Float>(0.08, 0.2, 0.55, 1)
    let haze = SIMD4<Float>(0.9, 0.55, 0.25, 1)
    var light = sky + (haze - sky) * min(1, place.y * 1.6)
    let sun = (place - SIMD2(0.7, 0.32)) * SIMD2(1.6, 1)
    if (sun * sun).sum() < 0.02 { light = SIMD4(1, 0.85, 0.35, 1) }
    let hill = 0.45 + 0.35 * (place.x - 0.3) * (place.x - 0.3)
    if place.y > hill { light = SIMD4(0.03, 0.14, 0.08, 1) + place.x * SIMD4(0.05, 0.1, 0.02, 0) }
    let field = 0.7 - 0.1 * place.x
    if place.y > field {
      let furrow = Int((place.x - 0.5) / (place.y - field + 0.12) * 9 + 40) % 2
      light = furrow == 0 ? SIMD4(0.45, 0.3, 0.06, 1) : SIMD4(0.16, 0.09, 0.02, 1)
    }
    let trunk = abs(place.x - 0.2) < 0.012 && place.y > 0.4 && place.y < 0.8
    if trunk { light = SIMD4(0.02, 0.01, 0.01, 1) }
    let crown = (place - SIMD2(0.2, 0.35)) * SIMD2(1.3, 1)
    if (crown * crown).sum() < 0.025 { light = SIMD4(0.02, 0.08, 0.02, 1) * (1.6 - place.y) }
    light.w = 1
    return light
  }
}
