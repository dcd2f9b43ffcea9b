import CardCore
import Testing

@Suite("MotionPath")
struct MotionPathTests {
  private struct Table: Decodable {
    struct Sample: Decodable {
      let u: Double
      let x: Double
      let y: Double
      let tangentDeg: Double?
      let curvature: Double?
    }
    let length: Double
    let samples: [Sample]
  }

  /// The tables whose values are numbers; the list of the arc is checked in its own test.
  private struct Tables: Decodable {
    let paths: [String: Table]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      paths = try container.decode([String: Entry].self).compactMapValues(\.table)
    }

    private struct Entry: Decodable {
      let table: Table?

      init(from decoder: any Decoder) throws {
        table = try? decoder.singleValueContainer().decode(Table.self)
      }
    }
  }

  private static func curve(_ points: [(Double, Double)]) -> MotionPath {
    let points = points.map { Point(x: $0.0, y: $0.1) }
    return .curve(from: points[0], control1: points[1], control2: points[2], to: points[3])
  }

  private static let k = 55.22847498
  private static let paths: [String: MotionPath] = [
    "arch (0,0)(0,100)(100,100)(100,0)": curve([(0, 0), (0, 100), (100, 100), (100, 0)]),
    "S (0,0)(100,0)(0,100)(100,100)": curve([(0, 0), (100, 0), (0, 100), (100, 100)]),
    "uneven (0,0)(10,0)(20,0)(100,50)": curve([(0, 0), (10, 0), (20, 0), (100, 50)]),
    "quarter circle r=100 k=.5522847498": curve([(100, 0), (100, k), (k, 100), (0, 100)]),
    "lemniscate Bernoulli a=1": .lemniscate(center: .zero, halfWidth: 1),
    "lemniscate Gerono (sin t, sin t cos t)": .figureEight(center: .zero, halfWidth: 1),
    "heart (y down) scale 1": .heart(center: .zero, width: 32),
  ]

  private static let samplePaths: [(MotionPath, String)] =
    paths.map { ($0.value, $0.key) }.sorted { $0.1 < $1.1 } + [
      (.polyline([.zero, Point(x: 3, y: 0), Point(x: 3, y: 9)]), "corner"),
      (
        .arc(center: .zero, radius: 4, from: .degrees(350), to: .degrees(-500)), "backward arc"
      ),
      (
        MotionPath.line(from: .zero, to: Point(x: 5, y: 5))
          .appending(.figureEight(center: Point(x: 9, y: 5), halfWidth: 3)), "joined"
      ),
    ]

  @Test("Lengths, places, directions and bends follow the tables", arguments: paths.keys.sorted())
  func tables(name: String) throws {
    let tables = try MotionFixture.json("path_tables.json", as: Tables.self).paths
    let table = try #require(tables[name])
    let path = try #require(Self.paths[name])
    #expect(isNear(path.length, table.length, 1e-8))
    #expect(table.samples.count == 9)
    for row in table.samples {
      let sample = path.sample(at: row.u)
      #expect(isNear(sample.point.x, row.x, 1e-6), "\(row)")
      #expect(isNear(sample.point.y, row.y, 1e-6), "\(row)")
      if let degrees = row.tangentDeg, let curvature = row.curvature {
        let difference = (sample.direction.degrees - degrees) / 360
        #expect(abs(difference - difference.rounded()) * 360 < 1e-5, "\(row)")
        #expect(isNear(sample.curvature, curvature, 1e-6), "\(row)")
      }
    }
  }

  @Test("Equal steps of progress are equal distances", arguments: samplePaths)
  func evenness(path: MotionPath, name: String) {
    let count = 2000
    var total = 0.0
    for step in 0..<count {
      let start = path.point(at: Double(step) / Double(count))
      let end = path.point(at: Double(step + 1) / Double(count))
      let chord = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
      #expect(chord <= path.length / Double(count) * (1 + 1e-6))
      total += chord
    }
    #expect(isNear(total, path.length, 1e-4))
  }

  @Test(
    "The direction is that of a small step, and never jumps by a whole turn", arguments: samplePaths
  )
  func direction(path: MotionPath, name: String) {
    var last = path.direction(at: 0).radians
    for step in 1..<1000 {
      let progress = (Double(step) + 0.3) / 1001
      let start = path.point(at: progress - 1e-7)
      let end = path.point(at: progress + 1e-7)
      let direction = path.direction(at: progress)
      let along = [end.x - start.x, end.y - start.y]
      let length = (along[0] * along[0] + along[1] * along[1]).squareRoot()
      let unit = ProjectionTransform.rotation3D(
        direction, axis: Vector3(x: 0, y: 0, z: 1), anchor: .topLeading, perspective: 0,
        size: Size(width: 1, height: 1))
      #expect(abs(along[0] / length - unit.m11) < 1e-3, "\(name) at \(progress)")
      #expect(abs(along[1] / length - unit.m12) < 1e-3, "\(name) at \(progress)")
      #expect(abs(direction.radians - last) < .pi + 0.1)
      last = direction.radians
    }
  }

  @Test("A loop that closes has turned by whole turns, a figure eight by none")
  func turning() {
    func turn(_ path: MotionPath) -> Double {
      path.direction(at: 1).degrees - path.direction(at: 0).degrees
    }
    #expect(isNear(turn(.arc(center: .zero, radius: 3, from: .zero, to: .degrees(720))), 720, 1e-9))
    #expect(isNear(turn(.figureEight(center: .zero, halfWidth: 1)), 0, 1e-9))
    #expect(isNear(turn(.lemniscate(center: .zero, halfWidth: 1)), 0, 1e-9))
    // From upward at the dent to downward at the dent, the tip outward.
    #expect(isNear(turn(.heart(center: .zero, width: 32)), 540, 1e-4))
    #expect(
      isNear(turn(.polyline([.zero, Point(x: 1, y: 0), Point(x: 1, y: -1)])), -90, 1e-9))
  }

  @Test("A half circle runs along its tangent")
  func arc() {
    let path = MotionPath.arc(
      center: Point(x: 120, y: 0), radius: 120, from: .degrees(180), to: .zero)
    for (progress, x, y, degrees) in [
      (0.0, 0.0, 0.0, 90.0), (0.25, 35.147186257614294, 84.85281374238569, 45),
      (0.5, 120, 120, 0), (0.75, 204.8528137423857, 84.8528137423857, -45), (1, 240, 0, -90),
    ] {
      let sample = path.sample(at: progress)
      #expect(isNear(sample.point.x, x, 1e-9) && isNear(sample.point.y, y, 1e-9))
      let difference = (sample.direction.degrees - degrees) / 360
      #expect(abs(difference - difference.rounded()) < 1e-9)
      #expect(isNear(sample.curvature, -1 / 120.0, 1e-9))
      #expect(isNear(path.bend(at: progress, over: 50), -1 / 120.0, 1e-9))
    }
    #expect(isNear(path.length, 120 * Double.pi, 1e-9))
  }

  @Test("Joined paths meet, and corners bend finitely")
  func joined() {
    let path = MotionPath.line(from: .zero, to: Point(x: 10, y: 0))
      .appending(.line(from: Point(x: 10, y: 10), to: Point(x: 0, y: 10)))
    #expect(isNear(path.length, 30, 1e-12))
    #expect(path.point(at: 0.5).x == 10 && isNear(path.point(at: 0.5).y, 5, 1e-12))
    #expect(isNear(path.bend(at: 1.0 / 3, over: 2), .pi / 4, 1e-9))
    #expect(path.bend(at: 0.15, over: 2) == 0)
    #expect(path.start == .zero && path.end == Point(x: 0, y: 10))
  }

  @Test(
    "What is no number, and what has no length, is answered with numbers",
    arguments: [Double.nan, .infinity, -.infinity, 0, 1e300])
  func badInput(bad: Double) {
    let odd = Point(x: bad, y: bad)
    let paths: [MotionPath] = [
      .polyline([]), .polyline([odd]), .polyline([odd, odd, .zero]),
      .curve(from: odd, control1: .zero, control2: odd, to: .zero),
      .curve(from: .zero, control1: .zero, control2: .zero, to: .zero),
      .arc(center: odd, radius: bad, from: .radians(bad), to: .zero),
      .heart(center: odd, width: bad), .lemniscate(center: odd, halfWidth: bad),
      .figureEight(center: odd, halfWidth: bad),
      MotionPath.polyline([]).appending(.polyline([odd])),
    ]
    for path in paths {
      #expect(path.length.isFinite)
      for progress in [bad, 0, 0.3, 1] {
        let sample = path.sample(at: progress)
        #expect(sample.point.x.isFinite && sample.point.y.isFinite)
        #expect(sample.direction.radians.isFinite && sample.curvature.isFinite)
        #expect(path.bend(at: progress, over: bad).isFinite)
      }
    }
  }
}
