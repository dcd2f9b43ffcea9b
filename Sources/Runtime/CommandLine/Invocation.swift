/// What the program is asked to do.
public enum Invocation: Hashable, Sendable {
  /// Opens the library of decks.
  case library
  /// Studies decks, each a file, a folder, or a name in the library.
  case study(decks: [String])
  /// Checks deck files.
  case check(files: [String])
  /// Prints one picture.
  case frame(FrameOptions)
  /// Prints the log of reviews.
  case log
  /// Measures against the budgets.
  case bench
  /// Prints a help text.
  case help(text: String)
  /// Prints the version.
  case version
}
