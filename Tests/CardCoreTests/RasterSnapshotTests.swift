import CardCore
import TestSupport
import Testing

@Suite("Pictures of a flip")
struct RasterSnapshotTests {
  @Test("A flip about the vertical axis", arguments: [0, 10, 25, 40, 50, 60, 75, 90, 100])
  func flip(_ percent: Int) {
    let transform = RasterExample.turn(1.8 * Double(percent))
    let surface = RasterExample.render(RasterExample.panel(transform))
    expectSnapshot(surface.text, named: "flip-\(percent)")
  }

  @Test(
    "A tilt, a roll and a page in flight",
    arguments: [
      ("tilt", Vector3(x: 0.5, y: 1, z: 0), UnitPoint.center, 14.0),
      ("roll", Vector3(x: 0, y: 0, z: 1), .center, 12), ("page", .vertical, .leading, -60),
    ])
  func poses(_ name: String, _ axis: Vector3, _ anchor: UnitPoint, _ degrees: Double) {
    let transform = RasterExample.turn(degrees, axis: axis, anchor: anchor, perspective: 0.35)
    let surface = RasterExample.render(RasterExample.panel(transform, axis: axis))
    expectSnapshot(surface.text, named: "pose-\(name)")
  }

  @Test(
    "A flip in plain ASCII, with slanted edges",
    arguments: [
      ("20", Vector3.vertical, 36.0), ("35", .vertical, 63),
      ("diagonal", Vector3(x: 1, y: 1, z: 0), 60),
    ])
  func ascii(_ name: String, _ axis: Vector3, _ degrees: Double) {
    let transform = RasterExample.turn(degrees, axis: axis)
    let surface = RasterExample.render(
      RasterExample.panel(transform, axis: axis), symbols: .ascii)
    expectSnapshot(surface.text, named: "ascii-\(name)")
  }

  @Test("A small card and one with more text than fits")
  func sizes() {
    var small = RasterExample.panel(.identity)
    small.size = CellSize(columns: 16, rows: 6)
    expectSnapshot(RasterExample.render(small).text, named: "card-small")
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 12)
    let long = Face(
      headline: "Donaudampfschifffahrtsgesellschaftskapitän",
      lines: [FaceLine(text, role: .example)], paper: RasterExample.cream, scrollOffset: 2)
    expectSnapshot(
      RasterExample.render(RasterExample.panel(.identity, front: long)).text, named: "card-long")
  }
}
