import CardCore
import Testing

@Suite("Text on panels")
struct RasterTextTests {
  private static let lines = FaceLayout(RasterExample.front, size: RasterExample.size).lines

  @Test("At rest every line stands exactly where the layout puts it")
  func rest() {
    let surface = RasterExample.render(RasterExample.panel(.identity))
    for line in Self.lines {
      #expect(surface.text(inRow: 4 + line.row).contains(line.text))
      let first = surface[12 + line.column, 4 + line.row]
      #expect(first.glyph == line.glyphs.first)
      #expect(first.background == RasterExample.cream.color)
    }
    #expect(surface[12 + 28, 4 + 4].attributes == .bold)
  }

  @Test(
    "Turned a little, every line is still whole, once, in order, and within the rule",
    arguments: [Vector3.vertical, .horizontal, Vector3(x: 0.5, y: 1, z: 0)])
  func rigid(_ axis: Vector3) {
    for degrees in stride(from: -20.0, through: 20, by: 2.5) {
      let surface = RasterExample.render(
        RasterExample.panel(RasterExample.turn(degrees, axis: axis)))
      let rows = (0..<surface.size.rows).map { surface.text(inRow: $0) }
      let found = Self.lines.map { line in
        rows.indices.filter { rows[$0].contains(line.text) }
      }
      #expect(found.allSatisfy { $0.count == 1 }, "\(degrees)°")
      #expect(found.flatMap { $0 } == found.flatMap { $0 }.sorted(), "\(degrees)°")
      let papers = surface.cells.filter { $0.glyph.base > 0x60 && $0.glyph.base < 0x7B }
      #expect(papers.allSatisfy { $0.background == RasterExample.cream.color })
    }
  }

  @Test("Turned far, no character is left, only ink", arguments: [30.0, 60, 100, 140, -45])
  func ink(_ degrees: Double) {
    let surface = RasterExample.render(RasterExample.panel(RasterExample.turn(degrees)))
    #expect(!surface.cells.contains { $0.glyph.base > 0x20 && $0.glyph.base < 0x2500 })
    #expect(surface.cells.contains { (0x2580...0x259F).contains($0.glyph.base) })
  }

  @Test("Between 20° and 24° the text dissolves character by character, and comes back so")
  func dissolves() {
    var renderer = Renderer()
    func crispCount(at degrees: Double) -> Int {
      let transform = RasterExample.turn(degrees, perspective: 0)
      let surface = renderer.render(RasterExample.picture(RasterExample.panel(transform)))
      return surface.cells.count { $0.glyph.base > 0x20 && $0.glyph.base < 0x2500 }
    }
    let all = crispCount(at: 0)
    var counts = stride(from: 18.0, through: 26, by: 0.1).map(crispCount)
    #expect(counts.first == all && counts.last == 0)
    for (before, after) in zip(counts, counts.dropFirst()) {
      #expect(after <= before && before - after <= all / 8)
    }
    counts = stride(from: 26.0, through: 18, by: -0.1).map(crispCount)
    #expect(counts.first == 0 && counts.last == all)
    for (before, after) in zip(counts, counts.dropFirst()) {
      #expect(after >= before && after - before <= all / 8)
    }
  }

  @Test("A trembling hand changes no character")
  func steady() {
    var renderer = Renderer()
    let frames = [22.0, 22.4, 21.8, 22.5, 21.9].map { degrees in
      let transform = RasterExample.turn(degrees, perspective: 0)
      return renderer.render(RasterExample.picture(RasterExample.panel(transform)))
        .cells.map { $0.glyph.base > 0x20 && $0.glyph.base < 0x2500 }
    }
    #expect(frames.allSatisfy { $0 == frames[0] })
    #expect(frames[0].contains(true))
  }

  @Test("While text dissolves every character is crisp or ink in its own cells")
  func dissolving() {
    let panel = RasterExample.panel(RasterExample.turn(22, perspective: 0))
    let mixed = RasterExample.render(panel)
    let crisp = RasterExample.render(RasterExample.panel(RasterExample.turn(19.9, perspective: 0)))
    var kinds: [Bool: Int] = [:]
    for row in 8..<16 {
      // The rows of the headline and the running text hold nothing else.
      for column in 20..<60 where crisp[column, row].glyph.base > 0x20 {
        guard crisp[column, row].glyph.base < 0x2500 else { continue }
        let near = (column - 1...column + 1).map { mixed[$0, row] }
        let isCrisp = near.contains { $0.glyph == crisp[column, row].glyph }
        kinds[isCrisp, default: 0] += 1
        #expect(isCrisp || near.contains { $0 != Cell(background: $0.background) })
      }
    }
    #expect(kinds[true, default: 0] > 10 && kinds[false, default: 0] > 10)
  }

  @Test("Wide characters are whole at every angle", arguments: [0.0, 8, 16, 21, 40, 85, 172])
  func wideCharacters(_ degrees: Double) {
    let surface = RasterExample.render(
      RasterExample.panel(RasterExample.turn(degrees), front: RasterExample.library))
    expectWholeGlyphs(surface)
  }

  @Test("Half strength is between ink and paper, and none shows nothing")
  func opacity() {
    var panel = RasterExample.panel(.identity)
    panel.inkOpacity = 0
    #expect(!RasterExample.render(panel).text.contains("murciélago"))
    panel.inkOpacity = 0.5
    let cell = RasterExample.render(panel)[12 + Self.lines[0].column, 4 + Self.lines[0].row]
    #expect(cell.glyph.text == "e")
    let red = cell.foreground?.red ?? 0
    #expect(red > RasterExample.cream.ink.red && red < RasterExample.cream.color.red)
  }
}

/// Expects that no half of a wide glyph stands alone.
func expectWholeGlyphs(
  _ surface: Surface, sourceLocation: SourceLocation = #_sourceLocation
) {
  let columns = surface.size.columns
  for (index, cell) in surface.cells.enumerated() {
    let column = index % columns
    if cell.glyph.width == 2 {
      let isWhole = column + 1 < columns && surface.cells[index + 1].glyph == .continuation
      #expect(isWhole, sourceLocation: sourceLocation)
    }
    if cell.glyph == .continuation {
      let isWhole = column > 0 && surface.cells[index - 1].glyph.width == 2
      #expect(isWhole, sourceLocation: sourceLocation)
    }
  }
}
