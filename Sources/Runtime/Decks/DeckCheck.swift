public import CardCore
internal import DeckStore

/// Checks a deck file and names what is wrong with it.
public enum DeckCheck {
  /// What was found, one line each as `file:line:column: …`, safe to be shown.
  public struct Findings: Hashable, Sendable {
    /// What keeps the file from being a deck.
    public var faults: [String]
    /// What is likely not meant so, in a file that is a deck or would be one.
    public var warnings: [String]

    /// Creates findings.
    public init(faults: [String] = [], warnings: [String] = []) {
      self.faults = faults
      self.warnings = warnings
    }
  }

  /// The faults of a file, none when it is a deck, and what else is worth a look.
  ///
  /// A file `*.schema.json` describes decks and is none, so that `*.json` can be checked at once.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - files: Where it lies.
  ///   - pictureProblem: What is wrong with a picture; nil for one that can be shown.
  public static func findings(
    inFile path: String, files: any FileSystem,
    pictureProblem: (FacePicture) -> String? = { _ in nil }
  ) -> Findings {
    if path.hasSuffix(".schema.json"), files.kind(of: path) == .file { return Findings() }
    do throws(DeckProblem) {
      let bytes = try contents(ofFile: path, files: files)
      let format = try format(ofFile: path)
      let file = DisplayText.sanitized(path)
      let faults = format.diagnose(bytes, maximum: 100).map { $0.message(file: file) }
      let warnings = format.warnings(bytes, maximum: 100).map { $0.message(file: file) }
      guard faults.isEmpty, let deck = try? format.decode(bytes) else {
        return Findings(faults: faults, warnings: warnings)
      }
      let folder = FilePath.folder(of: path)
      let unseen = pictures(of: deck, inFolder: folder).compactMap { number, picture in
        pictureProblem(picture).map { "\(file): card \(number): \(DisplayText.sanitized($0))" }
      }
      return Findings(warnings: warnings + unseen)
    } catch {
      return Findings(faults: [error.message])
    }
  }

  /// The pictures of a deck's cards, each with the number of its card, from 1.
  private static func pictures(
    of deck: Deck, inFolder folder: String
  ) -> [(number: Int, picture: FacePicture)] {
    deck.cards.enumerated().compactMap { index, card in
      card.image.map { (index + 1, FacePicture(path: $0, inFolder: folder)) }
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
