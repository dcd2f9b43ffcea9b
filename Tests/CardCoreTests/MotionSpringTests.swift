import CardCore
import Testing

@Suite("Spring")
struct MotionSpringTests {
  private struct Meta: Decodable {
    let response: Double
    let dampingFraction: Double
    let stiffness: Double
    let damping: Double
    let bounce: Double
    let peakTime: Double?
    let peakValue: Double?
    let firstCross: Double?
    let settleThousandth: Double
    let settleHundredth: Double
    let tHalf: Double
  }

  @Test("Place and velocity follow the exact solution")
  func closedForm() throws {
    let rows = try MotionFixture.rows("springs_closed_form.csv")
    #expect(rows.count == 8 * 3 * 17)
    for row in rows {
      let spring = Spring(
        response: try row.number("response"), dampingRatio: try row.number("dampingFraction"))
      let start = try row.number("v0")
      let time = try row.number("t")
      let value = spring.value(fromValue: 0, toValue: 1, initialVelocity: start, time: time)
      let velocity = spring.velocity(
        fromValue: 0, toValue: 1, initialVelocity: start, time: time)
      #expect(isNear(value, try row.number("x"), 1e-9), "\(row)")
      #expect(isNear(velocity, try row.number("v"), 1e-9), "\(row)")
    }
  }

  @Test("The curve stays within two hundredths of what SwiftUI's stepper draws")
  func swiftUI() throws {
    for row in try MotionFixture.rows("springs_swiftui_fluid_stepper.csv") {
      let spring = Spring(
        response: try row.number("response"), dampingRatio: try row.number("dampingFraction"))
      let value = spring.value(target: 1.0, time: try row.number("t"))
      #expect(abs(value - (try row.number("offset"))) < 0.02, "\(row)")
    }
  }

  @Test("Constants, peaks, crossings and settling times agree with the table")
  func properties() throws {
    for meta in try MotionFixture.json("springs_meta.json", as: [Meta].self) {
      let spring = Spring(response: meta.response, dampingRatio: meta.dampingFraction)
      #expect(isNear(spring.stiffness, meta.stiffness, 1e-12))
      #expect(isNear(spring.damping, meta.damping, 1e-12))
      #expect(isNear(spring.bounce, meta.bounce, 1e-12))
      #expect(isNear(spring.value(target: 1.0, time: meta.tHalf), 0.5, 1e-9))
      if let time = meta.peakTime, let peak = meta.peakValue {
        #expect(isNear(spring.value(target: 1.0, time: time), peak, 1e-9))
        #expect(isNear(spring.velocity(target: 1.0, time: time), 0, 1e-9))
      }
      if let time = meta.firstCross {
        #expect(isNear(spring.value(target: 1.0, time: time), 1, 1e-9))
      }
      #expect(abs(spring.settlingDuration - meta.settleThousandth) <= 1.1e-5)
      #expect(
        abs(spring.settlingDuration(target: 1.0, epsilon: 0.01) - meta.settleHundredth)
          <= 1.1e-5)
    }
  }

  @Test(
    "After the settling time no later value is farther away, and just before one is",
    arguments: [0, 0.05, 0.3, 0.7, 0.99999, 1, 1.00001, 1.5, 8, 900],
    [-60.0, -8, -0.001, 0, 3, 25])
  func settling(ratio: Double, velocity: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity)
    guard ratio > 0 else {
      #expect(end == .infinity)
      return
    }
    func distance(_ time: Double) -> Double {
      abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - 1)
    }
    #expect(isNear(distance(end), 0.001, 1e-9))
    for step in 0...2000 {
      #expect(distance(end * (1 + Double(step) / 1000)) <= 0.001 + 1e-12)
    }
  }

  @Test("The settling time of a vector is a bound")
  func settlingOfPair() {
    let spring = Spring(response: 0.5, dampingRatio: 0.3)
    let target = AnimatablePair(3.0, 4.0)
    let velocity = AnimatablePair(-20.0, 30.0)
    let end = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
    for step in 0...2000 {
      let time = end * (1 + Double(step) / 1000)
      let value = spring.value(target: target, initialVelocity: velocity, time: time)
      #expect((value - target).magnitude <= 0.01)
    }
  }

  @Test("The three regimes meet without a step", arguments: [0.01, 0.1, 0.5, 2])
  func nearlyCritical(time: Double) {
    let critical = Spring(response: 0.5, dampingRatio: 1)
      .value(target: 1.0, initialVelocity: 2, time: time)
    for difference in [1e-4, 1e-6, 1e-9, 1e-12, 1e-16] {
      for ratio in [1 - difference, 1 + difference] {
        let value = Spring(response: 0.5, dampingRatio: ratio)
          .value(target: 1.0, initialVelocity: 2, time: time)
        #expect(abs(value - critical) < max(difference, 1e-14))
      }
    }
  }

  @Test("Moving on in steps of any size ends where one step ends", arguments: [20, 60, 240])
  func steps(rate: Int) {
    for ratio in [0.3, 1, 1.4] {
      let spring = Spring(response: 0.6, dampingRatio: ratio)
      var value = 0.0
      var velocity = -3.0
      for _ in 0..<rate {
        spring.update(
          value: &value, velocity: &velocity, target: 10, deltaTime: 1 / Double(rate))
      }
      #expect(isNear(value, spring.value(target: 10, initialVelocity: -3, time: 1), 1e-9))
      #expect(isNear(velocity, spring.velocity(target: 10, initialVelocity: -3, time: 1), 1e-9))
    }
  }

  @Test("Published conversions hold")
  func conversions() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(isNear(bouncy.stiffness, 157.91367, 1e-7))
    #expect(isNear(bouncy.damping, 17.59292, 1e-6))
    #expect(isNear(Spring(duration: 0.5, bounce: -0.3).damping, 35.9039, 1e-6))
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(physical.duration, 0.6283185307, 1e-9))
    #expect(isNear(physical.bounce, 0.5, 1e-12))
    let slow = Spring(response: 0.8, dampingRatio: 0.6)
    #expect(isNear(slow.stiffness, 61.685, 1e-5))
    #expect(isNear(slow.damping, 9.4247, 1e-5))
    #expect(Spring(mass: 1, stiffness: 1, damping: 5).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 1, damping: 5, allowOverDamping: true).dampingRatio == 2.5)
  }

  private struct Published: Decodable {
    struct Library: Decodable {
      struct Case: Decodable {
        let stiffness: Double
        let damping: Double
        let values: [Double]
      }
      struct Line: Decodable {
        let dt: Double
        let values: [Double]
      }
      let cases: [Case]
      let linearK100C10: Line
    }
    let motiondivisionSpring: Library
  }

  @Test("The frames of another library are met")
  func frames() throws {
    let library = try MotionFixture.json("third_party_oracles.json", as: Published.self)
      .motiondivisionSpring
    #expect(library.cases.count == 3)
    for row in library.cases {
      let spring = Spring(stiffness: row.stiffness, damping: row.damping, allowOverDamping: true)
      for (frame, value) in row.values.enumerated() {
        let place = spring.value(
          fromValue: 100, toValue: 1000, initialVelocity: 0, time: 0.2 * Double(frame))
        #expect(abs(place - value) <= 0.51)
      }
    }
    let spring = Spring(stiffness: 100, damping: 10)
    for (frame, value) in library.linearK100C10.values.enumerated() {
      let place = spring.value(target: 1.0, time: library.linearK100C10.dt * Double(frame))
      #expect(abs(place - value) <= 5.1e-5)
    }
  }

  @Test(
    "Every conversion has its way back",
    arguments: [0.03, 0.15, 0.5, 3], [0, 0.2, 0.86, 1, 1.4, 20])
  func roundTrip(response: Double, ratio: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    let bounced = Spring(duration: spring.duration, bounce: spring.bounce)
    let physical = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowOverDamping: true)
    for other in [bounced, physical] {
      #expect(isNear(other.response, response, 1e-12))
      #expect(isNear(other.dampingRatio, ratio, 1e-12))
    }
    let heavy = Spring(mass: 3, stiffness: 40, damping: 7)
    #expect(isNear(heavy.stiffness, 40, 1e-12))
    #expect(isNear(heavy.damping, 7, 1e-12))
  }

  @Test("Values that others publish are met")
  func published() {
    let spring = Spring()
    #expect(isNear(spring.value(target: 1.2, time: 0.2), 0.8584988269031488, 1e-12))
    #expect(
      isNear(
        spring.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.0576820811770435, 1e-12))
    #expect(
      isNear(
        spring.force(target: 0.2, position: 1, velocity: -0.2), -121.30438808820011, 1e-12))
    let slow = Spring(duration: 0.7, bounce: 0.2)
    #expect(
      isNear(
        slow.value(target: 1.2, initialVelocity: 0.1, time: 0.2), 0.7335374463664996, 1e-12))
    let heavy = Spring(duration: 0.7, bounce: -0.2)
    #expect(
      isNear(
        heavy.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 2.7185033015731364, 1e-12))
    #expect(
      isNear(Spring(response: 1, dampingRatio: 0.8).value(target: 10, time: 0.5), 9.223, 1e-3))
    #expect(
      isNear(Spring(response: 1, dampingRatio: 1).value(target: 10, time: 0.5), 8.21, 1e-3))
  }

  @Test(
    "No number makes a spring that answers with what is no number",
    arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300, 1e-300, .greatestFiniteMagnitude],
    [Double.nan, .infinity, -.infinity, 0, -1, 1e300, 1e-300])
  func badInput(first: Double, second: Double) {
    let springs = [
      Spring(response: first, dampingRatio: second), Spring(duration: first, bounce: second),
      Spring(mass: first, stiffness: second, damping: 1),
      Spring(mass: 1, stiffness: first, damping: second, allowOverDamping: true),
    ]
    for spring in springs {
      for time in [Double.nan, -.infinity, -1, 0, 0.1, 1e6, .infinity] {
        #expect(spring.value(target: 1.0, initialVelocity: 5, time: time).isFinite)
        #expect(spring.velocity(target: 1.0, initialVelocity: 5, time: time).isFinite)
      }
      let end = spring.settlingDuration(target: 1.0, initialVelocity: 5)
      #expect(end >= 0)
    }
  }
}
