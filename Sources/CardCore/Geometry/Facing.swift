/// Which side of a panel is seen.
public enum Facing: Hashable, Sendable {
  /// The side that shows at rest.
  case front
  /// The other side.
  case back
  /// Neither: the panel is seen along its plane, or not at all.
  case edge
}
