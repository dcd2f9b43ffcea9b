public import CardCore

/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A standard stream is connected to something else.
  case notATerminal(stream: String)
  /// The variable TERM is unset or empty.
  case namelessTerminal
  /// The system has no description of the terminal's type.
  case unknownTerminal(name: String)
  /// The terminal cannot place its cursor.
  case cannotPlaceCursor(name: String)
  /// The window has too few cells.
  case windowTooSmall(CellSize)
  /// The window claims more cells than anything could show.
  case windowTooLarge(CellSize)
  /// The system refused.
  case cannotStart(name: String, errorNumber: Int32)

  /// One or two sentences for the person at the terminal.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "studying needs a terminal, and the \(stream) is none. Start it without redirecting."
    case .namelessTerminal:
      "The variable TERM is not set, so the kind of terminal is unknown. "
        + "Set it, for example TERM=xterm-256color."
    case .unknownTerminal(let name):
      "Nothing is known about a terminal of type \"\(TerminalError.printable(name))\". "
        + "Set TERM to a known type, for example xterm-256color."
    case .cannotPlaceCursor(let name):
      "A terminal of type \"\(TerminalError.printable(name))\" cannot place its cursor. "
        + "Start it in another terminal, or set TERM to the type that this one is."
    case .windowTooSmall(let size):
      "The window has \(size.columns) columns and \(size.rows) rows; at least "
        + "\(CursesDevice.leastSize.columns) columns and \(CursesDevice.leastSize.rows) rows are "
        + "needed. Enlarge it and start again."
    case .windowTooLarge(let size):
      "The window claims to have \(size.columns) columns and \(size.rows) rows, more than any "
        + "terminal can show."
    case .cannotStart(let name, let errorNumber):
      "The terminal of type \"\(TerminalError.printable(name))\" could not be set up"
        + (errorNumber == 0 ? "." : " (error \(errorNumber)).")
    }
  }

  /// A name from outside, shortened and without anything that a terminal would obey.
  private static func printable(_ name: String) -> String {
    let safe = name.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F ? Character(scalar) : "?"
    }
    return String(safe)
  }
}
