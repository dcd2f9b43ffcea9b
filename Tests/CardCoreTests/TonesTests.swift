import Testing

@testable import CardCore

@Suite("Cards on screens of few colours")
struct TonesTests {
  private static let size = CellSize(columns: 40, rows: 12)
  private static let paper = Paper(
    color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x221E1A), accent: Color(hex: 0x7A4A21), rule: nil)

  private func surface(_ depth: ColorDepth) -> Surface {
    let face = Face(
      headline: "bueno", lines: [FaceLine("Es un libro.", role: .example)], paper: Self.paper)
    let card = CellSize(columns: 30, rows: 10)
    let transform = ProjectionTransform.rotation3D(
      .degrees(35), axis: .vertical, anchor: .center, anchorZ: 0, perspective: 0.5,
      size: Size(width: 30, height: 20))
    let panel = Panel(
      front: face, back: face, size: card, column: 5, row: 1, transform: transform,
      backAxis: .vertical)
    var renderer = Renderer(headline: .text)
    renderer.colorDepth = depth
    return renderer.render(
      Picture(size: Self.size, background: .black, elements: [.panel(panel)]))
  }

  @Test("Eight colours, or none, are never blended", arguments: [ColorDepth.palette8, .none])
  func pure(depth: ColorDepth) {
    let surface = surface(depth)
    let colors = Set(surface.cells.flatMap { [$0.background, $0.foreground] }.compactMap(\.self))
    // The table, the paper in its shade, and the ink.
    #expect(colors.count == 3)
  }

  @Test(
    "The ink of small letters is seen on every screen",
    arguments: ColorDepth.allCases)
  func ink(depth: ColorDepth) {
    let surface = surface(depth)
    let inner = (3..<9).flatMap { row in (8..<32).map { surface[$0, row] } }
    #expect(inner.filter { !$0.glyph.isBlank }.count > 8)
  }
}
