public import Scheduling

/// One deck file as the library lists it.
public struct LibraryEntry: Hashable, Sendable {
  /// What is known of a deck file.
  public enum Content: Hashable, Sendable {
    /// It has not been read yet.
    case unread
    /// It can be studied.
    case deck(Counts)
    /// It cannot be read; the text says where and why.
    case broken(reason: String)
  }

  /// The numbers of a deck.
  public struct Counts: Hashable, Sendable {
    /// All cards.
    public var cards: Int
    /// The cards to be asked again today, within the day's limit.
    public var due: Int
    /// The cards to be met for the first time today, within the day's limit.
    public var new: Int
    /// When the deck was last studied.
    public var lastStudied: Moment?

    /// Creates the numbers of a deck.
    public init(cards: Int, due: Int, new: Int, lastStudied: Moment?) {
      self.cards = cards
      self.due = due
      self.new = new
      self.lastStudied = lastStudied
    }
  }

  /// The file's path, by which the deck is opened.
  public var path: String
  /// The deck's title, or the file's name while the deck is not read.
  public var title: String
  /// What the deck is about, in a sentence; empty while the deck is not read.
  public var description: String
  /// Whether the deck came with the program.
  public var isBundled: Bool
  /// What is known of it.
  public var content: Content

  /// Creates an entry.
  public init(
    path: String, title: String, description: String = "", isBundled: Bool, content: Content
  ) {
    self.path = path
    self.title = title
    self.description = description
    self.isBundled = isBundled
    self.content = content
  }
}
