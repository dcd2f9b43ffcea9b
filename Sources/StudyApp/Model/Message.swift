public import DeckStore
public import Scheduling
public import Terminal

/// Something that happened, for the program to react to.
public enum Message: Sendable {
  /// The program has started.
  case started
  /// Time has passed, for animations and clocks.
  case tick
  /// The terminal sent something.
  case input(InputEvent)
  /// The library's list as it is known now; it comes again whenever more is known.
  case libraryListed([LibraryEntry])
  /// A deck is ready.
  case deckOpened(OpenedDeck, purpose: DeckPurpose)
  /// The gallery is wanted, at an effect if one is named.
  case galleryOpened(effect: String?)
  /// A deck could not be opened; the text says why and what to do.
  case deckFailed(reason: String)
  /// A review is on disk.
  case reviewRecorded(id: String)
  /// A review could not be kept; nothing was changed.
  case recordingFailed(id: String, reason: String)
  /// A review has been taken back on disk.
  case reviewUndone(id: String)
  /// A review could not be taken back; nothing was changed.
  case undoingFailed(id: String, reason: String)
  /// The day's copy of all progress could not be kept; the progress itself is whole.
  case backUpFailed(reason: String)
}

/// What a deck is opened for.
public enum DeckPurpose: Hashable, Sendable {
  /// To be asked what is due.
  case study
  /// To leaf through it.
  case browse
  /// To see all of it at once.
  case wall
}

/// A deck with what is known of its cards, as it is handed to a session.
public struct OpenedDeck: Sendable {
  /// The file's path.
  public var path: String
  /// The deck's title, or the name of its file.
  public var title: String
  /// The deck's identity in the log.
  public var identity: String
  /// The deck.
  public var deck: Deck
  /// The memories of its cards, by their place in the deck.
  public var memories: [Int: Memory]
  /// What of the deck has already been studied today.
  public var today: DayProgress
  /// The reviews of today that can still be taken back, oldest first.
  public var reviewsOfToday: [Review]

  /// The folder of the file, against which the names of pictures are meant.
  public var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Creates an opened deck.
  public init(
    path: String, title: String, identity: String, deck: Deck, memories: [Int: Memory],
    today: DayProgress, reviewsOfToday: [Review] = []
  ) {
    self.path = path
    self.title = title
    self.identity = identity
    self.deck = deck
    self.memories = memories
    self.today = today
    self.reviewsOfToday = reviewsOfToday
  }
}
