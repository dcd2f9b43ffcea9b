/// Where the decks are that come with the program.
public enum BundledDecks {
  /// The folder of the bundled decks; nil when there is none.
  ///
  /// In order: `RECTO_DECKS` when it is set; `Decks` beside the program; `share/recto/Decks` of the
  /// prefix in whose `bin` the program lies; `Decks` of the source folder in whose `.build` it was
  /// built.
  ///
  /// - Parameters:
  ///   - override: The value of `RECTO_DECKS`.
  ///   - executable: The program's path with links resolved.
  ///   - files: Where to look.
  public static func folder(
    override: String?, executable: String?, files: any FileSystem
  ) -> String? {
    if let override, !override.isEmpty { return override }
    guard let executable else { return nil }
    return candidates(executable: executable).first { files.kind(of: $0) == .folder }
  }

  private static func candidates(executable: String) -> [String] {
    let folder = FilePath.folder(of: executable)
    var result = [FilePath.join(folder, "Decks")]
    let prefix = FilePath.folder(of: folder)
    result.append(FilePath.join(prefix, "share/recto/Decks"))
    var parent = folder
    while parent.contains("/"), parent != "/" {
      if FilePath.name(of: parent) == ".build" {
        result.append(FilePath.join(FilePath.folder(of: parent), "Decks"))
        break
      }
      parent = FilePath.folder(of: parent)
    }
    return result
  }
}
