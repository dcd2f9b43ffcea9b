internal import Runtime
internal import Typography

/// The edges as the running system has them.
enum Edges {
  /// The person's decks and those that come with the program.
  static func library(folders: DataFolders?) -> DeckLibrary {
    let files = SystemFileSystem()
    return DeckLibrary(
      files: files, bundledFolder: bundledDecks(files), personalFolder: folders?.decks)
  }

  /// The folder of the decks that come with the program; nil when there is none.
  static func bundledDecks(_ files: SystemFileSystem) -> String? {
    BundledDecks.folder(
      override: SystemEnvironment.variable("RECTO_DECKS"),
      executable: SystemEnvironment.executable, files: files)
  }

  /// Type and pictures, with SVGs drawn by the program itself in another process.
  static func textures(pictures: PangoTextureSource.PictureTiming = .atOnce) -> PangoTextureSource {
    PangoTextureSource(pictures: pictures, vectors: vectors)
  }

  /// Where SVGs are drawn: in another process of the program.
  static var vectors: VectorPlace {
    // Without its own path the program cannot start, which is what is said in an SVG's place.
    .program(
      VectorProgram(path: SystemEnvironment.runningProgram ?? "", arguments: ["draw-svg"]))
  }

  /// The sentence for a person without a home folder.
  static let noHome = "there is no home folder; set HOME or XDG_DATA_HOME to an absolute path"
}
