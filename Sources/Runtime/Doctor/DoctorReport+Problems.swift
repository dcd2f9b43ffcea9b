internal import Terminal

extension DoctorReport {
  /// What keeps the program from working as it should, each as a sentence; none when all is well.
  ///
  /// Names and paths come from outside: the sentences must go through the sanitiser.
  public var problems: [String] {
    progressProblems + deckProblems + terminalProblems + unknownSettings
  }

  private var progressProblems: [String] {
    guard let folders else {
      return ["there is no home folder; set HOME or XDG_DATA_HOME to an absolute path"]
    }
    switch progress {
    case .missing, .empty, .sound(_, isReadOnly: false): return []
    case .sound(_, isReadOnly: true):
      return ["\(folders.progress): may only be read, so no answer can be kept"]
    case .unusable(let reason): return [reason]
    }
  }

  private var deckProblems: [String] {
    let count = (ownDecks?.deckCount ?? 0) + (bundledDecks?.deckCount ?? 0)
    return count > 0 ? [] : ["there are no decks; name their folder in RECTO_DECKS"]
  }

  private var terminalProblems: [String] {
    if !terminal.isConnected || terminal.isDescribed { return [] }
    if terminal.name.isEmpty { return ["TERM is not set, so the terminal's type is not known"] }
    return ["the system does not describe terminals of the type '\(terminal.name)'"]
  }
}
