internal import Runtime

/// `recto` and `recto study DECK…`
enum StudyCommand {
  static func run(decks words: [String]) -> ExitStatus {
    guard SystemEnvironment.hasTerminal else {
      Recto.complain("studying needs a terminal for both input and output; see 'recto --help'")
      return .usage
    }
    return .success
  }
}
