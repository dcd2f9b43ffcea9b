/// What fills the window.
public enum Screen: Sendable {
  /// The list of decks.
  case library(LibraryScreen)
  /// A card to be answered.
  case study(StudyScreen)
  /// What a session brought.
  case summary(SummaryScreen)
  /// A deck to leaf through.
  case browse(BrowseScreen)
  /// All cards of a deck at once.
  case wall(WallScreen)
  /// The gallery of effects.
  case demo(DemoScreen)

  /// Where its keys are looked up.
  var keyContext: KeyContext {
    switch self {
    case .library: .library
    case .study: .study
    case .summary: .summary
    case .browse: .browse
    case .wall: .wall
    case .demo: .demo
    }
  }
}
