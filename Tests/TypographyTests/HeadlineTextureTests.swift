import CardCore
import Testing

@testable import Typography

@Suite("Headlines in display type")
struct HeadlineTextureTests {
  @Test(
    "A headline fills its box across or down, and stays inside",
    arguments: ["bat", "murciélago", "Wörterbuch", "ñ", "the quick brown fox", "шкаф", "Άλφα"])
  func fillsBox(headline: String) throws {
    let print = TypePrint(headline, lines: [FaceLine("a note", role: .note)])
    let box = print.layout.headlineBox
    #expect(print.texture.displayRows == box.rows.upperBound * 8)
    let ink = try #require(print.inkedCells)
    #expect(box.columns.contains(ink.columns.lowerBound))
    #expect(box.columns.contains(ink.columns.upperBound))
    #expect(box.rows.contains(ink.rows.lowerBound) && box.rows.contains(ink.rows.upperBound))
    let isWide = ink.columns.count * 10 >= box.columns.count * 8
    let isHigh = ink.rows.count * 10 >= box.rows.count * 6
    #expect(isWide || isHigh)
    let middle = (ink.columns.lowerBound + ink.columns.upperBound, box.columns)
    #expect(abs(middle.0 - (middle.1.lowerBound + middle.1.upperBound - 1)) <= 2)
  }

  @Test("Letters are printed in the ink of the paper")
  func inkOfPaper() {
    let print = TypePrint("ink")
    let ink = LinearLight.linear(TypePrint.paper.ink)
    let colors = Set(
      print.inked.map { texel in
        let light = print.texture.texels[texel.y * print.texture.width + texel.x]
        return [light.x, light.y, light.z]
      })
    #expect(colors == [[ink.x, ink.y, ink.z]])
  }

  @Test(
    "Scripts are read from their own side",
    arguments: [("M..", true), ("..M", false), ("שיי", false), ("ייש", true)])
  func direction(headline: String, isHeavyOnLeft: Bool) throws {
    let print = TypePrint(headline)
    let ink = print.inked
    let left = try #require(ink.map(\.x).min())
    let right = try #require(ink.map(\.x).max())
    let third = (right - left) / 3
    let onLeft = ink.count { $0.x < left + third }
    let onRight = ink.count { $0.x > right - third }
    #expect((onLeft > onRight) == isHeavyOnLeft)
  }

  @Test("Arabic letters are joined")
  func joined() {
    // Three letters apart have two gaps more than three that are joined.
    #expect(TypePrint("ببب").inkedRuns < TypePrint("ب\u{200C}ب\u{200C}ب").inkedRuns)
  }

  @Test("Words are never broken, and two lines come out about equally long")
  func lines() throws {
    #expect(TypePrint("Donaudampfschifffahrtsgesellschaft").texture.displayRows == 0)
    let print = TypePrint("one two three four")
    let ink = print.inked
    let rows = Set(ink.map(\.y))
    let top = try #require(rows.min())
    let bottom = try #require(rows.max())
    let gap = (top...bottom).filter { !rows.contains($0) }
    #expect(!gap.isEmpty)
    let middle = (top + bottom) / 2
    let upper = ink.filter { $0.y < middle }.map(\.x)
    let lower = ink.filter { $0.y > middle }.map(\.x)
    let widths = try (
      #require(upper.max()) - #require(upper.min()), #require(lower.max()) - #require(lower.min())
    )
    #expect(abs(widths.0 - widths.1) * 2 < max(widths.0, widths.1))
  }

  @Test("The same side has the same texture")
  func deterministic() {
    #expect(TypePrint("same").texture.texels == TypePrint("same").texture.texels)
  }

  @Test("A headline that no font can show is set in the terminal's characters")
  func unknownLetters() {
    let headline = "\u{E123}\u{E124}"
    #expect(TypePrint(headline).texture.displayRows == 0)
    var renderer = Renderer(textures: PangoTextureSource())
    let surface = renderer.render(TypePrint.picture(headline))
    #expect(surface.text.contains(headline))
  }

  @Test(
    "Without fonts everything is as in the plain source",
    arguments: [FontSelection.files([]), .files(["/nowhere/missing.ttf", #filePath])])
  func noFonts(selection: FontSelection) {
    let source = PangoTextureSource(fonts: selection)
    #expect(!source.setsDisplayType)
    var renderer = Renderer(textures: source)
    var plain = Renderer()
    let picture = TypePrint.picture("headline")
    #expect(renderer.render(picture) == plain.render(picture))
    #expect(FontStatus(fonts: selection).choices.isEmpty)
    #expect(FontStatus(fonts: selection).lines.count == 1)
  }

  @Test("The status names a font for Latin")
  func status() {
    let latin = FontStatus().choices.first { $0.script == "Latin" }
    #expect(latin?.font?.isEmpty == false)
  }

  @Test(
    "Hostile texts are drawn in a moment",
    arguments: [
      "a" + String(repeating: "\u{301}", count: 32_768),
      String(repeating: "Wörter ", count: 300), String(repeating: "𒐫", count: 300),
      String(repeating: "\u{202E}שלום\u{202C}", count: 20), "\u{200D}\u{FE0F}\u{200D}", "\n\n\n",
    ],
    [
      CellSize(columns: 56, rows: 15), CellSize(columns: 1, rows: 1),
      CellSize(columns: 0, rows: 5), CellSize(columns: 300, rows: 100),
    ])
  func hostile(headline: String, size: CellSize) {
    var renderer = Renderer(textures: PangoTextureSource())
    let face = Face(
      headline: headline, lines: [FaceLine(headline, role: .example)], paper: TypePrint.paper)
    let picture = Picture(
      size: size, background: .black,
      elements: [.panel(Panel(front: face, size: size, column: 0, row: 0))])
    let elapsed = ContinuousClock().measure {
      #expect(renderer.render(picture).size == size)
    }
    #expect(elapsed < .seconds(5))
  }
}

@Suite("Display type on a card")
struct DisplayedCardTests {
  @Test("At rest the headline is drawn in blocks, and the rest is exact text")
  func rest() {
    var renderer = Renderer(textures: PangoTextureSource())
    let surface = renderer.render(TypePrint.picture("bat"))
    #expect(!surface.text.contains("bat"))
    #expect(surface.text.contains("a note"))
    let blocks = surface.cells.filter { (0x2580...0x259F).contains($0.glyph.base) }
    #expect(blocks.count > 30)
  }

  @Test("The setting and coarse symbols keep headlines in the terminal's characters")
  func asText() {
    for (style, symbols) in [
      (HeadlineStyle.text, SymbolSet.block), (.display, .ascii), (.display, .half),
    ] {
      var renderer = Renderer(symbols: symbols, headline: style, textures: PangoTextureSource())
      #expect(renderer.render(TypePrint.picture("murciélago")).text.contains("murciélago"))
    }
  }

  @Test("Fonts may come later")
  func exchange() {
    var renderer = Renderer()
    #expect(renderer.render(TypePrint.picture("bat")).text.contains("bat"))
    renderer.textures = PangoTextureSource()
    #expect(!renderer.render(TypePrint.picture("bat")).text.contains("bat"))
  }

  @Test("A turn in display type needs few colours", arguments: [0.0, 20, 45, 70, 110, 160])
  func colors(degrees: Double) {
    var renderer = Renderer(textures: PangoTextureSource())
    let surface = renderer.render(TypePrint.picture("murciélago", degrees: degrees))
    let pairs = Set(surface.cells.map { [$0.foreground, $0.background] })
    #expect(pairs.count <= 64)
  }
}

/// The print of a headline on a card of 56×15 cells.
struct TypePrint {
  static let paper = Paper(
    color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x2A2622), accent: Color(hex: 0x8A5A3C), rule: nil)

  let layout: FaceLayout
  let texture: Texture

  init(_ headline: String, lines: [FaceLine] = []) {
    let face = Face(headline: headline, lines: lines, paper: Self.paper)
    layout = FaceLayout(
      face, size: CellSize(columns: 56, rows: 15),
      displayType: DisplayType(symbols: .block, cellAspect: 2))
    texture = PangoTextureSource().texture(for: face, layout: layout, cellAspect: 2)
  }

  /// The texels of the headline that are mostly covered.
  var inked: [(x: Int, y: Int)] {
    (0..<texture.displayRows * texture.width).compactMap { index in
      texture.texels[index].w > 0.5 ? (index % texture.width, index / texture.width) : nil
    }
  }

  /// The cells in which the headline has ink; nil for none.
  var inkedCells: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let texels = inked
    guard let left = texels.map(\.x).min(), let right = texels.map(\.x).max(),
      let top = texels.map(\.y).min(), let bottom = texels.map(\.y).max()
    else { return nil }
    return (left / 8...right / 8, top / 8...bottom / 8)
  }

  /// How many groups of columns with ink there are, from left to right.
  var inkedRuns: Int {
    let columns = Set(inked.map(\.x))
    return columns.count { !columns.contains($0 - 1) }
  }

  /// A card on a screen of 80×24 cells.
  static func picture(_ headline: String, degrees: Double = 0) -> Picture {
    let size = CellSize(columns: 56, rows: 15)
    let face = Face(headline: headline, lines: [FaceLine("a note", role: .note)], paper: paper)
    let turn = ProjectionTransform.rotation3D(
      .degrees(degrees), axis: .vertical, anchor: .center, anchorZ: 0, perspective: 0.5,
      size: Size(width: 56, height: 30))
    return Picture(
      size: CellSize(columns: 80, rows: 24), background: Color(hex: 0x12151C),
      elements: [.panel(Panel(front: face, size: size, column: 12, row: 4, transform: turn))])
  }
}
