internal import CNCurses
internal import CardCore
internal import Terminal

/// The standard streams that the terminal is connected to.
enum TerminalStreams {
  /// What is typed.
  static let input: Int32 = 0
  /// What is shown.
  static let output: Int32 = 1
}

/// What the window tells of itself.
struct WindowSize: Hashable {
  /// The extent in cells; empty when the window does not tell.
  var cells: CellSize
  /// The height of a cell in columns' widths, and why it is so.
  var aspect: TerminalDecision<Double>

  /// The height of a cell in columns' widths.
  var cellAspect: Double { aspect.value }

  /// Asks the window.
  static var now: WindowSize {
    let found = curses_window_size(TerminalStreams.output)
    let aspect = CellAspect.decision(
      columns: Int(found.ws_col), rows: Int(found.ws_row), pixelWidth: Int(found.ws_xpixel),
      pixelHeight: Int(found.ws_ypixel))
    return WindowSize(
      cells: CellSize(columns: Int(found.ws_col), rows: Int(found.ws_row)), aspect: aspect)
  }
}

extension CellSize {
  /// The size, cut to another where it is larger.
  func clamped(to greatest: CellSize) -> CellSize {
    CellSize(columns: min(columns, greatest.columns), rows: min(rows, greatest.rows))
  }
}
