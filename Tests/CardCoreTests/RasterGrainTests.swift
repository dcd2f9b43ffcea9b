import CardCore
import Testing

@Suite("The grain of paper")
struct RasterGrainTests {
  private static let paper: Paper = {
    var paper = RasterExample.cream
    paper.grain = 0.025
    return paper
  }()

  private func papers(_ panel: Panel, showsGrain: Bool = true) -> [Color: Int] {
    var renderer = Renderer()
    renderer.colorDepth = showsGrain ? .truecolor : .palette256
    let surface = renderer.render(RasterExample.picture(panel))
    return surface.cells.reduce(into: [:]) { counts, cell in
      guard cell.glyph == .space, let color = cell.background else { return }
      counts[color, default: 0] += 1
    }
  }

  private func panel(_ transform: ProjectionTransform = .identity) -> Panel {
    RasterExample.panel(transform, front: Face(headline: "", paper: Self.paper))
  }

  @Test("Resting paper has three tones that differ by no more than an eye just feels")
  func tones() {
    let counts = papers(panel()).filter { $0.key != RasterExample.night }
    #expect(counts.count == 3)
    let own = counts[Self.paper.color] ?? 0
    #expect(own > counts.values.reduce(0, +) / 4)
    for color in counts.keys {
      #expect(abs(Int(color.green) - Int(Self.paper.color.green)) <= 4)
    }
  }

  @Test("A moving card and a screen of few colours show even paper")
  func even() {
    let moving = papers(panel(RasterExample.turn(12)))
    #expect(moving[Self.paper.color] ?? 0 > 300)
    #expect(Set(moving.keys).subtracting([Self.paper.color, RasterExample.night]).count <= 12)
    #expect(papers(panel(), showsGrain: false).count == 2)
  }

  @Test("The grain belongs to the card, not to the screen")
  func belongsToCard() {
    func pattern(column: Double) -> [Color?] {
      var panel = panel()
      panel.column = column
      var renderer = Renderer()
      renderer.colorDepth = .truecolor
      let surface = renderer.render(RasterExample.picture(panel))
      return (0..<RasterExample.size.columns).map { surface[Int(column) + $0, 11].background }
    }
    #expect(pattern(column: 12) == pattern(column: 17))
  }
}
