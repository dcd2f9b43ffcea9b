/// What fills the window.
public enum Screen: Sendable {
  /// The list of decks.
  case library(LibraryScreen)
  /// A card to be answered.
  case study(StudyScreen)
  /// What a session brought.
  case summary(SummaryScreen)

  /// Where its keys are looked up.
  var keyContext: KeyContext {
    switch self {
    case .library: .library
    case .study: .study
    case .summary: .summary
    }
  }
}
