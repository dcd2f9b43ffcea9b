/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
///
/// The control points' x lie in 0...1, which makes x(t) rise throughout, so that every x has one y.
struct CubicBezierCurve: Hashable, Sendable {
  /// The first control point; its x lies in 0...1.
  let start: UnitPoint
  /// The second control point; its x lies in 0...1.
  let end: UnitPoint

  /// Creates a curve; x is clamped to 0...1, y to `yRange`, and NaN counts as the lower end.
  init(start: UnitPoint, end: UnitPoint, yRange: ClosedRange<Double>) {
    self.start = UnitPoint(
      x: start.x.clamped(to: 0...1), y: start.y.clamped(to: yRange))
    self.end = UnitPoint(x: end.x.clamped(to: 0...1), y: end.y.clamped(to: yRange))
  }

  /// The height over an x in 0...1.
  func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return coordinate(start.y, end.y, at: parameter(at: x))
  }

  /// The slope dy/dx over an x in 0...1, at most `steepest` in size.
  ///
  /// Where both derivatives vanish, at a control point that lies on its end, the slope is the limit,
  /// toward the other control point.
  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let run = derivative(start.x, end.x, at: t)
    let rise = derivative(start.y, end.y, at: t)
    if abs(run) < 1e-9, abs(rise) < 1e-9 {
      let run = secondDerivative(start.x, end.x, at: t)
      let rise = secondDerivative(start.y, end.y, at: t)
      return run == 0 ? 1 : UnitCurve.limited(rise / run)
    }
    return run == 0 ? UnitCurve.steepest * (rise < 0 ? -1 : 1) : UnitCurve.limited(rise / run)
  }

  /// The curve's parameter for an x: Newton's steps, kept inside a shrinking bracket.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = coordinate(start.x, end.x, at: t) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let slope = derivative(start.x, end.x, at: t)
      let step = slope > 1e-9 ? t - error / slope : .infinity
      t = step > low && step < high ? step : (low + high) / 2
    }
    return t
  }

  /// One coordinate of the curve; its ends are 0 and 1.
  private func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The first derivative of a coordinate.
  private func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The second derivative of a coordinate.
  private func secondDerivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    6 * (1 - t) * (second - 2 * first) + 6 * t * (1 - 2 * second + first)
  }
}
