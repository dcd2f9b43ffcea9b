import CardCore
import Testing

@Suite("Silhouettes")
struct RasterSilhouetteTests {
  private static let angles = [5.0, 33, 80, 128, -62]

  @Test(
    "Over every kind of pose, edges are better than the best quadrants with free greys",
    arguments: SilhouettePose.kinds.indices)
  func beatsQuadrants(_ index: Int) {
    let kind = SilhouettePose.kinds[index]
    var total = SilhouetteTotals()
    for example in SilhouettePose.examples(
      axis: kind.axis, anchor: kind.anchor, angles: Self.angles)
    where example.isBeforeTheEye && example.screen.columns == 80 {
      var renderer = Renderer()
      let surface = renderer.render(example.picture())
      let error = SilhouetteError(
        of: surface, transform: example.transform, size: example.size, column: example.column,
        row: example.row)
      guard error.quadrants > 0 else { continue }
      total.add(error)
      // The truth has sixteen samples down a row. Where a level border falls between them a whole
      // edge is misjudged alike, so that one pose may miss by more than all poses together.
      #expect(error.light <= 1.2 * error.quadrants, "\(kind.name) \(example.transform)")
      #expect(error.code <= 1.2 * error.quadrants, "\(kind.name) \(example.transform)")
    }
    #expect(total.light <= 0.9 * total.quadrants)
    #expect(total.code <= 0.9 * total.quadrants)
  }

  @Test("A blank card at rest is pure white on pure black")
  func blankAtRest() {
    let size = CellSize(columns: 10, rows: 4)
    let panel = Panel(
      front: Face(headline: "", paper: .blank), size: size, column: 3, row: 2, isDecorated: false)
    var renderer = Renderer()
    let surface = renderer.render(
      Picture(size: CellSize(columns: 16, rows: 8), background: .black, elements: [.panel(panel)]))
    let card = CellRect(column: 3, row: 2, columns: 10, rows: 4)
    for row in 0..<8 {
      for column in 0..<16 {
        let isCard = card.contains(CellPoint(column: column, row: row))
        #expect(surface[column, row] == Cell(background: isCard ? .white : .black))
      }
    }
  }
}

/// Sums over poses.
private struct SilhouetteTotals {
  var light = 0.0
  var code = 0.0
  var quadrants = 0.0

  mutating func add(_ error: SilhouetteError) {
    light += error.light
    code += error.code
    quadrants += error.quadrants
  }
}

extension SilhouettePose.Example {
  /// Whether no corner has to be clipped, which the truth does not know how to do.
  fileprivate var isBeforeTheEye: Bool {
    Quad(Size(width: Double(size.columns), height: Double(size.rows) * 2)).corners
      .allSatisfy { $0.applying(transform).point != nil }
  }
}
