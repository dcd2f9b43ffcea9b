internal import DeckStore

/// Checks a deck file and names all its faults.
public enum DeckCheck {
  /// The faults of a file, one line each as `file:line:column: …`, safe to be shown; none when the
  /// file is a deck.
  ///
  /// A file `*.schema.json` describes decks and is none, so that `*.json` can be checked at once.
  public static func faults(inFile path: String, files: any FileSystem) -> [String] {
    if path.hasSuffix(".schema.json"), files.kind(of: path) == .file { return [] }
    do throws(DeckProblem) {
      let bytes = try contents(ofFile: path, files: files)
      let format = try format(ofFile: path)
      let file = DisplayText.sanitized(path)
      return format.diagnose(bytes, maximum: 100).map { $0.message(file: file) }
    } catch {
      return [error.message]
    }
  }

  private static func contents(
    ofFile path: String, files: any FileSystem
  ) throws(DeckProblem) -> [UInt8] {
    do throws(FileError) {
      return try files.contents(ofFile: path, limit: DeckLimits.fileBytes)
    } catch {
      throw .file(error)
    }
  }

  private static func format(ofFile path: String) throws(DeckProblem) -> any DeckFormat {
    do throws(DeckError) {
      return try DeckFormats.format(forExtension: FilePath.fileExtension(of: path))
    } catch {
      throw .content(error, path: path)
    }
  }
}
