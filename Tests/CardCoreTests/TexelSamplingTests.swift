import Testing

@testable import CardCore

@Suite("Reading a print between its texels")
struct TexelSamplingTests {
  /// Texels of 3×2 whose coverage, and light, is their number in fifths.
  private static let texels = (0..<6).map { SIMD4<Float>(repeating: Float($0) / 5) }
  private static let grid = TexelGrid(offset: 0, width: 3, height: 2)

  /// A place in texels, and what is there.
  struct Sample: Sendable {
    let x: Float
    let y: Float
    let value: Float
  }

  private static let samples = [
    Sample(x: 0.5, y: 0.5, value: 0), Sample(x: 1.5, y: 0.5, value: 0.2),
    Sample(x: 2.5, y: 1.5, value: 1), Sample(x: 1, y: 0.5, value: 0.1),
    Sample(x: 1.5, y: 1, value: 0.5), Sample(x: 2, y: 1, value: 0.6),
    Sample(x: 1.75, y: 1.25, value: 0.7), Sample(x: -4, y: 0.5, value: 0),
    Sample(x: 99, y: 99, value: 1), Sample(x: .nan, y: .nan, value: 0),
  ]

  @Test("Light is the blend of the four texels around a place", arguments: samples)
  func light(sample: Sample) {
    var found = [SIMD4<Float>](repeating: .zero, count: 8)
    TexelSampler(Self.texels, grid: Self.grid, scale: SIMD2(1, 1)).read(
      x: SIMD8(repeating: sample.x), y: SIMD8(repeating: sample.y), into: &found)
    for light in found { #expect(abs(light.x - sample.value) < 1e-5) }
  }

  @Test("Coverage is, too, to a byte's exactness", arguments: samples)
  func coverage(sample: Sample) {
    let quads = CoverageSampler.quads(of: Self.texels, levels: [Self.grid])
    let found = CoverageSampler(quads, grid: Self.grid, scale: SIMD2(1, 1)).coverage(
      x: SIMD8(repeating: sample.x), y: SIMD8(repeating: sample.y))
    for lane in 0..<8 { #expect(abs(found[lane] - sample.value) < 1.0 / 255) }
  }

  @Test("A single texel is everywhere", arguments: [Float(-1), 0.2, 0.5, 7, .nan])
  func single(place: Float) {
    let grid = TexelGrid(offset: 0, width: 1, height: 1)
    let quads = CoverageSampler.quads(of: [SIMD4(repeating: 1)], levels: [grid])
    let found = CoverageSampler(quads, grid: grid, scale: SIMD2(1, 1)).coverage(
      x: SIMD8(repeating: place), y: SIMD8(repeating: place))
    #expect(found == SIMD8(repeating: 1))
  }

  @Test("Parts of a cell lie in the texels that a turn maps them to")
  func parts() {
    let map = ProjectionTransform.scale(x: 8, y: 8)
    let grid = PartGrid(map, column: 2, row: 1, offset: SIMD2(1, 0))
    let places = grid.places(ofRow: 3)
    #expect(places.x == SIMD8(15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 22.5))
    #expect(places.y == SIMD8(repeating: 11.5))
    #expect(grid.corners.x == SIMD4(15.5, 22.5, 15.5, 22.5))
    #expect(grid.corners.y == SIMD4(8.5, 8.5, 15.5, 15.5))
  }
}
