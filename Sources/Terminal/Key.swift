/// A key or key combination as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A character key, with the character that it types.
  case character(Character)
  /// Control held with a letter, given in lower case.
  case control(Character)
  /// Return or Enter.
  case enter
  /// Escape on its own.
  case escape
  /// The tabulator.
  case tab
  /// The tabulator with Shift.
  case backTab
  /// Deletes to the left.
  case backspace
  /// Deletes to the right.
  case delete
  /// Cursor up.
  case up
  /// Cursor down.
  case down
  /// Cursor left.
  case left
  /// Cursor right.
  case right
  /// To the beginning.
  case home
  /// To the end.
  case end
  /// One page up.
  case pageUp
  /// One page down.
  case pageDown
  /// A function key by its number.
  case function(Int)
}
