/// The private modes that are switched on and off beside ncurses, and how.
///
/// ncurses knows none of them well: its own mouse support reports clicks only, loses a press after
/// a lost release, and forgets motion when the program is resumed.
enum TerminalModes {
  /// Motion with a button held, in the encoding without limits.
  static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
  /// No reports of the mouse, in any mode or encoding.
  static let mouseOff = "\u{1B}[?1002l\u{1B}[?1006l"
  /// Pastes come marked as such.
  static let pasteOn = "\u{1B}[?2004h"
  /// Pastes come as if typed.
  static let pasteOff = "\u{1B}[?2004l"
  /// What follows is shown at once, at the end.
  static let frameBegin = "\u{1B}[?2026h"
  /// Shows what was written since the beginning.
  static let frameEnd = "\u{1B}[?2026l"
  /// The terminal's own colours, and no attributes.
  static let ownColors = "\u{1B}[0m"

  /// Undoes everything that ncurses or this program may have switched on, for a sudden death.
  static let reset =
    "\u{1B}[?2026l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?1004l"
    + "\u{1B}[?2004l\u{1B}[0m\u{1B}(B\u{F}\u{1B}[?7h\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[?1049l"
}
