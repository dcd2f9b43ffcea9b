internal import CPangoCairo

/// What the libraries would write onto the screen.
enum LibraryMessages {
  /// Once this has been asked for, nothing is written but the errors that end the program.
  static let areSilent: Void = cpango_silence()
}
