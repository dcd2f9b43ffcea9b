import Testing

@testable import CardCore

struct EffectTiltTests {
  private let stage = EffectStages.stage(columns: 80, rows: 24)

  @Test("A card that is not pressed is plain: no light, no slide, no turn")
  func rest() {
    let panel = TiltEffect.panel(pressure: .zero, on: stage)
    #expect(panel.transform.isIdentity)
    #expect(panel.shading == nil)
    #expect(panel.parallax == .none)
    #expect(panel.shade == 1)
  }

  @Test("The pressed side goes away, about one axis across the line from the middle")
  func presses() {
    let right = TiltEffect.panel(pressure: Point(x: 1, y: 0), on: stage).transform
    #expect(right.m13 > 0 && right.m23 == 0)
    let down = TiltEffect.panel(pressure: Point(x: 0, y: 1), on: stage).transform
    #expect(down.m23 > 0 && down.m13 == 0)
    // Beyond the edge it goes no further.
    let beyond = TiltEffect.panel(pressure: Point(x: 1.7, y: 0), on: stage).transform
    #expect(beyond == right)
  }

  @Test("Layers slide the more the higher they are, and the shadow moves against the hand")
  func layers() throws {
    let panel = TiltEffect.panel(pressure: Point(x: 1, y: 0), on: stage)
    let slides = [Parallax.ruleHeight, Parallax.textHeight, Parallax.headlineHeight]
      .map { panel.parallax.slide(atHeight: $0).x }
    #expect(slides[0] > 0 && slides[0] < slides[1] && slides[1] < slides[2])
    let resting = try #require(TiltEffect.panel(pressure: .zero, on: stage).shadow)
    #expect(try #require(panel.shadow).x < resting.x)
  }

  /// A headline in display type: a black bar in the middle of the upper half.
  private struct BarTextures: TextureSource {
    let setsDisplayType = true

    func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
      let (width, height) = (layout.size.columns * 8, layout.size.rows * 16)
      var texels = [SIMD4<Float>](repeating: .zero, count: width * height)
      for y in (height / 8)..<(height / 4) {
        for x in (width * 3 / 8)..<(width * 5 / 8) { texels[y * width + x] = SIMD4(0, 0, 0, 1) }
      }
      return Texture(width: width, height: height, texels: texels, displayRows: height / 3)
    }
  }

  @Test("Display type slides with its layer too")
  func displayType() {
    let paper = Paper(color: .white, ink: .black, accent: .black, rule: nil)
    let face = Face(headline: "a\nb\nc", paper: paper)
    let middle = { (slide: Double) -> Double in
      var renderer = Renderer(textures: BarTextures())
      let panel = Panel(
        front: face, size: CellSize(columns: 40, rows: 16), column: 0, row: 0,
        parallax: Parallax(slide: Point(x: slide, y: 0)), isDecorated: false)
      let surface = renderer.render(
        Picture(
          size: CellSize(columns: 40, rows: 16), background: .white, elements: [.panel(panel)]))
      var (sum, weight) = (0.0, 0.0)
      for column in 0..<40 {
        let cell = surface[column, 3]
        let dark = Double(255 - Int(cell.background?.red ?? 255)) / 255
        let ink = cell.glyph == .space ? dark : 0.5
        (sum, weight) = (sum + ink * (Double(column) + 0.5), weight + ink)
      }
      return sum / weight
    }
    #expect(abs(middle(0) - 20) < 0.1)
    #expect(abs(middle(1) - 20 - Parallax.headlineHeight) < 0.3)
    #expect(abs(middle(-1.5) - 20 + 1.5 * Parallax.headlineHeight) < 0.3)
  }

  @Test("Glare lights the paper and leaves the text as dark as it was")
  func glare() {
    let paper = stage.sides(0).front.paper
    let plain = PanelInks(paper, shade: 1)
    let lit = PanelInks(paper, shade: 1, light: 1.25)
    #expect(lit.ink == plain.ink && lit.accent == plain.accent)
    #expect(LinearLight.linear(lit.paper).x > LinearLight.linear(plain.paper).x)
    let dark = PanelInks(paper, shade: 1, light: 0.5)
    #expect(LinearLight.linear(dark.paper).x < LinearLight.linear(plain.paper).x)
  }

  @Test("Let go, a card waits a moment and then springs back over its rest")
  func springsBack() {
    var motion = TiltMotion()
    for step in 0...10 { motion.press(Point(x: 0.8, y: -0.4), at: Double(step) / 60) }
    let time = 10.0 / 60
    motion.release(at: time)
    #expect(motion.pressure(at: time + TiltMotion.returnDelay * 0.9) == Point(x: 0.8, y: -0.4))
    let least = stride(from: 0, through: 2, by: 0.01).map { motion.pressure(at: time + $0).x }.min()
    #expect((least ?? 0) < -0.1)
    #expect(motion.isSettled(at: time + 10))
    #expect(motion.pressure(at: time + 10) == .zero)
  }

  @Test("A hand beyond the edge tilts the card less and less")
  func soft() {
    var motion = TiltMotion()
    motion.press(Point(x: 2, y: 0), at: 0)
    let near = motion.pressure(at: 0).x
    motion.press(Point(x: 4, y: 0), at: 0.1)
    let far = motion.pressure(at: 0.1).x
    #expect(1 < near && near < far && far < 1.5)
    motion.press(Point(x: .nan, y: 0), at: 0.2)
    #expect(motion.pressure(at: 0.2).x == far)
  }

  @Test("Keys press toward each side and stop at the edge", arguments: Edge.allCases)
  func keys(_ edge: Edge) {
    var motion = TiltMotion()
    for press in 0..<5 { motion.nudge(edge, at: Double(press)) }
    #expect(
      motion.pressure(at: 100) == Point(x: edge.outward.x, y: edge.outward.y))
  }

  @Test("A card sways only when it is told to and left alone, and begins without a jump")
  func sways() {
    var still = TiltMotion()
    still.release(at: 0)
    #expect(still.pressure(at: 60) == .zero && still.isSettled(at: 60))
    var swaying = TiltMotion(swaysWhenIdle: true)
    swaying.press(Point(x: 0.5, y: 0), at: 0)
    swaying.release(at: 0.1)
    #expect(!swaying.isSettled(at: 60))
    var before = swaying.pressure(at: 0.1)
    var farthest = 0.0
    for step in 1...6000 {
      let now = swaying.pressure(at: 0.1 + Double(step) / 240)
      #expect(abs(now.x - before.x) < 0.05 && abs(now.y - before.y) < 0.05)
      farthest = step > 2400 ? max(farthest, abs(now.x)) : 0
      before = now
    }
    #expect(farthest > 0.2 && farthest < 0.35)
  }
}
