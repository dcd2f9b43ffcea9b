public import CardCore
public import Terminal

/// A terminal without a terminal: plays events and keeps everything that is shown.
public final class ScriptedDevice: TerminalDevice {
  public var capabilities: TerminalCapabilities
  public private(set) var size: CellSize
  /// What `isDrained` answers; false plays a slow terminal.
  public var isDrained = true
  /// Every surface that was presented, in order.
  public private(set) var presented: [Surface] = []
  /// Every wait that was asked for, in order.
  public private(set) var timeouts: [Duration?] = []
  /// Whether the program has the mouse.
  public private(set) var isMouseCaptured = false
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  /// Whether the terminal was given back.
  public private(set) var isClosed = false

  private var script: ArraySlice<InputEvent?>

  /// Creates a terminal of a size that sends events.
  ///
  /// - Parameter events: What each wait ends with; nil lets the wait pass without an event. When
  ///   the script is over, waits with an end pass, and one without an end finds the terminal gone.
  public init(
    size: CellSize = CellSize(columns: 80, rows: 24),
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colorDepth: .truecolor, symbols: .block, showsUnicode: true, cellAspect: 2),
    events: [InputEvent?] = []
  ) {
    self.size = size
    self.capabilities = capabilities
    script = events[...]
  }

  /// Adds events to the script.
  public func play(_ events: [InputEvent?]) {
    script += events
  }

  /// The surface that is shown now.
  public var screen: Surface { presented.last ?? Surface(size: size) }

  public func present(_ surface: Surface) {
    presented.append(surface)
  }

  public func nextEvent(within timeout: Duration?) -> InputEvent? {
    timeouts.append(timeout)
    guard let event = script.popFirst() else { return timeout == nil ? .hangup : nil }
    if case .resize(let newSize)? = event { size = newSize }
    return event
  }

  public func setMouseCaptured(_ isCaptured: Bool) {
    isMouseCaptured = isCaptured
  }

  public func suspend() {
    suspensions += 1
    script.insert(.resumed, at: script.startIndex)
  }

  public func close() {
    isClosed = true
  }
}
