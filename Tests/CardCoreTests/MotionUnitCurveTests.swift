import Testing

@testable import CardCore

@Suite("UnitCurve")
struct MotionUnitCurveTests {
  private static let curves: [(UnitCurve, String)] = [
    (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    (.circularEaseIn, "circularEaseIn"), (.circularEaseOut, "circularEaseOut"),
    (.circularEaseInOut, "circularEaseInOut"),
    (
      .bezier(
        startControlPoint: UnitPoint(x: 0.65, y: 0), endControlPoint: UnitPoint(x: 0.35, y: 1)),
      "page"
    ),
    (
      .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
      "level in the middle"
    ),
  ]

  private static func curve(_ points: [Double]) -> UnitCurve {
    .overshooting(
      start: UnitPoint(x: points[0], y: points[1]), end: UnitPoint(x: points[2], y: points[3]))
  }

  @Test("Bézier curves follow the tables")
  func tables() throws {
    let rows = try MotionFixture.rows("bezier_tables.csv")
    #expect(rows.count == 11 * 21)
    for row in rows {
      let points = try ["x1", "y1", "x2", "y2"].map { try row.number($0) }
      let curve = Self.curve(points)
      let x = try row.number("x")
      #expect(isNear(curve.value(at: x), try row.number("y"), 1e-6), "\(row)")
      #expect(isNear(curve.velocity(at: x), try row.number("dydx"), 1e-6), "\(row)")
    }
  }

  private struct Oracles: Decodable {
    struct Exact: Decodable {
      let curve: [Double]
      let x: Double
      let y: Double
    }
    struct Range: Decodable {
      let curve: [Double]
      let min: Double
      let max: Double
    }
    let chromiumBasic: [String: Double]
    let chromiumUnclamped: [String: Double]
    let chromiumSlope: [String: Double]
    let chromiumExact: [Exact]
    let chromiumRange: [Range]
  }

  @Test("Curves agree with those of a browser")
  func browser() throws {
    let oracles = try MotionFixture.json("bezier_oracles.json", as: Oracles.self)
    let basic = Self.curve([0.25, 0, 0.75, 1])
    for (x, y) in oracles.chromiumBasic {
      #expect(isNear(basic.value(at: try #require(Double(x))), y, 1e-5))
    }
    for (x, slope) in oracles.chromiumSlope {
      #expect(isNear(basic.velocity(at: try #require(Double(x))), slope, 1e-5))
    }
    let unclamped = Self.curve([0.5, -1, 0.5, 2])
    for (x, y) in oracles.chromiumUnclamped {
      #expect(isNear(unclamped.value(at: try #require(Double(x))), y, 1e-5))
    }
    for exact in oracles.chromiumExact {
      #expect(isNear(Self.curve(exact.curve).value(at: exact.x), exact.y, 1e-12))
    }
    for range in oracles.chromiumRange {
      let values = (0...10_000).map { Self.curve(range.curve).value(at: Double($0) / 10_000) }
      #expect(isNear(try #require(values.min()), range.min, 1e-5))
      #expect(isNear(try #require(values.max()), range.max, 1e-5))
    }
  }

  @Test("Circular curves are parts of a circle")
  func circular() {
    for (x, y) in [(0.25, 0.032), (0.5, 0.134), (0.75, 0.339)] {
      #expect(abs(UnitCurve.circularEaseIn.value(at: x) - y) < 0.001)
    }
    for (x, y) in [(0.25, 0.661), (0.5, 0.866), (0.75, 0.968)] {
      #expect(abs(UnitCurve.circularEaseOut.value(at: x) - y) < 0.001)
    }
    for (x, y) in [(0.25, 0.067), (0.5, 0.5), (0.75, 0.933)] {
      #expect(abs(UnitCurve.circularEaseInOut.value(at: x) - y) < 0.001)
    }
    for (x, slope) in [(0.25, 0.258), (0.5, 0.577), (0.75, 1.134)] {
      #expect(abs(UnitCurve.circularEaseIn.velocity(at: x) - slope) < 0.001)
    }
  }

  @Test("A curve runs from 0 to 1 and never back", arguments: curves)
  func monotone(curve: UnitCurve, name: String) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("The slope is what a small step makes", arguments: curves)
  func slope(curve: UnitCurve, name: String) {
    for step in 1..<100 where step != 50 {
      let x = Double(step) / 100
      let rise = curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)
      #expect(isNear(curve.velocity(at: x), rise / 2e-6, 1e-4), "\(name) at \(x)")
    }
  }

  @Test("The inverse leads back", arguments: curves)
  func inverse(curve: UnitCurve, name: String) {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6, "\(name) at \(x)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("In and out mirror each other")
  func symmetry() {
    let pairs: [(UnitCurve, UnitCurve)] = [
      (.easeIn, .easeOut), (.circularEaseIn, .circularEaseOut), (.easeInOut, .easeInOut),
      (.circularEaseInOut, .circularEaseInOut),
    ]
    for (start, end) in pairs {
      for step in 0...100 {
        let x = Double(step) / 100
        #expect(abs(start.value(at: x) + end.value(at: 1 - x) - 1) < 1e-12)
      }
    }
  }

  @Test("At a level end the slope is the limit")
  func limits() {
    #expect(isNear(UnitCurve.easeIn.velocity(at: 1), 1.7241379310, 1e-9))
    #expect(isNear(UnitCurve.easeOut.velocity(at: 0), 1.7241379310, 1e-9))
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == 1000)
  }

  @Test(
    "What is no number is clamped",
    arguments: [Double.nan, .infinity, -.infinity, -3, 5])
  func badInput(bad: Double) {
    let odd = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: bad, y: bad), endControlPoint: UnitPoint(x: bad, y: bad))
    for curve in Self.curves.map(\.0) + [odd, Self.curve([bad, bad, 0.3, bad])] {
      #expect([0.0, 1].contains(curve.value(at: bad)))
      for step in 0...20 {
        #expect(curve.value(at: Double(step) / 20).isFinite)
        #expect(curve.velocity(at: Double(step) / 20).isFinite)
      }
    }
  }
}
