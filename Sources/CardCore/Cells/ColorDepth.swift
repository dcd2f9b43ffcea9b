/// How many colours a terminal shows.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// Eight bits a channel.
  case truecolor
  /// The xterm palette of 256 colours.
  case palette256 = "256"
  /// The sixteen ANSI colours.
  case palette16 = "16"
  /// The eight ANSI colours.
  case palette8 = "8"
  /// None: attributes only.
  case none
}
