import CardCore
import Testing

@Suite("Gestures")
struct MotionGestureTests {
  private struct Tables: Decodable {
    struct Band: Decodable {
      let x: Double
      let d: Double
      let c: Double
      let y: Double
    }
    struct Predicted: Decodable {
      let v: Double
      let extra: Double
    }
    struct Sampled: Decodable {
      let samples: [[Double]]
      let v: Double
    }
    let rubberBand: [Band]
    let swiftUIPredictedEnd: [Predicted]
    let velocitySampler: [Sampled]
  }

  @Test("Rubber bands, predictions and velocities follow the tables")
  func tables() throws {
    let tables = try MotionFixture.json("gesture_tables.json", as: Tables.self)
    for row in tables.rubberBand {
      let band = RubberBand(dimension: row.d, coefficient: row.c)
      #expect(isNear(band.displacement(forPull: row.x), row.y, 1e-12))
      #expect(isNear(band.displacement(forPull: -row.x), -row.y, 1e-12))
      #expect(isNear(band.pull(forDisplacement: row.y), row.x, 1e-12))
      #expect(isNear(band.pull(forDisplacement: -row.y), -row.x, 1e-12))
    }
    for row in tables.swiftUIPredictedEnd {
      #expect(7.0.projectedEnd(velocity: row.v) == 7 + row.extra)
    }
    for row in tables.velocitySampler {
      var sampler = VelocitySampler<Double>(estimator: .lastThree)
      for sample in row.samples { sampler.add(sample[0], at: sample[1]) }
      #expect(isNear(sampler.velocity, row.v, 1e-9))
    }
  }

  @Test("A rubber band is stiff at its limit, and never passes it")
  func band() {
    let band = RubberBand(dimension: 10)
    #expect(isNear(band.displacement(forPull: 1e-6) / 1e-6, 0.55, 1e-6))
    #expect(band.displacement(forPull: 1e9) < 10)
    #expect(band.value(0.4, within: 0...1) == 0.4)
    #expect(isNear(band.value(3, within: 0...1), 1 + band.displacement(forPull: 2), 1e-12))
    #expect(isNear(band.value(-2, within: 0...1), band.displacement(forPull: -2), 1e-12))
  }

  @Test(
    "A rubber band answers with numbers only",
    arguments: [Double.nan, .infinity, -.infinity, 0, -4, .greatestFiniteMagnitude])
  func bandOfNothing(bad: Double) {
    let band = RubberBand(dimension: bad, coefficient: bad)
    for pull in [bad, 1, 0, -1] {
      #expect(band.displacement(forPull: pull).isFinite)
      #expect(band.pull(forDisplacement: pull).isFinite)
      #expect(!band.value(pull, within: -1...1).isNaN)
    }
  }

  @Test("A pointer in whole cells has the velocity of the line through its steps")
  func cells() {
    var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
    for step in 0...60 {
      let time = Double(step) / 120
      sampler.add(AnimatablePair((40 * time).rounded(), -(20 * time).rounded()), at: time)
    }
    #expect(abs(sampler.velocity.first - 40) < 4)
    #expect(abs(sampler.velocity.second + 20) < 4)
  }

  @Test("A burst does not make a pointer fast, and a pause stops it")
  func burst() {
    var sampler = VelocitySampler<Double>()
    for step in 0..<5 { sampler.add(Double(step), at: 1 + Double(step) * 1e-4) }
    #expect(isNear(sampler.velocity, 4 * 60, 1e-9))
    #expect(sampler.velocity(at: 1.2) == 0)
    sampler.add(7, at: 0.5)
    sampler.add(.nan, at: 2)
    sampler.add(1, at: .nan)
    #expect(isNear(sampler.velocity, 4 * 60, 1e-9))
  }

  @Test("One sample has no velocity, and one at the same time replaces it")
  func single() {
    var sampler = VelocitySampler<Double>()
    #expect(sampler.velocity == 0)
    sampler.add(1, at: 0)
    sampler.add(2, at: 0)
    #expect(sampler.velocity == 0)
    sampler.add(4, at: 0.05)
    #expect(isNear(sampler.velocity, 40, 1e-9))
  }

  @Test(
    "A drag goes on by where it would come to rest, unless it is flung",
    arguments: [
      (0.4, 0.0, false), (0.6, 0, true), (0.4, 0.5, true), (0.6, -0.5, false), (0.5, 0, false),
      (0.05, 2, true), (0.95, -2, false), (.nan, 0, false), (0.9, .nan, true),
      (0.1, .infinity, true),
    ])
  func commit(progress: Double, velocity: Double, goesOn: Bool) {
    #expect(CommitRule().goesOn(progress: progress, velocity: velocity) == goesOn)
  }
}
