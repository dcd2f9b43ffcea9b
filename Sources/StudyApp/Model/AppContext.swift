public import CardCore
public import Terminal

/// What all screens share: the window, the person's choices, and the source of identities.
public struct AppContext: Sendable {
  /// The window.
  public var size: CellSize
  /// What the terminal can show.
  public var capabilities: TerminalCapabilities
  /// The colours.
  public var theme: Theme
  /// Whether the colours follow the terminal's background when it becomes known.
  public var followsBackground = false
  /// How much moves.
  public var motion: MotionSetting
  /// How a key turns a card over.
  public var flip: FlipStyle
  /// How text is set in the terminal's characters, which decides how far it can be scrolled.
  public var textSetting: any TextSetting = PlainTextSetting()
  /// Whether a card left alone sways a little.
  public var sways = false
  /// Whether the mouse belongs to the program.
  public var isMouseCaptured = true
  /// Whether leaving a session leads to the library.
  public var startsInLibrary: Bool
  /// The source of the reviews' identities.
  public var identifiers: ReviewIdentifiers

  /// Creates what the screens share.
  public init(
    size: CellSize, capabilities: TerminalCapabilities, theme: Theme, motion: MotionSetting,
    flip: FlipStyle = .vertical,
    startsInLibrary: Bool, identifiers: ReviewIdentifiers
  ) {
    self.size = size
    self.capabilities = capabilities
    self.theme = theme
    // A shadow is a darker colour; where there are none it would be a bright bar.
    if capabilities.colorDepth == .none { self.theme.shadowOpacity = 0 }
    self.motion = motion
    self.flip = flip
    self.startsInLibrary = startsInLibrary
    self.identifiers = identifiers
  }

  /// Where the card lies.
  var metrics: CardMetrics {
    CardMetrics(screen: size, cellAspect: capabilities.cellAspect)
  }
}
