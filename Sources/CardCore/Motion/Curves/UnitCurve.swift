/// A curve from (0, 0) to (1, 1) that says how far a motion is when a share of its time is over.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(CubicBezierCurve)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  private let shape: Shape

  /// The greatest slope that is ever reported; a vertical tangent counts as this.
  static let steepest = 1000.0

  /// A straight line.
  public static let linear = UnitCurve(shape: .linear)
  /// Starts slowly.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Ends slowly.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle that starts level: `1 − √(1 − x²)`.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter of a circle that ends level: `√(1 − (1 − x)²)`.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of a circle, level at both ends.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  private init(shape: Shape) {
    self.shape = shape
  }

  /// A cubic Bézier curve; both coordinates of the control points are clamped to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicBezierCurve(start: startControlPoint, end: endControlPoint, yRange: 0...1)))
  }

  /// A cubic Bézier curve that may leave 0...1 on its way, as a timing curve may.
  static func overshooting(start: UnitPoint, end: UnitPoint) -> UnitCurve {
    UnitCurve(shape: .bezier(CubicBezierCurve(start: start, end: end, yRange: -1000...1000)))
  }

  /// The height of the curve; progress is clamped to 0...1, and NaN counts as 0.
  public func value(at progress: Double) -> Double {
    let x = progress.clamped(to: 0...1)
    switch shape {
    case .linear: return x
    case .bezier(let curve): return curve.y(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (x * (2 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularOutIn:
      return x < 0.5
        ? (x * (1 - x)).squareRoot()
        : 1 - (x * (1 - x)).squareRoot()
    }
  }

  /// The slope of the curve; progress is clamped to 0...1, and a vertical tangent counts as 1000.
  ///
  /// At an end where a control point lies on the corner the slope is the true limit (1.724 for
  /// `easeIn` at 1), where SwiftUI answers 0 or 1.
  public func velocity(at progress: Double) -> Double {
    let x = progress.clamped(to: 0...1)
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.slope(at: x)
    case .circularIn: return Self.limited(x / (1 - x * x).squareRoot())
    case .circularOut: return Self.limited((1 - x) / (x * (2 - x)).squareRoot())
    case .circularInOut:
      let distance = x < 0.5 ? x : 1 - x
      return Self.limited(2 * distance / (1 - 4 * distance * distance).squareRoot())
    case .circularOutIn:
      return Self.limited(abs(1 - 2 * x) / (2 * (x * (1 - x)).squareRoot()))
    }
  }

  /// The curve with time and progress exchanged: `inverse.value(at: value(at: x))` is x.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let curve):
      .bezier(
        startControlPoint: UnitPoint(x: curve.start.y, y: curve.start.x),
        endControlPoint: UnitPoint(x: curve.end.y, y: curve.end.x))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(shape: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }

  /// A slope no steeper than `steepest`; what is not a number counts as vertical.
  static func limited(_ slope: Double) -> Double {
    slope.isNaN ? steepest : min(max(slope, -steepest), steepest)
  }
}
