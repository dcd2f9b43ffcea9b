/// What is known about a terminal before anything is shown on it, and what follows from it.
///
/// `RECTO_COLORS` (`truecolor`, `256`, `16`, `8`, `none`) and `RECTO_SYMBOLS` (the names of
/// `SymbolSet`) decide over everything that is found.
public struct TerminalEnvironment: Hashable, Sendable {
  /// The process's environment variables.
  public var variables: [String: String]
  /// The name of the locale's character encoding, such as `UTF-8`.
  public var codeset: String
  /// The number of colours that the terminal's description claims; 0 or less without colour.
  public var describedColors: Int

  /// Creates a description of the circumstances.
  public init(variables: [String: String], codeset: String, describedColors: Int) {
    self.variables = variables
    self.codeset = codeset
    self.describedColors = describedColors
  }

  /// The terminal's type; empty when unknown.
  public var terminalName: String { self["TERM"] }

  /// The capabilities to use.
  ///
  /// - Parameters:
  ///   - cellAspect: The height of a cell in columns' widths.
  ///   - columns: The columns that the running system gives a scalar, less than 0 for none that it
  ///     knows; symbols that do not take one column would come out as blanks or shift their row.
  public func capabilities(
    cellAspect: Double = 2, columns: (Unicode.Scalar) -> Int = { _ in 1 }
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      colorDepth: colorDepth, symbols: symbols(columns: columns), showsUnicode: showsUnicode,
      cellAspect: cellAspect, background: BackgroundColor.color(variable: self["COLORFGBG"]))
  }

  /// Whether text beyond ASCII can be shown.
  public var showsUnicode: Bool { unicodeDecision.value }

  /// Whether text beyond ASCII can be shown, and why.
  public var unicodeDecision: TerminalDecision<Bool> {
    if isDumb { return TerminalDecision(false, because: dumbReason) }
    let name = codeset.uppercased()
    return TerminalDecision(
      name == "UTF-8" || name == "UTF8", because: "the locale's encoding is \(codeset)")
  }

  /// Whether the modes for the mouse and for pastes may be switched on; where they are unknown they
  /// are ignored, except by terminals older than private modes.
  public var understandsMouseModes: Bool { mouseDecision.value }

  /// Whether the mouse may be asked for, and why.
  public var mouseDecision: TerminalDecision<Bool> {
    if isDumb { return TerminalDecision(false, because: dumbReason) }
    if isConsole || terminalName.hasPrefix("vt") {
      return TerminalDecision(false, because: "\(terminalName) reports no mouse")
    }
    return TerminalDecision(true, because: "clicks and drags are asked for")
  }

  /// Whether a frame may be wrapped in the marks of synchronized output (private mode 2026).
  public var understandsSynchronizedOutput: Bool {
    understandsMouseModes && !terminalName.hasPrefix("screen")
  }

  /// Whether the terminal may be asked for its background (OSC 11); others would print the question.
  public var understandsColorQuestions: Bool {
    let printing = ["eterm", "ansi", "cygwin", "sun", "hurd", "cons"]
    return understandsMouseModes && !printing.contains { terminalName.hasPrefix($0) }
  }

  /// The value of a variable; empty when it is not set.
  subscript(name: String) -> String { variables[name] ?? "" }

  var isDumb: Bool { terminalName.isEmpty || terminalName == "dumb" }

  var dumbReason: String { terminalName.isEmpty ? "TERM is not set" : "TERM is dumb" }

  var isConsole: Bool { terminalName == "linux" || terminalName.hasPrefix("linux-") }

  var isMultiplexed: Bool {
    terminalName.hasPrefix("tmux") || terminalName.hasPrefix("screen") || !self["TMUX"].isEmpty
      || !self["STY"].isEmpty
  }

  func version(_ name: String) -> Int { Int(self[name]) ?? 0 }
}
