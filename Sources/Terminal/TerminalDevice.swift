public import CardCore

/// A terminal: a screen of cells to draw on, and keys and a mouse to listen to.
public protocol TerminalDevice: AnyObject {
  /// What the terminal can show.
  var capabilities: TerminalCapabilities { get }

  /// The window's present size in cells.
  var size: CellSize { get }

  /// Shows a screen, writing only what differs from the one before.
  ///
  /// A surface of another size than the window is clipped or padded.
  func present(_ surface: Surface)

  /// Waits for the next event.
  ///
  /// - Parameter timeout: The longest wait; nil waits until something happens, zero only looks.
  /// - Returns: The event, or nil when none came in time.
  func nextEvent(within timeout: Duration?) -> InputEvent?

  /// Whether everything presented so far has left for the terminal, so that another frame would
  /// not queue behind it.
  var isDrained: Bool { get }

  /// Hands the mouse to the program, or back to the terminal for selecting text.
  func setMouseCaptured(_ isCaptured: Bool)

  /// Stops the program as Ctrl-Z does, with the terminal as it was found, until it is continued.
  func suspend()

  /// Gives the terminal back as it was found; calling it again does nothing.
  func close()
}
