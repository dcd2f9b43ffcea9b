import CardCore
import Testing

@Suite("AnimatedValue")
struct MotionAnimatedValueTests {
  private static let animations: [(Animation, String)] = [
    (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    (.timingCurve(0.34, 1.56, 0.64, 1, duration: 0.4), "overshooting"),
    (.timingCurve(.circularEaseInOut, duration: 1), "circular"), (.spring, "spring"),
    (.spring(response: 0.6, dampingFraction: 0.32), "tilt"),
    (.interactiveSpring, "interactiveSpring"),
    (.interpolatingSpring(stiffness: 100, damping: 5, initialVelocity: 3), "interpolating"),
    (.smooth, "smooth"), (.snappy, "snappy"), (.bouncy, "bouncy"),
    (.easeIn.delay(0.3), "delayed"), (.bouncy.delay(0.2).speed(2), "delayed and fast"),
    (.easeInOut.repeatCount(3), "there and back and there"),
    (.bouncy.repeatCount(3), "bouncing there and back and there"),
    (.bouncy.repeatCount(2, autoreverses: false).speed(0.5), "twice"),
    (.easeIn.delay(0.1).repeatCount(4).delay(0.2), "waiting within and before"),
  ]

  private struct Retarget: Decodable {
    struct Row: Decodable {
      let tAfterRetarget: Double
      let x: Double
      let v: Double
    }
    let rows: [Row]
  }

  @Test("A spring that is sent elsewhere keeps its place and velocity")
  func springRetarget() throws {
    let table = try MotionFixture.json("spring_retarget.json", as: Retarget.self)
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: spring, at: 100)
    value.animate(to: 0, with: spring, at: 100.2)
    #expect(table.rows.count == 9)
    for row in table.rows {
      let time = 100.2 + row.tAfterRetarget
      let isOver = value.isSettled(at: time)
      #expect(isNear(value.value(at: time), isOver ? 0 : row.x, 1e-9))
      #expect(isNear(value.velocity(at: time), isOver ? 0 : row.v, 1e-9))
    }
  }

  private struct Additive: Decodable {
    struct Table: Decodable {
      struct Row: Decodable {
        let t: Double
        let x: Double
      }
      let rows: [Row]
    }
    let bezierRetargetAdditive: Table
  }

  @Test("A curve that is sent elsewhere is laid over the one under way")
  func curveRetarget() throws {
    let table = try MotionFixture.json("gesture_tables.json", as: Additive.self)
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .easeInOut(duration: 1), at: 0)
    value.animate(to: 0, with: .easeInOut(duration: 1), at: 0.5)
    for row in table.bezierRetargetAdditive.rows {
      #expect(isNear(value.value(at: row.t), row.x, 1e-6))
    }
  }

  @Test(
    "A value ends at its target exactly, and its settling time says when", arguments: animations)
  func settles(animation: Animation, name: String) throws {
    var value = AnimatedValue(0.3)
    #expect(value.settleTime == nil)
    value.animate(to: 0.7, with: animation, at: 10)
    let end = try #require(value.settleTime)
    #expect(end > 10 && end < 20)
    #expect(value.value(at: 10) == 0.3)
    #expect(!value.isSettled(at: end.nextDown))
    #expect(value.isSettled(at: end))
    #expect(value.value(at: end) == 0.7)
    #expect(value.velocity(at: end) == 0)
    #expect(value.value(at: end + 1000) == 0.7)
  }

  @Test("The velocity is what a small step makes", arguments: animations)
  func velocity(animation: Animation, name: String) throws {
    var value = AnimatedValue(0.0)
    value.animate(to: 40, with: .bouncy, at: -0.13)
    value.animate(to: 10, with: animation, at: 0)
    let end = try #require(value.settleTime)
    for step in 1..<40 {
      let time = end * (Double(step) + 0.37) / 41
      let rise = value.value(at: time + 1e-6) - value.value(at: time - 1e-6)
      #expect(isNear(value.velocity(at: time), rise / 2e-6, 1e-3), "\(name) at \(time)")
    }
  }

  @Test("The rate of frames changes nothing", arguments: animations, [20, 60, 240])
  func frameRate(animation: (Animation, String), rate: Int) {
    var asked = AnimatedValue(0.0)
    asked.animate(to: 1, with: animation.0, at: 0)
    var silent = asked
    for frame in 0...(rate / 4) {
      _ = asked.value(at: Double(frame) / Double(rate))
      _ = asked.takeCompletions(at: Double(frame) / Double(rate))
    }
    asked.animate(to: -2, with: animation.0, at: 0.25)
    silent.animate(to: -2, with: animation.0, at: 0.25)
    #expect(asked == silent)
    for frame in 0...rate {
      let time = 0.25 + Double(frame) / Double(rate)
      #expect(asked.value(at: time) == silent.value(at: time))
    }
  }

  @Test("A new target makes no jump", arguments: animations, animations.map(\.0))
  func continuity(first: (Animation, String), second: Animation) {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: first.0, at: 0)
    for time in [0.05, 0.13, 0.4] {
      let before = value.value(at: time)
      value.animate(to: before > 0.5 ? -1 : 2, with: second, at: time)
      #expect(isNear(value.value(at: time), before, 1e-12))
      #expect(isNear(value.value(at: time + 1e-9), before, 1e-5))
    }
  }

  @Test("A spring takes the velocity over, even from a curve")
  func springAfterCurve() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .linear(duration: 1), at: 0)
    value.animate(to: 5, with: .spring, at: 0.4)
    #expect(isNear(value.velocity(at: 0.4), 1, 1e-12))
    #expect(isNear(value.value(at: 0.4), 0.4, 1e-12))
  }

  @Test("With a blend duration, the response changes over from that of the last spring")
  func blend() throws {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .spring(response: 1, dampingFraction: 0.6), at: 0)
    var place = value.value(at: 0.2)
    var velocity = value.velocity(at: 0.2)
    value.animate(
      to: 0, with: .spring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.4), at: 0.2)
    let step = 1e-5
    for count in 0..<60_000 {
      let elapsed = (Double(count) + 0.5) * step
      let share = min(elapsed / 0.4, 1)
      let response = 0.3 + 0.7 * (1 - share * share * (3 - 2 * share))
      let frequency = 2 * Double.pi / response
      let force = -frequency * frequency * place - 2 * 0.8 * frequency * velocity
      velocity += force * step
      place += velocity * step
      guard count % 5000 == 4999 else { continue }
      let time = 0.2 + Double(count + 1) * step
      #expect(abs(value.value(at: time) - place) < 2e-4)
      #expect(abs(value.velocity(at: time) - velocity) < 2e-3)
    }
    let end = try #require(value.settleTime)
    #expect(value.value(at: end) == 0)
    #expect(abs(value.value(at: end.nextDown)) < 0.002)
  }

  @Test("A blend duration does nothing to a spring that starts from rest or keeps its response")
  func noBlend() {
    for first in [Animation.linear(duration: 0.1), .interactiveSpring] {
      var plain = AnimatedValue(0.0)
      plain.animate(to: 1, with: first, at: 0)
      var blended = plain
      let time = first == .interactiveSpring ? 0.05 : 1
      plain.animate(to: 3, with: .spring(response: 0.15, dampingFraction: 0.86), at: time)
      blended.animate(to: 3, with: .interactiveSpring, at: time)
      #expect(plain.value(at: time + 0.07) == blended.value(at: time + 0.07))
    }
  }

  @Test("While a new animation waits, the old motion goes on; what had not begun is given up")
  func delayedRetarget() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .linear(duration: 1), at: 0)
    value.animate(to: 9, with: .spring.delay(0.5), at: 0.2)
    #expect(isNear(value.value(at: 0.6), 0.6, 1e-12))
    #expect(isNear(value.velocity(at: 0.7), 1, 1e-12))
    #expect(value.value(at: 0.9) > 1)
    value.animate(to: -1, with: .linear(duration: 1), at: 0.3)
    #expect(isNear(value.value(at: 0.3), 0.3, 1e-12))
    #expect(value.value(at: 2) == -1)
  }

  @Test("A repeated animation goes back and forth, and an endless one never settles")
  func repeats() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .linear(duration: 1).repeatForever(), at: 0)
    #expect(isNear(value.value(at: 0.25), 0.25, 1e-12))
    #expect(isNear(value.value(at: 1.25), 0.75, 1e-12))
    #expect(isNear(value.velocity(at: 1.25), -1, 1e-12))
    #expect(isNear(value.value(at: 2.25), 0.25, 1e-12))
    #expect(value.settleTime == .infinity)
    #expect(value.value(at: 1e12).isFinite)
    value.animate(to: 3, with: .linear(duration: 1), at: 4.5)
    #expect(value.value(at: 5.5) == 3)
    value.animate(to: 0, with: .linear(duration: 1).repeatCount(2, autoreverses: false), at: 6)
    #expect(isNear(value.value(at: 7.5), 1.5, 1e-12))
    #expect(value.settleTime == 8)
  }

  @Test("Modifiers apply to all that stands before them")
  func modifiers() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .linear(duration: 1).delay(1).speed(2), at: 0)
    #expect(value.value(at: 0.5) == 0)
    #expect(isNear(value.value(at: 0.75), 0.5, 1e-12))
    #expect(value.settleTime == 1)
    value.animate(to: 0, with: .linear(duration: 1).speed(2).delay(1), at: 10)
    #expect(value.settleTime == 11.5)
  }

  @Test("A spring at four times the speed is a spring of a quarter of the response")
  func speed() throws {
    var fast = AnimatedValue(0.0)
    fast.animate(to: 1, with: .linear(duration: 1), at: 0)
    var short = fast
    fast.animate(to: 3, with: .spring(response: 1, dampingFraction: 0.4).speed(4), at: 0.5)
    short.animate(to: 3, with: .spring(response: 0.25, dampingFraction: 0.4), at: 0.5)
    #expect(isNear(try #require(fast.settleTime), try #require(short.settleTime), 1e-9))
    for time in [0.5, 0.55, 0.6, 0.7, 0.9] {
      #expect(isNear(fast.value(at: time), short.value(at: time), 1e-9))
      #expect(isNear(fast.velocity(at: time), short.velocity(at: time), 1e-9))
    }
  }

  @Test("Of two targets in one moment only the last counts", arguments: animations)
  func sameMoment(animation: Animation, name: String) {
    var once = AnimatedValue(0.0)
    once.animate(to: 1, with: .easeInOut, at: 0)
    var twice = once
    once.animate(to: 5, with: animation, at: 0.1)
    twice.animate(to: -8, with: animation, at: 0.1)
    twice.animate(to: 5, with: animation, at: 0.1)
    for time in [0.1, 0.2, 0.35, 0.6] {
      #expect(isNear(once.value(at: time), twice.value(at: time), 1e-12))
    }
  }

  @Test("Keys that come faster than frames pile up no work, and the value stays whole")
  func burst() {
    var value = AnimatedValue(0.0)
    for press in 0..<600 {
      let time = Double(press) / 1000
      let before = value.value(at: time)
      value.animate(to: Double(press % 7), with: .easeInOut, at: time)
      #expect(isNear(value.value(at: time), before, 1e-9))
    }
    #expect(value.value(at: 0.599 + 0.35) == Double(599 % 7))
    let size = Mirror(reflecting: value).children.first { $0.label == "layers" }
    #expect((size?.value as? [Any])?.count ?? .max <= 8)
  }
}
