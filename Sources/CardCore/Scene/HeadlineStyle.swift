/// What headlines are set in.
public enum HeadlineStyle: String, Hashable, Sendable, CaseIterable {
  /// The shapes of real letters, many cells high, where there are fonts and room for them.
  case display
  /// The terminal's own characters, in bold.
  case text
}
