public import Scheduling

/// Something that the program wants done outside itself.
public enum Effect: Hashable, Sendable {
  /// Find the deck files and read them; answered by `libraryListed`, more than once.
  case listLibrary
  /// Read a deck and its progress; answered by `deckOpened` or `deckFailed`.
  case openDeck(path: String, purpose: DeckPurpose)
  /// Keep a review durably; answered by `reviewRecorded` or `recordingFailed`.
  case record(Review)
  /// Take a review back durably; answered by `reviewUndone` or `undoingFailed`.
  case undo(Review)
  /// Keep a copy of all progress, once a study day, when there is time for it; answered by
  /// `backUpFailed` if it cannot be kept.
  case backUp
  /// Take the mouse, or hand it back to the terminal.
  case captureMouse(Bool)
  /// Stop until the shell continues the program.
  case suspend
  /// End the program; the signal that asked for it, if any.
  case quit(signal: Int32?)
}
