public import CardCore

/// Something that the terminal sends to the program.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted; never to be taken for keys.
  case paste(String)
  /// The terminal has told the colour of its background.
  case background(Color)
  /// The terminal has shown that it draws lines and blocks too wide for the symbols that were chosen;
  /// the ones to use from now on. The screen must be drawn afresh.
  case symbols(SymbolSet)
  /// The window has a new size.
  case resize(CellSize)
  /// The program continues after having been stopped; the screen must be drawn afresh.
  case resumed
  /// The terminal is gone.
  case hangup
  /// The system asks the program to end, with the signal's number.
  case terminate(signal: Int32)
}
