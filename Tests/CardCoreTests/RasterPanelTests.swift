import CardCore
import TestSupport
import Testing

@Suite("Posed panels")
struct RasterPanelTests {
  @Test(
    "A card turned over is exactly its back at rest", arguments: [Vector3.vertical, .horizontal])
  func turnedOver(_ axis: Vector3) {
    let turned = RasterExample.render(
      RasterExample.panel(RasterExample.turn(180, axis: axis), axis: axis))
    let resting = RasterExample.render(
      RasterExample.panel(.identity, front: RasterExample.back, back: nil))
    #expect(turned.text == resting.text)
    #expect(turned.cells.elementsEqual(resting.cells))
  }

  @Test("What is at rest does not depend on what came before")
  func restIsPure() {
    var renderer = Renderer()
    for degrees in [-30.0, 23, 7.3, 1.1, 0.2] {
      _ = renderer.render(
        RasterExample.picture(RasterExample.panel(RasterExample.turn(degrees))))
    }
    let panel = RasterExample.panel(.identity)
    let surface = renderer.render(RasterExample.picture(panel))
    #expect(surface.cells.elementsEqual(RasterExample.render(panel).cells))
  }

  @Test("The last frame of a motion is the card at rest, border and all")
  func noPop() {
    let almost = RasterExample.render(RasterExample.panel(RasterExample.turn(0.02)))
    let resting = RasterExample.render(RasterExample.panel(.identity))
    let different = zip(almost.cells, resting.cells).filter { $0 != $1 }.count
    #expect(different <= 4)
  }

  @Test(
    "Seen along its plane a card is a sliver of full height, never nothing",
    arguments: [
      90.0, 270, -90, 89.9,
    ])
  func edgeOn(_ degrees: Double) {
    let surface = RasterExample.render(RasterExample.panel(RasterExample.turn(degrees)))
    for row in 4..<19 {
      let drawn = (0..<80).filter { surface[$0, row] != Cell(background: RasterExample.night) }
      #expect(drawn.count == 1, "row \(row)")
    }
  }

  @Test(
    "The side that shows is never mirrored or upside down",
    arguments: [
      (Vector3.vertical, 140.0), (.horizontal, 140), (Vector3(x: 1, y: 0.3, z: 0), 150),
      (.vertical, 30), (.horizontal, -30), (.vertical, -160),
    ])
  func orientation(_ axis: Vector3, _ degrees: Double) {
    var renderer = Renderer(textures: CornerMark())
    let panel = RasterExample.panel(RasterExample.turn(degrees, axis: axis), axis: axis)
    let surface = renderer.render(RasterExample.picture(panel))
    var mark = (x: 0.0, y: 0.0, count: 0.0)
    var paper = (x: 0.0, y: 0.0, count: 0.0)
    for row in 0..<24 {
      for column in 0..<80 {
        guard let color = surface[column, row].background else { continue }
        if color.red > 150 && color.green < 90 {
          mark = (mark.x + Double(column), mark.y + Double(row), mark.count + 1)
        } else if color.green > 90 {
          paper = (paper.x + Double(column), paper.y + Double(row), paper.count + 1)
        }
      }
    }
    #expect(mark.count > 2)
    #expect(mark.x / mark.count < paper.x / paper.count - 4)
    #expect(mark.y / mark.count < paper.y / paper.count - 1)
  }

  @Test(
    "Panels that are not finite or lie behind the eye show nothing",
    arguments: [
      ProjectionTransform.scale(x: .nan, y: 1), .scale(x: .infinity, y: 1),
      ProjectionTransform(1, 0, 0, 0, 1, 0, 0, 0, -1), .scale(x: 1e308, y: 1e308),
    ])
  func unusable(_ transform: ProjectionTransform) {
    var panel = RasterExample.panel(transform)
    panel.shadow = Shadow(x: 1, y: 1, opacity: 0.5)
    let surface = RasterExample.render(panel)
    #expect(surface.cells.allSatisfy { $0 == Cell(background: RasterExample.night) })
  }

  @Test("A shadow darkens what lies beside the card, and only that")
  func shadow() {
    var panel = RasterExample.panel(.identity)
    let without = RasterExample.render(panel)
    panel.shadow = Shadow(x: 2, y: 2, opacity: 0.6)
    let with = RasterExample.render(panel)
    #expect(with[69, 12].background != RasterExample.night)
    #expect(with[40, 19] != without[40, 19])
    #expect(with[5, 12] == without[5, 12])
    #expect(with[40, 12] == without[40, 12])
  }

  @Test("The light comes in at most twelve steps")
  func shadeSteps() {
    let papers = stride(from: 0.0, through: 1.25, by: 0.005).map { shade in
      var panel = RasterExample.panel(.identity)
      panel.shade = shade
      return RasterExample.render(panel)[15, 8].background
    }
    #expect(Set(papers).count <= 12)
    #expect(papers[200] == RasterExample.cream.color)
  }

  @Test("Each symbol set uses its own characters only", arguments: SymbolSet.allCases)
  func symbols(_ set: SymbolSet) {
    for degrees in [-64.0, 33, 40, 128] {
      let panel = RasterExample.panel(
        RasterExample.turn(degrees, axis: Vector3(x: 0.4, y: 1, z: 0.1)))
      let glyphs = Set(RasterExample.render(panel, symbols: set).cells.map(\.glyph.base))
      #expect(glyphs.allSatisfy { SymbolRanges.allows($0, in: set) })
      #expect(glyphs.count > 4)
    }
  }

  @Test("No pose, size or strength brings the renderer down or leaves half a glyph")
  func survivesAnything() {
    var generator = SeededGenerator(seed: 2026)
    var renderer = Renderer()
    for round in 0..<150 {
      let screen = CellSize(
        columns: Int.random(in: 0...(round % 10 == 0 ? 300 : 60), using: &generator),
        rows: Int.random(in: 0...(round % 10 == 0 ? 100 : 20), using: &generator))
      let panels = (0..<3).map { _ in Picture.Element.panel(.random(using: &generator)) }
      let picture = Picture(
        size: screen, background: RasterExample.night,
        elements: [.text("図書館 図書館 図書館", column: -1, row: 2, style: TextStyle())] + panels)
      renderer.symbols = SymbolSet.allCases[round % SymbolSet.allCases.count]
      let surface = renderer.render(picture)
      #expect(surface.size == screen)
      expectWholeGlyphs(surface)
    }
  }
}

/// Prints a red block in the top left quarter.
private struct CornerMark: TextureSource {
  func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
    let width = layout.size.columns * 4
    let height = layout.size.rows * 8
    let texels = (0..<(width * height)).map { index in
      index % width < width / 3 && index / width < height / 3
        ? SIMD4<Float>(1, 0, 0, 1) : SIMD4<Float>.zero
    }
    return Texture(width: width, height: height, texels: texels, displayRows: height)
  }
}

/// The characters of the symbol sets.
private enum SymbolRanges {
  static func allows(_ base: UInt32, in set: SymbolSet) -> Bool {
    if base < 0x7F { return true }
    // The rule is drawn in light lines and eighths.
    if set != .ascii, lines.contains(base) { return true }
    switch set {
    case .ascii: return false
    case .half: return base == 0x2580 || base == 0x2584
    case .block: return (0x2580...0x259F).contains(base)
    case .sextant: return (0x2580...0x259F).contains(base) || (0x1FB00...0x1FB3B).contains(base)
    case .octant: return (0x2580...0x259F).contains(base) || (0x1CD00...0x1CDE5).contains(base)
    case .braille: return (0x2800...0x28FF).contains(base)
    }
  }

  private static let lines: Set<UInt32> = [
    0x2500, 0x2502, 0x250C, 0x2510, 0x2514, 0x2518, 0x2581, 0x258F, 0x2594, 0x2595,
  ]
}

extension Panel {
  /// A panel with anything that can go wrong.
  fileprivate static func random(using generator: inout SeededGenerator) -> Panel {
    let extremes = [0, -1, 1, 1e-9, 1e9, -1e300, .nan, .infinity, 0.5]
    func number() -> Double {
      Int.random(in: 0..<12, using: &generator) == 0
        ? extremes.randomElement(using: &generator) ?? 0
        : Double.random(in: -2...2, using: &generator)
    }
    let size = CellSize(
      columns: Int.random(in: 0...70, using: &generator),
      rows: Int.random(in: 0...24, using: &generator))
    let isTurn = Bool.random(using: &generator)
    let transform =
      isTurn
      ? RasterExample.turn(
        180 * number(), axis: Vector3(x: number(), y: number(), z: number()),
        anchor: UnitPoint(x: number(), y: number()), perspective: number(), size: size)
      : ProjectionTransform(
        number(), number(), number() / 50, number(), number(), number() / 50, 20 * number(),
        20 * number(), number())
    return Panel(
      front: RasterExample.library,
      back: Bool.random(using: &generator) ? RasterExample.front : nil,
      size: size, column: 20 * number(), row: 10 * number(), transform: transform,
      backAxis: Vector3(x: number(), y: number(), z: number()), shade: number(),
      inkOpacity: number(), shadow: Shadow(x: number(), y: number(), opacity: number()),
      isDecorated: Bool.random(using: &generator))
  }
}
