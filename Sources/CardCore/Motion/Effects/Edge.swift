/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The left side.
  case leading
  /// The lower side.
  case bottom
  /// The right side.
  case trailing

  /// The step across the side and away from the rectangle, in shares of its size.
  var outward: UnitPoint {
    switch self {
    case .top: UnitPoint(x: 0, y: -1)
    case .leading: UnitPoint(x: -1, y: 0)
    case .bottom: UnitPoint(x: 0, y: 1)
    case .trailing: UnitPoint(x: 1, y: 0)
    }
  }

  /// The side across.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
