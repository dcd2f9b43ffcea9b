public import DeckStore

/// Why a deck cannot be had.
public enum DeckProblem: Error, Hashable, Sendable {
  /// Its file cannot be read.
  case file(FileError)
  /// Its file is no deck.
  case content(DeckError, path: String)
  /// Nothing in the library has this name.
  case unknownName(String, suggestion: String?)
  /// A folder holds no deck.
  case noDecks(folder: String)

  /// A sentence for people, `file:line:column: …` where a place is known, safe to be shown.
  public var message: String {
    switch self {
    case .file(let error): DisplayText.sanitized(error.message)
    case .content(let error, let path): error.message(file: DisplayText.sanitized(path))
    case .unknownName(let name, nil):
      DisplayText.sanitized("\(name): there is no such file, folder or deck of the library")
    case .unknownName(let name, .some(let suggestion)):
      DisplayText.sanitized("\(name): there is no such deck; did you mean '\(suggestion)'?")
    case .noDecks(let folder):
      DisplayText.sanitized("\(folder): expected deck files (*.json), found none")
    }
  }
}
