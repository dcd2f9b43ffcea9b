/// How far along a segment each of its parameters lies.
///
/// The segment is cut into 64 equal steps of the parameter; each step's length is integrated by the
/// rule of Gauss and Legendre with five nodes, and what lies within a step is found by Newton's
/// method.
struct ArcLengthTable: Hashable, Sendable {
  private let segment: MotionPathSegment
  /// The distance from the start at each step.
  private let distances: [Double]
  /// The direction at each step in radians, without jumps.
  private(set) var directions: [Double]

  private static let steps = 64

  /// Measures a segment.
  init(_ segment: MotionPathSegment) {
    self.segment = segment
    var distances = [0.0]
    for step in 0..<Self.steps {
      let part = Self.length(
        of: segment, from: Self.parameter(segment, step), to: Self.parameter(segment, step + 1))
      distances.append(distances[step] + part)
    }
    self.distances = distances
    directions = []
    var last: Double?
    for step in 0...Self.steps {
      let direction = rawDirection(at: Self.parameter(segment, step))
      last = last.map { nearestTurn(of: direction, to: $0) } ?? direction
      directions.append(last ?? direction)
    }
  }

  /// The length of the segment.
  var length: Double { distances[Self.steps] }

  /// Adds whole turns, or parts of one, to every direction.
  mutating func turn(by radians: Double) {
    directions = directions.map { $0 + radians }
  }

  /// The parameter at a distance from the start, and the step it lies in.
  func parameter(at distance: Double) -> (value: Double, step: Int) {
    let step = self.step(at: distance)
    let start = Self.parameter(segment, step)
    let end = Self.parameter(segment, step + 1)
    let length = distances[step + 1] - distances[step]
    guard length > 0 else { return (start, step) }
    let rest = distance - distances[step]
    var t = start + (end - start) * (rest / length)
    for _ in 0..<8 {
      let velocity = segment.derivative(at: t)
      let speed = hypotenuse(velocity.x, velocity.y) * (end < start ? -1 : 1)
      let error = Self.length(of: segment, from: start, to: t) - rest
      guard abs(error) > 1e-13 * self.length, speed != 0 else { break }
      t = (t - error / speed).clamped(to: min(start, end)...max(start, end))
    }
    return (t, step)
  }

  /// The direction at a parameter in radians, on the same turn as the table.
  func direction(at t: Double, step: Int) -> Double {
    nearestTurn(of: rawDirection(at: t), to: directions[step])
  }

  /// The curvature at a parameter, positive where the path turns clockwise, at most 1e6 in size.
  func curvature(at t: Double) -> Double {
    let t = away(from: t)
    let first = segment.derivative(at: t)
    let second = segment.secondDerivative(at: t)
    let speed = hypotenuse(first.x, first.y)
    let curvature = (first.x * second.y - first.y * second.x) / (speed * speed * speed)
    let orientation = segment.domain.end < segment.domain.start ? -1.0 : 1
    return curvature.isNaN ? 0 : (curvature * orientation).clamped(to: -1e6...1e6)
  }

  /// The last step that begins at or before a distance.
  private func step(at distance: Double) -> Int {
    var low = 0
    var high = Self.steps
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  private func rawDirection(at t: Double) -> Double {
    let velocity = segment.derivative(at: away(from: t))
    return segment.domain.end < segment.domain.start
      ? arcTangent(-velocity.y, -velocity.x) : arcTangent(velocity.y, velocity.x)
  }

  /// The parameter itself, or where the segment stands still, one a little nearer to the middle.
  ///
  /// So an end that is a cusp has the direction of its own side.
  private func away(from t: Double) -> Double {
    let (start, end) = segment.domain
    let velocity = segment.derivative(at: t)
    guard hypotenuse(velocity.x, velocity.y) * abs(end - start) < 1e-6 * length else { return t }
    return t + ((start + end) / 2 > t ? 1 : -1) * 1e-5 * abs(end - start)
  }

  private static func parameter(_ segment: MotionPathSegment, _ step: Int) -> Double {
    let (start, end) = segment.domain
    return step == steps ? end : start + (end - start) * Double(step) / Double(steps)
  }

  /// The nodes and weights of the rule on -1...1.
  private static let rule: [(node: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664_0, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664_0, 0.236_926_885_056_189_1),
  ]

  private static func length(
    of segment: MotionPathSegment, from start: Double, to end: Double
  ) -> Double {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    let sum = rule.reduce(0) { sum, point in
      let velocity = segment.derivative(at: middle + half * point.node)
      return sum + point.weight * hypotenuse(velocity.x, velocity.y)
    }
    return abs(half) * sum
  }
}

/// The direction, plus whole turns, that lies nearest to another one; both in radians.
func nearestTurn(of direction: Double, to other: Double) -> Double {
  direction + 2 * .pi * ((other - direction) / (2 * .pi)).rounded()
}
