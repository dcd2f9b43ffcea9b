import CardCore
import Testing

@Suite("What can be animated, and what cannot")
struct MotionAnimatedValueKindsTests {
  @Test("Points, angles and pairs are animated whole")
  func geometry() {
    var point = AnimatedValue(Point(x: 1, y: 2))
    point.animate(to: Point(x: 3, y: -2), with: .linear(duration: 1), at: 0)
    #expect(point.value(at: 0.5) == Point(x: 2, y: 0))
    var angle = AnimatedValue(Angle.zero)
    angle.animate(to: .degrees(180), with: .easeInOut(duration: 0.6), at: 0)
    #expect(isNear(angle.value(at: 0.3).degrees, 90, 1e-9))
    #expect(angle.value(at: 0.6) == .degrees(180))
    #expect(
      Vector3.vertical.interpolated(to: .horizontal, amount: 0.25)
        == Vector3(x: 0.25, y: 0.75, z: 0))
    #expect(
      UnitPoint.leading.interpolated(to: .trailing, amount: 0.25) == UnitPoint(x: 0.25, y: 0.5))
    #expect(
      Size(width: 2, height: 4).interpolated(to: .zero, amount: 0.5) == Size(width: 1, height: 2))
  }

  @Test("To go where one is already takes no time")
  func nowhere() {
    var value = AnimatedValue(4.0)
    value.animate(to: 4, with: .easeIn(duration: 3), at: 0, completionCriteria: .removed)
    #expect(value.settleTime == nil)
    #expect(value.takeCompletions(at: 0).count == 1)
  }

  @Test(
    "What is no number neither moves a value nor hangs",
    arguments: [Double.nan, .infinity, -.infinity, 1e200])
  func badInput(bad: Double) {
    var value = AnimatedValue(1.0)
    value.animate(to: bad, at: 0)
    value.hold(bad, at: 0)
    value.snap(to: bad)
    #expect(value == AnimatedValue(1.0))
    value.animate(to: 2, with: .easeIn(duration: bad), at: 0)
    #expect(value.value(at: 1).isFinite)
    value.animate(to: 3, with: .bouncy.delay(bad).speed(bad), at: 1)
    #expect(value.value(at: bad).isFinite)
    if bad != 1e200 {
      value.animate(to: 5, with: .bouncy, at: bad)
      #expect(value.value(at: 0) == 5)
      #expect(value.isSettled(at: 0))
    }
  }
}
