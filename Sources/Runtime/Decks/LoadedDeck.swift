public import DeckStore

/// A deck that has been read from its file.
public struct LoadedDeck: Sendable {
  /// The file's path.
  public var path: String
  /// The deck's identity in the log: its `id`, else its file's name without the extension.
  public var identity: String
  /// What people call the deck: its title, else its file's name without the extension.
  ///
  /// It is as the file has it, and must go through the sanitiser before it is shown.
  public var title: String
  /// The deck.
  public var deck: Deck

  /// Describes a deck by its file.
  public init(path: String, deck: Deck) {
    self.path = path
    self.deck = deck
    let stem = FilePath.stem(of: path)
    identity = deck.id ?? stem
    title = deck.title ?? stem
  }
}
