/// Which fonts type is set in.
public enum FontSelection: Hashable, Sendable {
  /// All that the system knows.
  case system
  /// Only those in files; files that are not fonts are passed over.
  case files([String])
}
