import Testing

@testable import CardCore

struct EffectGeometryTests {
  private struct CylinderCase: Decodable {
    let width: Double
    let start: Double
    let radius: Double
    let place: Double
    let kind: String
    let page: Double?
    let shade: Double?

    enum CodingKeys: String, CodingKey {
      case width = "W"
      case start = "x0"
      case radius = "r"
      case place = "X"
      case page = "p"
      case kind, shade
    }
  }

  private struct AccordionCase: Decodable {
    let n: Int
    let panel: Double
    let thetaDeg: Double
    let d: Double
    let vanishX: Double
    let hingesXScale: [[Double]]
  }

  private struct WidthCase: Decodable {
    let progress: Double
    let thetaDeg: Double
  }

  private struct Tables: Decodable {
    let cylinderInverse: [CylinderCase]
    let accordion: [AccordionCase]
    let linearWidthTheta: [WidthCase]
  }

  @Test("The roll shows at each place what the inverse map of a cylinder says")
  func cylinder() throws {
    let tables = try MotionFixture.json("curl_fold_tables.json", as: Tables.self)
    #expect(tables.cylinderInverse.count == 36)
    for item in tables.cylinderInverse {
      let curl = CylinderCurl(start: item.start, radius: item.radius, end: item.width)
      switch (curl.sight(at: item.place), item.kind, item.page) {
      case (.front(let place), "front", let page?), (.back(let place), "back", let page?):
        #expect(abs(place - page) < 1e-9)
        // And the way there leads back.
        #expect(abs(curl.place(of: place).along - item.place) < 1e-9)
        let cosine = try #require(item.shade)
        #expect(abs(curl.light(at: place) - (0.4 + 0.6 * cosine)) < 1e-9)
      case (.below, "next", nil): break
      default: Issue.record("at \(item.place): \(curl.sight(at: item.place)), not \(item.kind)")
      }
    }
  }

  @Test("The creases of an accordion are seen where the table has them")
  func accordion() throws {
    let tables = try MotionFixture.json("curl_fold_tables.json", as: Tables.self)
    for item in tables.accordion {
      let profile = AccordionEffect.profile(
        panels: item.n, part: item.panel, angle: .degrees(item.thetaDeg))
      let sheet = BentSheet(
        direction: Point(x: 1, y: 0), stations: (0...item.n).map { Double($0) * item.panel },
        profile: profile)
      let eye = SceneEye(
        before: Point(x: item.vanishX, y: 0), perspective: 1, extent: item.d)
      for (index, hinge) in item.hingesXScale.enumerated() {
        let strip = min(index, item.n - 1)
        let seen = Point(x: sheet.stations[index], y: 0)
          .applying(eye.transform(of: sheet.plane(ofStrip: strip)))
        #expect(abs(seen.x / seen.w - hinge[0]) < 1e-9)
        #expect(abs(1 / seen.w - hinge[1]) < 1e-9)
      }
    }
  }

  @Test("An accordion's width follows the progress evenly")
  func width() throws {
    let tables = try MotionFixture.json("curl_fold_tables.json", as: Tables.self)
    for item in tables.linearWidthTheta {
      // The first half of the effect presses the card together.
      let angle = AccordionEffect.angle(at: item.progress / 2)
      #expect(abs(angle.degrees - item.thetaDeg) < 1e-6)
    }
  }

  @Test(
    "Neighbouring panels are seen to share the corners of their crease",
    arguments: ["fold-2", "fold-5", "fold-8", "letter-3", "accordion", "curl"])
  func hinges(_ name: String) throws {
    let effect = try #require(CardEffects.named(name))
    let stage = EffectStages.stage(columns: 80, rows: 24)
    for progress in stride(from: 0.03, through: 0.97, by: 0.047) {
      let panels = effect.panels(at: progress, on: stage)
      let parts = panels.filter { !$0.region.isWhole && $0.front == panels.last?.front }
      var shared = 0
      for (index, first) in parts.enumerated() {
        for second in parts[(index + 1)...] {
          for corner in first.region.corners
          where second.region.corners.contains(where: {
            abs($0.x - corner.x) < 1e-9 && abs($0.y - corner.y) < 1e-9
          }) {
            shared += 1
            let point = Point(x: corner.x * stage.size.width, y: corner.y * stage.size.height)
            let left = point.applying(first.transform)
            let right = point.applying(second.transform)
            #expect(abs(left.x / left.w - right.x / right.w) < 1e-9)
            #expect(abs(left.y / left.w - right.y / right.w) < 1e-9)
          }
        }
      }
      #expect(shared >= 2 * (parts.count - 1))
    }
  }

  @Test(
    "Nothing shows through the creases",
    arguments: ["fold-2", "fold-3", "fold-8", "letter-3", "accordion"])
  func creases(_ name: String) throws {
    let effect = try #require(CardEffects.named(name))
    let blank = Face(headline: "", paper: .blank)
    let stage = EffectStages.stage(
      columns: 60, rows: 20, cards: [CardSides(front: blank, back: blank)])
    for progress in stride(from: 0.013, through: 0.45, by: 0.061) {
      var panels = effect.panels(at: progress, on: stage)
      for index in panels.indices {
        panels[index].isDecorated = false
        panels[index].shade = 1
        panels[index].shading = nil
        panels[index].shadow = nil
      }
      let surface = EffectStages.surface(panels, on: stage)
      let polygons = panels.map { polygon(of: $0, on: stage) }
      var checked = 0
      for row in 0..<stage.screen.rows {
        for column in 0..<stage.screen.columns
        where isInside(column: column, row: row, polygons: polygons) {
          checked += 1
          #expect(surface[column, row].isAllWhite, "\(column), \(row) at \(progress)")
        }
      }
      #expect(checked > 20)
    }
  }

  /// The corners of a panel as they are seen, in cells.
  private func polygon(of panel: Panel, on stage: EffectStage) -> [Point] {
    panel.region.polygon(in: stage.size).map { corner in
      let seen = corner.applying(panel.transform)
      return Point(
        x: seen.x / seen.w + panel.column, y: seen.y / seen.w / stage.cellAspect + panel.row)
    }
  }

  /// Whether all of a cell is covered by panels, judged at seven times seven places.
  private func isInside(column: Int, row: Int, polygons: [[Point]]) -> Bool {
    for index in 0..<49 {
      let point = Point(
        x: Double(column) + Double(index % 7) / 6, y: Double(row) + Double(index / 7) / 6)
      let isCovered = polygons.contains { polygon in
        guard var start = polygon.last else { return false }
        var sides = Set<Bool>()
        for end in polygon {
          let side =
            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
          if abs(side) > 1e-9 { sides.insert(side > 0) }
          start = end
        }
        return sides.count == 1
      }
      if !isCovered { return false }
    }
    return true
  }
}

extension Cell {
  fileprivate var isAllWhite: Bool {
    background == .white && (glyph == .space || foreground == .white)
  }
}
