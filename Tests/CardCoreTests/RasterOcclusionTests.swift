import TestSupport
import Testing

@testable import CardCore

@Suite("What panels hide of each other")
struct RasterOcclusionTests {
  @Test("What lies wholly below a card leaves no trace", arguments: [0.0, 20, 40, 75, 110])
  func hidden(_ degrees: Double) {
    let upper = RasterExample.panel(RasterExample.turn(degrees))
    let small = CellSize(columns: 9, rows: 3)
    let lower = Panel(
      front: RasterExample.library, size: small, column: 36, row: 10,
      transform: RasterExample.turn(degrees / 2, size: small))
    var alone = Renderer()
    var stacked = Renderer()
    #expect(
      stacked.render(RasterExample.picture(lower, lower, upper))
        == alone.render(RasterExample.picture(upper)))
  }

  @Test("A stack of cards looks as if they were painted one after another", arguments: 0..<20)
  func painted(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let panels = (0..<5).map { _ in
      Panel(
        front: RasterExample.front, back: RasterExample.back, size: RasterExample.size,
        column: .random(in: 0...24, using: &generator), row: .random(in: 0...9, using: &generator),
        transform: RasterExample.turn(.random(in: -80...80, using: &generator)),
        shadow: Shadow(x: 1, y: 1, opacity: 0.3))
    }
    let surface = render(panels[...])
    // What lies below the uppermost card that covers a cell whole makes no difference there.
    let partial = panels.indices.map { render(panels[$0...]) }
    let outlines = panels.map(outline)
    for row in 0..<RasterExample.screen.rows {
      for column in 0..<RasterExample.screen.columns {
        guard
          let top = outlines.lastIndex(where: {
            $0.extent(ofRow: row).covered.contains(column)
          })
        else { continue }
        #expect(surface[column, row].background == partial[top][column, row].background)
      }
    }
  }

  private func render(_ panels: ArraySlice<Panel>) -> Surface {
    var renderer = Renderer()
    return renderer.render(
      Picture(
        size: RasterExample.screen, background: RasterExample.night,
        elements: panels.map { .panel($0) }))
  }

  private func outline(_ panel: Panel) -> ConvexSpans {
    let rows = 0..<RasterExample.screen.rows
    guard let pose = PanelPose(panel, cellAspect: 2) else { return ConvexSpans([], rows: rows) }
    return ConvexSpans(pose.silhouette, rows: rows)
  }

  @Test("An occlusion map names what is hidden, and trims a row to what is seen")
  func map() {
    var occlusion = Occlusion(size: CellSize(columns: 6, rows: 1))
    let spans = { (left: Double, right: Double) in
      ConvexSpans(
        [
          Point(x: left, y: 0), Point(x: right, y: 0), Point(x: right, y: 1), Point(x: left, y: 1),
        ], rows: 0..<1)
    }
    occlusion.cover(spans(0, 3), slot: 1)
    occlusion.cover(spans(4.5, 9), slot: 2)
    #expect(
      (0..<6).map { occlusion.isHidden(column: $0, row: 0, slot: 0) }
        == [true, true, true, false, false, true])
    #expect(occlusion.visible(-2..<9, row: 0, slot: 0) == 3..<5)
    #expect(occlusion.visible(0..<6, row: 0, slot: 1) == 0..<5)
    #expect(occlusion.visible(0..<2, row: 0, slot: 0).isEmpty)
  }
}
