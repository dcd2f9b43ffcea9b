public import CardCore

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
  ///   - isNarrow: Whether the running system gives a scalar one column; symbols that it does not
  ///     know would come out as blanks.
  public func capabilities(
    cellAspect: Double = 2, isNarrow: (Unicode.Scalar) -> Bool = { _ in true }
  ) -> TerminalCapabilities {
    TerminalCapabilities(
      colorDepth: colorDepth, symbols: symbols(isNarrow: isNarrow), showsUnicode: showsUnicode,
      cellAspect: cellAspect)
  }

  /// How many colours to use.
  ///
  /// In this order: the override; `NO_COLOR` (any text counts, <https://no-color.org>); terminals
  /// that are known to have few; what claims true colour; the terminal's description.
  public var colorDepth: ColorDepth {
    if let chosen = ColorDepth(rawValue: self["RECTO_COLORS"]) { return chosen }
    if !self["NO_COLOR"].isEmpty || isDumb { return .none }
    if claimsTrueColor && !isLimited { return .truecolor }
    return describedDepth
  }

  /// Whether text beyond ASCII can be shown.
  public var showsUnicode: Bool {
    let name = codeset.uppercased()
    return (name == "UTF-8" || name == "UTF8") && !isDumb
  }

  /// The symbols that pictures may use.
  public func symbols(isNarrow: (Unicode.Scalar) -> Bool) -> SymbolSet {
    let wanted = SymbolSet(rawValue: self["RECTO_SYMBOLS"]) ?? foundSymbols
    if !showsUnicode { return .ascii }
    let candidates: [SymbolSet] = [wanted, .block, .half]
    return candidates.first { $0.samples.allSatisfy(isNarrow) } ?? .ascii
  }

  /// Whether the modes for the mouse and for pastes may be switched on; where they are unknown they
  /// are ignored, except by terminals older than private modes.
  public var understandsMouseModes: Bool {
    !isDumb && !isConsole && !terminalName.hasPrefix("vt")
  }

  /// Whether a frame may be wrapped in the marks of synchronized output (private mode 2026).
  public var understandsSynchronizedOutput: Bool {
    understandsMouseModes && !terminalName.hasPrefix("screen")
  }

  private subscript(name: String) -> String { variables[name] ?? "" }

  private var isDumb: Bool { terminalName.isEmpty || terminalName == "dumb" }

  private var isConsole: Bool { terminalName == "linux" || terminalName.hasPrefix("linux-") }

  /// Terminals that print true colour sequences as something else, whatever COLORTERM says.
  private var isLimited: Bool {
    isConsole || isDumb || terminalName.hasPrefix("screen") || terminalName.hasPrefix("vt")
      || self["TERM_PROGRAM"] == "Apple_Terminal"
  }

  private var isMultiplexed: Bool {
    terminalName.hasPrefix("tmux") || terminalName.hasPrefix("screen") || !self["TMUX"].isEmpty
      || !self["STY"].isEmpty
  }

  private var claimsTrueColor: Bool {
    if ["truecolor", "24bit"].contains(self["COLORTERM"].lowercased()) { return true }
    if describedColors > 256 || terminalName.hasSuffix("-direct") { return true }
    if isMultiplexed { return false }
    let knownNames = ["xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "contour"]
    if knownNames.contains(where: { terminalName.hasPrefix($0) }) { return true }
    let knownPrograms = ["iTerm.app", "WezTerm", "ghostty", "vscode"]
    return knownPrograms.contains(self["TERM_PROGRAM"]) || version("VTE_VERSION") >= 3600
  }

  private var describedDepth: ColorDepth {
    switch describedColors {
    case 256...: .palette256
    case 16..<256: .palette16
    case 8..<16: .palette8
    default: .none
    }
  }

  private var foundSymbols: SymbolSet {
    if isDumb || isConsole || terminalName.hasPrefix("vt") { return .ascii }
    return drawsSextants && !isMultiplexed ? .sextant : .block
  }

  /// The terminals that draw the 2×3 patterns themselves, without a font.
  private var drawsSextants: Bool {
    ["xterm-kitty", "foot", "wezterm", "xterm-ghostty"].contains { terminalName.hasPrefix($0) }
      || !self["KITTY_WINDOW_ID"].isEmpty
      || ["WezTerm", "ghostty"].contains(self["TERM_PROGRAM"]) || version("VTE_VERSION") >= 6200
  }

  private func version(_ name: String) -> Int { Int(self[name]) ?? 0 }
}

extension SymbolSet {
  /// A few of the set's characters, by which to see whether a system knows the set.
  fileprivate var samples: [Unicode.Scalar] {
    switch self {
    case .ascii: []
    case .half: ["\u{2580}", "\u{2584}"]
    case .block: ["\u{2580}", "\u{2584}", "\u{2588}", "\u{258F}", "\u{2596}", "\u{259F}"]
    case .sextant: SymbolSet.block.samples + ["\u{1FB00}", "\u{1FB3B}"]
    case .octant: SymbolSet.block.samples + ["\u{1CD00}", "\u{1CDE5}"]
    case .braille: ["\u{2801}", "\u{28FF}"]
    }
  }
}
