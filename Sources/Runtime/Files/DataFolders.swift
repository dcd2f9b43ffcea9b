/// Where the person's own files are.
public struct DataFolders: Hashable, Sendable {
  /// The folder of all that the program keeps: `recto` in `$XDG_DATA_HOME`.
  public var data: String

  /// The folder of the person's own decks.
  public var decks: String { FilePath.join(data, "decks") }

  /// The database of progress.
  public var progress: String { FilePath.join(data, "progress.db") }

  /// Creates the folders below a data folder.
  public init(data: String) {
    self.data = data
  }

  /// Finds the folders as the XDG Base Directory Specification has it.
  ///
  /// A variable that is empty or no absolute path counts as not set, so that nothing is ever made
  /// in the present folder. `HOME` gives way to the user database.
  ///
  /// - Parameters:
  ///   - variable: The value of an environment variable.
  ///   - userDatabaseHome: The home folder of the user database.
  /// - Returns: nil when there is no home at all.
  public init?(variable: (String) -> String?, userDatabaseHome: String?) {
    func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let base = absolute(variable("XDG_DATA_HOME")) {
      data = FilePath.join(base, "recto")
    } else if let home = absolute(variable("HOME")) ?? absolute(userDatabaseHome) {
      data = FilePath.join(FilePath.join(home, ".local/share"), "recto")
    } else {
      return nil
    }
  }

  /// The folders of the running system's person; nil when there is no home at all.
  public static var current: DataFolders? {
    DataFolders(
      variable: SystemEnvironment.variable, userDatabaseHome: SystemEnvironment.homeFolder)
  }
}
