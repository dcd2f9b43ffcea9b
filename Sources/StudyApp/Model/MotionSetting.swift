/// How much moves on the screen.
public enum MotionSetting: String, Hashable, Sendable, CaseIterable {
  /// Everything turns, flies and springs.
  case full
  /// Sides cross-fade within a fifth of a second; nothing turns.
  case reduced
  /// Sides are exchanged at once.
  case none
}
