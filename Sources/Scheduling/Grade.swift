/// How well a card was remembered.
public enum Grade: Int, Hashable, Sendable, CaseIterable {
  /// Not remembered.
  case again = 1
  /// Remembered with much effort.
  case hard = 2
  /// Remembered.
  case good = 3
  /// Remembered without effort.
  case easy = 4
}
