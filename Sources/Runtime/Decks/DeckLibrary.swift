internal import DeckStore

/// The decks that a person has: those that come with the program, and their own.
public struct DeckLibrary {
  private let files: any FileSystem
  private let bundledFolder: String?
  private let personalFolder: String?

  /// Creates a library over two folders, each of which may be missing.
  public init(files: any FileSystem, bundledFolder: String?, personalFolder: String?) {
    self.files = files
    self.bundledFolder = bundledFolder
    self.personalFolder = personalFolder
  }

  /// The library's deck files: the person's own first, then the bundled ones, each by name.
  ///
  /// A file of the person's own hides the bundled one of the same name, so that a copy can be
  /// changed. Nothing is read but names.
  public func deckFiles() -> [DeckFile] {
    let personal = decks(inFolder: personalFolder, isBundled: false)
    let own = Set(personal.map(\.stem))
    return personal
      + decks(inFolder: bundledFolder, isBundled: true).filter { !own.contains($0.stem) }
  }

  /// The deck files that words on the command line mean, in their order and each once.
  ///
  /// A word is the path of a file or of a folder, else the name or the identity of a deck in the
  /// library.
  public func deckFiles(named words: [String]) throws(DeckProblem) -> [DeckFile] {
    var found: [DeckFile] = []
    for word in words {
      for file in try deckFiles(named: word) where !found.contains(file) { found.append(file) }
    }
    return found
  }

  /// Reads a deck.
  public func open(_ path: String) throws(DeckProblem) -> LoadedDeck {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.contents(ofFile: path, limit: DeckLimits.fileBytes)
    } catch {
      throw .file(error)
    }
    do throws(DeckError) {
      let format = try DeckFormats.format(forExtension: FilePath.fileExtension(of: path))
      return LoadedDeck(path: path, deck: try format.decode(bytes))
    } catch {
      throw .content(error, path: path)
    }
  }

  private func deckFiles(named word: String) throws(DeckProblem) -> [DeckFile] {
    switch files.kind(of: word) {
    case .file, .other: return [DeckFile(path: word, isBundled: isBundled(word))]
    case .folder:
      let inside = decks(inFolder: word, isBundled: word == bundledFolder)
      if inside.isEmpty { throw .noDecks(folder: word) }
      return inside
    case nil: break
    }
    let library = deckFiles()
    if let file = library.first(where: { $0.stem == word }) { return [file] }
    if let file = library.first(where: { (try? open($0.path))?.identity == word }) {
      return [file]
    }
    let stems = library.map(\.stem)
    throw .unknownName(
      word,
      suggestion: EditDistance.nearest(to: word, among: stems)
        ?? stems.first { !word.isEmpty && $0.hasPrefix(word) })
  }

  private func isBundled(_ path: String) -> Bool {
    FilePath.folder(of: path) == bundledFolder
  }

  /// The deck files right in a folder; none when the folder cannot be read.
  private func decks(inFolder folder: String?, isBundled: Bool) -> [DeckFile] {
    guard let folder, let names = try? files.entries(ofFolder: folder) else { return [] }
    return names.filter(Self.isDeckName).map { name in
      DeckFile(path: FilePath.join(folder, name), isBundled: isBundled)
    }
  }

  /// Whether a file's name is a deck's; hidden files and the schema are none.
  private static func isDeckName(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".schema.json")
      && DeckFormats.all.contains {
        $0.fileExtensions.contains(FilePath.fileExtension(of: name))
      }
  }
}
