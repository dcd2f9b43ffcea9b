import CardCore
import Testing

@Suite("Holding an animated value")
struct MotionHoldingTests {
  @Test("A held value is where the hand has it, and rests between movements")
  func follows() {
    var value = AnimatedValue(0.0)
    value.animate(to: 10, with: .spring, at: 0)
    let caught = value.grab(at: 0.2)
    #expect(caught > 1 && caught < 10)
    #expect(value.isHeld)
    #expect(value.value(at: 5) == caught)
    value.hold(3, at: 0.3)
    #expect(value.value(at: 0.3) == 3)
    #expect(value.isSettled(at: 0.3))
  }

  @Test("Let go, it goes on with the velocity of the hand")
  func release() {
    var value = AnimatedValue(0.0)
    for step in 0...10 {
      value.hold(Double(step) * 0.05, at: Double(step) * 0.01)
    }
    #expect(isNear(value.velocity(at: 0.1), 5, 1e-9))
    value.release(to: 1, with: .spring(response: 0.5, dampingFraction: 0.8), at: 0.1)
    #expect(!value.isHeld)
    #expect(isNear(value.value(at: 0.1), 0.5, 1e-12))
    #expect(isNear(value.velocity(at: 0.1), 5, 1e-9))
    #expect(value.value(at: 10) == 1)
  }

  @Test("A hand that has stopped hands no velocity on")
  func stopped() {
    var value = AnimatedValue(0.0)
    value.hold(0, at: 0)
    value.hold(1, at: 0.05)
    value.release(to: 0, with: .spring, at: 0.4)
    #expect(value.velocity(at: 0.4) == 0)
  }

  @Test("Grabbed and let go many times in flight, it never jumps")
  func again() {
    var value = AnimatedValue(0.0)
    var generator = SplitMix(state: 7)
    var time = 0.0
    for _ in 0..<500 {
      time += 0.01 + 0.2 * generator.unit()
      let before = value.value(at: time)
      let grabbed = value.grab(at: time)
      #expect(grabbed == before)
      value.release(to: generator.unit() * 10, with: .bouncy, at: time)
      #expect(value.value(at: time) == before)
    }
  }

  private struct SplitMix {
    var state: UInt64

    mutating func unit() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}

@Suite("Animation completion")
struct MotionCompletionTests {
  @Test("A curve is complete when it is over, once")
  func curve() {
    var value = AnimatedValue(0.0)
    value.animate(
      to: 1, with: .easeInOut(duration: 0.6), at: 0, completionCriteria: .logicallyComplete)
    #expect(value.takeCompletions(at: 0.59).isEmpty)
    #expect(
      value.takeCompletions(at: 0.6)
        == [AnimationCompletion(target: 1, criteria: .logicallyComplete)])
    #expect(value.takeCompletions(at: 0.7).isEmpty)
  }

  @Test("A spring is logically complete after its response, and removed when it rests")
  func spring() throws {
    var value = AnimatedValue(0.0)
    let bouncy = Animation.bouncy(duration: 0.4)
    value.animate(to: 1, with: bouncy, at: 0, completionCriteria: .logicallyComplete)
    #expect(value.takeCompletions(at: 0.39).isEmpty)
    #expect(value.takeCompletions(at: 0.41).count == 1)
    value.animate(to: 2, with: bouncy, at: 1, completionCriteria: .removed)
    let end = try #require(value.settleTime)
    #expect(end > 1.5)
    #expect(value.takeCompletions(at: end.nextDown).isEmpty)
    #expect(
      value.takeCompletions(at: end) == [AnimationCompletion(target: 2, criteria: .removed)])
    #expect(value.takeCompletions(at: end + 1).isEmpty)
  }

  @Test(
    "An interrupted animation completes logically at its own time, and is removed with the last")
  func interrupted() throws {
    var value = AnimatedValue(0.0)
    value.animate(
      to: 1, with: .easeIn(duration: 1), at: 0, completionCriteria: .logicallyComplete)
    value.animate(to: 2, with: .easeIn(duration: 1), at: 0.1, completionCriteria: .removed)
    value.animate(
      to: 3, with: .easeIn(duration: 2), at: 0.5, completionCriteria: .logicallyComplete)
    #expect(value.takeCompletions(at: 0.99).isEmpty)
    #expect(value.takeCompletions(at: 1).map(\.target) == [1])
    #expect(value.takeCompletions(at: 2.4).isEmpty)
    #expect(value.takeCompletions(at: 2.5).map(\.target) == [2, 3])
  }

  @Test("While a hand has the value, nothing completes")
  func held() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: .easeIn(duration: 1), at: 0, completionCriteria: .removed)
    value.grab(at: 0.5)
    #expect(value.takeCompletions(at: 5).isEmpty)
    value.release(to: 0, with: .linear(duration: 1), at: 5, completionCriteria: .removed)
    #expect(value.takeCompletions(at: 5.9).isEmpty)
    #expect(value.takeCompletions(at: 6).map(\.target) == [1, 0])
  }

  @Test("The time of logical completion can be set")
  func override() {
    var value = AnimatedValue(0.0)
    value.animate(
      to: 1, with: .easeIn(duration: 1).logicallyComplete(after: 0.25).delay(1), at: 0,
      completionCriteria: .logicallyComplete)
    #expect(value.takeCompletions(at: 1.24).isEmpty)
    #expect(value.takeCompletions(at: 1.25).count == 1)
  }
}
