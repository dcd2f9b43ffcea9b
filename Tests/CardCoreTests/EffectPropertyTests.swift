import TestSupport
import Testing

@testable import CardCore

struct EffectPropertyTests {
  private static let strange = [
    Double.nan, .infinity, -.infinity, -1e300, 1e300, -3, 0, 0.5, 1, 1.4,
    Double.leastNonzeroMagnitude,
  ]

  @Test(
    "Random effects on random stages give whole characters on a screen of the right size",
    arguments: 0..<12)
  func random(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      let screen = CellSize(
        columns: .random(in: 0...300, using: &generator),
        rows: .random(in: 0...100, using: &generator))
      let card = CellRect(
        column: .random(in: -40...300, using: &generator),
        row: .random(in: -20...100, using: &generator),
        columns: .random(in: 0...200, using: &generator),
        rows: .random(in: 0...60, using: &generator))
      let stage = EffectStage(
        screen: screen, cellAspect: Bool.random(using: &generator) ? 2 : .nan, card: card,
        cards: Bool.random(using: &generator) ? EffectStages.cards : [],
        shadowOpacity: Self.strange.randomElement(using: &generator) ?? 0)
      guard let effect = CardEffects.all.randomElement(using: &generator) else { continue }
      let progress =
        Bool.random(using: &generator)
        ? .random(in: -0.2...1.2, using: &generator)
        : Self.strange.randomElement(using: &generator) ?? 0
      let panels = effect.panels(at: progress, on: stage)
      #expect(panels.allSatisfy { $0.transform.isFinite && $0.shade.isFinite }, "\(effect.name)")
      let surface = EffectStages.surface(panels, on: stage)
      #expect(surface.size == screen)
      #expect(surface.hasOnlyWholeCharacters, "\(effect.name) on \(screen) at \(progress)")
    }
  }

  @Test("Every effect shows something, also in a window of 40×12", arguments: EffectCase.all)
  func shows(_ item: EffectCase) {
    for (columns, rows) in [(40, 12), (80, 24)] {
      let stage = EffectStages.stage(columns: columns, rows: rows)
      for progress in [0, 0.25, 0.75] {
        let area = Silhouette.area(of: item.effect.panels(at: progress, on: stage), on: stage)
        #expect(area >= 8, "\(columns)×\(rows) at \(progress)")
      }
    }
  }

  @Test("Effects with unusable numbers are clamped")
  func clamped() {
    #expect(FoldEffect(panels: -3).panelCount == 2)
    #expect(FoldEffect(panels: .max).panelCount == 8)
    #expect(AccordionEffect(panels: .min).panelCount == 2)
    #expect(WallEffect(count: 100_000).count == 200)
    #expect(DealEffect(.deal, count: -1).count == 1)
    #expect(ShuffleEffect(count: 7).count == 6)
    #expect(CurlEffect(slant: Angle(radians: .nan)).slant == .zero)
    #expect(
      FlightEffect(FlightEffect.grades[0].summary, end: Point(x: .nan, y: 1e9)).end
        == Point(x: 0, y: 8))
    let stage = EffectStages.stage(columns: 80, rows: 24)
    let flip = FlipEffect(about: Vector3(x: .nan, y: 0, z: 0)).panels(at: 0.3, on: stage)
    #expect(flip.allSatisfy { $0.transform.isFinite })
    let tilt = TiltEffect.panel(pressure: Point(x: .infinity, y: .nan), on: stage)
    #expect(tilt.transform.isIdentity)
  }

  @Test("No silhouette jumps, however finely the progress is cut", arguments: EffectCase.all)
  func silhouettes(_ item: EffectCase) {
    let stage = EffectStages.stage(columns: 80, rows: 24)
    let card = stage.size.width * stage.size.height
    let count = item.effect.panels(at: 0.5, on: stage).count
    let steps = count > 100 ? 200 : count > 10 ? 500 : 2000
    var before: Double?
    var largest = (change: 0.0, progress: 0.0)
    // Springs go beyond their ends.
    for step in (-steps / 10)...(steps + steps / 10) {
      let progress = Double(step) / Double(steps)
      let area = Silhouette.area(of: item.effect.panels(at: progress, on: stage), on: stage)
      if let before, abs(area - before) > largest.change {
        largest = (abs(area - before), progress)
      }
      before = area
    }
    // A spring runs through the progress in some thirty frames, sixty of these steps each.
    let bound = 20 / Double(steps)
    #expect(largest.change <= bound * card, "\(largest.change / card) at \(largest.progress)")
  }

  @Test(
    "The side that is seen is never mirrored, and the paper's front shows where it faces us",
    arguments: EffectCase.all)
  func facing(_ item: EffectCase) {
    let stage = EffectStages.stage(columns: 80, rows: 24)
    for step in -5...105 {
      for panel in item.effect.panels(at: Double(step) / 100, on: stage) {
        guard let pose = PanelPose(panel, cellAspect: stage.cellAspect), pose.fromCells != nil
        else { continue }
        #expect(pose.toCells.determinant > 0)
        let quad = ProjectedQuad(polygon: panel.region.polygon(in: pose.box), panel.transform)
        #expect(pose.isBack == (quad.signedArea < 0))
      }
    }
  }
}

/// The area of the screen that panels cover.
private enum Silhouette {
  private static let linesPerRow = 2
  /// How much everything is sheared downward, which keeps areas, and level edges off the lines.
  private static let shear = 0.13

  /// The covered area in square points, measured along lines across the screen.
  static func area(of panels: [Panel], on stage: EffectStage) -> Double {
    let polygons = panels.map { polygon(of: $0, on: stage) }
    let spacing = stage.cellAspect / Double(linesPerRow)
    var total = 0.0
    let screen = stage.screenSize
    for line in 0..<Int((screen.height + shear * screen.width) / spacing) {
      total += covered(y: (Double(line) + 0.5) * spacing, by: polygons)
    }
    return total * spacing
  }

  private static func polygon(of panel: Panel, on stage: EffectStage) -> [Point] {
    let corners = panel.region.polygon(in: stage.size(of: panel.size))
    let seen = NearPlane.clip(corners.map { $0.applying(panel.transform) })
      .map { Point(x: $0.x + panel.column, y: $0.y + panel.row * stage.cellAspect) }
    return Polygon.clip(seen, to: Quad(stage.screenSize).corners)
      .map { Point(x: $0.x, y: $0.y + shear * $0.x) }
  }

  private static func covered(y: Double, by polygons: [[Point]]) -> Double {
    var spans: [(left: Double, right: Double)] = []
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      var (left, right) = (Double.infinity, -Double.infinity)
      for corner in polygon {
        if (corner.y > y) != (previous.y > y) {
          let share = (y - previous.y) / (corner.y - previous.y)
          let x = previous.x + (corner.x - previous.x) * share
          (left, right) = (min(left, x), max(right, x))
        }
        previous = corner
      }
      if left < right { spans.append((left, right)) }
    }
    var (total, end) = (0.0, 0.0)
    for span in spans.sorted(by: { $0.left < $1.left }) where span.right > end {
      total += span.right - max(span.left, end)
      end = span.right
    }
    return total
  }
}

extension Surface {
  /// Whether every wide character has both of its cells, and no half stands alone.
  fileprivate var hasOnlyWholeCharacters: Bool {
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let width = Int(self[column, row].glyph.width)
        if width == 0 || column + width > size.columns { return false }
        if width == 2, self[column + 1, row].glyph.width != 0 { return false }
        column += width
      }
    }
    return true
  }
}
