/// What the program is asked to do.
public enum Invocation: Hashable, Sendable {
  /// Opens a screen on the terminal.
  case session(Start, SessionOptions)
  /// Checks deck files.
  case check(files: [String])
  /// Prints one picture.
  case frame(FrameOptions)
  /// Records an effect.
  case record(RecordingOptions)
  /// Prints the log of reviews.
  case log
  /// Tells what was found and chosen, for people or as JSON.
  case doctor(asJSON: Bool)
  /// Measures against the budgets.
  case bench
  /// Draws an SVG for another process of the program, in a box that is not understood here.
  case drawSVG(box: [String])
  /// Prints a help text.
  case help(text: String)
  /// Prints the version.
  case version

  /// The screen that a session begins with.
  public enum Start: Hashable, Sendable {
    /// The library of decks.
    case library
    /// Decks to study, each a file, a folder, or a name in the library.
    case study(decks: [String])
    /// A deck to leaf through.
    case browse(deck: String)
    /// The gallery, at an effect if one is named.
    case demo(effect: String?)
  }
}
