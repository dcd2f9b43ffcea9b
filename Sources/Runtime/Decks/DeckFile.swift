/// A deck file that has been found.
public struct DeckFile: Hashable, Sendable {
  /// The path, as it was found or given.
  public var path: String
  /// Whether the deck came with the program.
  public var isBundled: Bool

  /// Creates a description of a file.
  public init(path: String, isBundled: Bool) {
    self.path = path
    self.isBundled = isBundled
  }

  /// The file's name without its extension: the deck's identity when the file gives none.
  public var stem: String { FilePath.stem(of: path) }
}
