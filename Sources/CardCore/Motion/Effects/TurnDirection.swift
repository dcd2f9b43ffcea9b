/// Whether one goes on to what comes next or back to what was before.
public enum TurnDirection: Hashable, Sendable, CaseIterable {
  /// On to what comes next.
  case forward
  /// Back to what was before.
  case back
}
