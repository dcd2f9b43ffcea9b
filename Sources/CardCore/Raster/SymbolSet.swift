/// The characters that pictures may be drawn with.
public enum SymbolSet: String, Hashable, Sendable, CaseIterable {
  /// Printable ASCII only.
  case ascii
  /// Upper and lower halves.
  case half
  /// Halves, quadrants and eighths: the default.
  case block
  /// Blocks and the 2×3 patterns.
  case sextant
  /// Blocks and the 2×4 patterns of Unicode 16.
  case octant
  /// The 2×4 dot patterns.
  case braille
}
