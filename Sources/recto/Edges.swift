internal import Runtime

/// The edges as the running system has them.
enum Edges {
  /// The person's decks and those that come with the program.
  static func library(folders: DataFolders?) -> DeckLibrary {
    let files = SystemFileSystem()
    let bundled = BundledDecks.folder(
      override: SystemEnvironment.variable("RECTO_DECKS"),
      executable: SystemEnvironment.executable, files: files)
    return DeckLibrary(files: files, bundledFolder: bundled, personalFolder: folders?.decks)
  }

  /// The sentence for a person without a home folder.
  static let noHome = "there is no home folder; set HOME or XDG_DATA_HOME to an absolute path"
}
