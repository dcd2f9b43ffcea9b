/// A smooth piece of a path, as a curve over its own parameter.
enum MotionPathSegment: Hashable, Sendable {
  /// A straight line; the parameter runs from 0 to 1.
  case line(Point, Point)
  /// A cubic Bézier curve with its two control points in the middle; from 0 to 1.
  case cubic(Point, Point, Point, Point)
  /// A part of a circle; the parameter is the angle in radians, clockwise on the screen.
  case arc(center: Point, radius: Double, from: Double, to: Double)
  /// `(cos t, sin t cos t) · a / (1 + sin² t)`; from 0 to 2π.
  case bernoulli(center: Point, halfWidth: Double)
  /// `(sin t, sin t cos t) · a`; from 0 to 2π.
  case gerono(center: Point, halfWidth: Double)
  /// One side of a heart, from one of its cusps to the other.
  case heart(center: Point, scale: Double, from: Double, to: Double)

  /// The first and the last value of the parameter.
  var domain: (start: Double, end: Double) {
    switch self {
    case .line, .cubic: (0, 1)
    case .arc(_, _, let from, let to), .heart(_, _, let from, let to): (from, to)
    case .bernoulli, .gerono: (0, 2 * .pi)
    }
  }

  /// The place at a parameter.
  func point(at t: Double) -> Point {
    switch self {
    case .line(let start, let end):
      return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    case .cubic(let p0, let p1, let p2, let p3):
      let rest = 1 - t
      let (b0, b1) = (rest * rest * rest, 3 * rest * rest * t)
      let (b2, b3) = (3 * rest * t * t, t * t * t)
      return Point(
        x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
        y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
    case .arc(let center, let radius, _, _):
      return Point(x: center.x + radius * cosine(t), y: center.y + radius * sine(t))
    case .bernoulli(let center, let a):
      let factor = a * cosine(t) / (1 + sine(t) * sine(t))
      return Point(x: center.x + factor, y: center.y + factor * sine(t))
    case .gerono(let center, let a):
      return Point(x: center.x + a * sine(t), y: center.y + a * sine(t) * cosine(t))
    case .heart(let center, let scale, _, _):
      let s = sine(t)
      let height = 13 * cosine(t) - 5 * cosine(2 * t) - 2 * cosine(3 * t) - cosine(4 * t)
      return Point(x: center.x + scale * 16 * s * s * s, y: center.y - scale * height)
    }
  }

  /// The first derivative by the parameter.
  func derivative(at t: Double) -> Point {
    switch self {
    case .line(let start, let end):
      return Point(x: end.x - start.x, y: end.y - start.y)
    case .cubic(let p0, let p1, let p2, let p3):
      let rest = 1 - t
      let (b0, b1, b2) = (3 * rest * rest, 6 * rest * t, 3 * t * t)
      return Point(
        x: b0 * (p1.x - p0.x) + b1 * (p2.x - p1.x) + b2 * (p3.x - p2.x),
        y: b0 * (p1.y - p0.y) + b1 * (p2.y - p1.y) + b2 * (p3.y - p2.y))
    case .arc(_, let radius, _, _):
      return Point(x: -radius * sine(t), y: radius * cosine(t))
    case .bernoulli(_, let a):
      let s2 = sine(t) * sine(t)
      let factor = a / ((1 + s2) * (1 + s2))
      return Point(x: -factor * sine(t) * (3 - s2), y: factor * (1 - 3 * s2))
    case .gerono(_, let a):
      return Point(x: a * cosine(t), y: a * cosine(2 * t))
    case .heart(_, let scale, _, _):
      let s = sine(t)
      return Point(
        x: scale * 48 * s * s * cosine(t),
        y: scale * (13 * s - 10 * sine(2 * t) - 6 * sine(3 * t) - 4 * sine(4 * t)))
    }
  }

  /// The second derivative by the parameter.
  func secondDerivative(at t: Double) -> Point {
    switch self {
    case .line:
      return .zero
    case .cubic(let p0, let p1, let p2, let p3):
      let rest = 6 * (1 - t)
      return Point(
        x: rest * (p2.x - 2 * p1.x + p0.x) + 6 * t * (p3.x - 2 * p2.x + p1.x),
        y: rest * (p2.y - 2 * p1.y + p0.y) + 6 * t * (p3.y - 2 * p2.y + p1.y))
    case .arc(_, let radius, _, _):
      return Point(x: -radius * cosine(t), y: -radius * sine(t))
    case .bernoulli(_, let a):
      let (s, c) = (sine(t), cosine(t))
      let d = 1 + s * s
      let factor = -a * c / (d * d * d)
      return Point(
        x: factor * ((3 - 3 * s * s) * d - 4 * s * s * (3 - s * s)),
        y: factor * 2 * s * (5 - 3 * s * s))
    case .gerono(_, let a):
      return Point(x: -a * sine(t), y: -2 * a * sine(2 * t))
    case .heart(_, let scale, _, _):
      let (s, c) = (sine(t), cosine(t))
      return Point(
        x: scale * (96 * s * c * c - 48 * s * s * s),
        y: scale * (13 * c - 20 * cosine(2 * t) - 18 * cosine(3 * t) - 16 * cosine(4 * t)))
    }
  }
}
