public import CardCore

extension TerminalEnvironment {
  /// The symbols that pictures may use.
  ///
  /// - Parameter columns: The columns that the running system gives a scalar.
  public func symbols(columns: (Unicode.Scalar) -> Int) -> SymbolSet {
    symbolDecision(columns: columns).value
  }

  /// The symbols that pictures may use, and why.
  ///
  /// - Parameters:
  ///   - measured: The columns that the terminal itself was seen to give to lines and blocks; nil
  ///     when it was not asked, or has not answered.
  ///   - columns: The columns that the running system gives a scalar.
  public func symbolDecision(
    measured: Int? = nil, columns: (Unicode.Scalar) -> Int
  ) -> TerminalDecision<SymbolSet> {
    if !showsUnicode { return TerminalDecision(.ascii, because: unicodeDecision.reason) }
    let chosen = SymbolSet(rawValue: self["RECTO_SYMBOLS"])
    let wanted =
      chosen.map { TerminalDecision($0, because: "RECTO_SYMBOLS is set") } ?? foundSymbols
    let candidates: [SymbolSet] = [wanted.value, .block, .half]
    let known = candidates.first { $0.samples.allSatisfy { columns($0) == 1 } } ?? .ascii
    if known == .ascii, wanted.value.samples.contains(where: { columns($0) > 1 }) {
      return TerminalDecision(.ascii, because: "the system gives lines and blocks two columns")
    }
    if let measured, measured > 1, asksSymbolWidth(for: known) {
      return TerminalDecision(
        .ascii, because: "this terminal draws lines and blocks two columns wide")
    }
    if known == wanted.value { return wanted }
    return TerminalDecision(
      known, because: "the system knows no width for \(wanted.value.rawValue)")
  }

  /// Whether the terminal is to be asked how wide it draws lines and blocks: where they are used
  /// because that was found to be right, and not because the person has asked for them.
  ///
  /// - Parameter symbols: The symbols that were chosen.
  public func asksSymbolWidth(for symbols: SymbolSet) -> Bool {
    symbols != .ascii && understandsMouseModes
      && SymbolSet(rawValue: self["RECTO_SYMBOLS"]) == nil
  }

  private var foundSymbols: TerminalDecision<SymbolSet> {
    if isConsole || terminalName.hasPrefix("vt") {
      return TerminalDecision(.ascii, because: "\(terminalName) has few characters")
    }
    if drawsSextants && !isMultiplexed {
      return TerminalDecision(.sextant, because: "this terminal draws them without a font")
    }
    return TerminalDecision(.block, because: "nearly every font has them")
  }

  /// The terminals that draw the 2×3 patterns themselves, without a font.
  private var drawsSextants: Bool {
    ["xterm-kitty", "foot", "wezterm", "xterm-ghostty"].contains { terminalName.hasPrefix($0) }
      || !self["KITTY_WINDOW_ID"].isEmpty
      || ["WezTerm", "ghostty"].contains(self["TERM_PROGRAM"]) || version("VTE_VERSION") >= 6200
  }
}

extension SymbolSet {
  /// A few of the set's characters, by which to see whether a system knows the set.
  fileprivate var samples: [Unicode.Scalar] {
    switch self {
    case .ascii: []
    // Cards are framed by thin lines with every set but ASCII.
    case .half: ["\u{2500}", "\u{2502}", "\u{250C}", "\u{2580}", "\u{2584}"]
    case .block: SymbolSet.half.samples + ["\u{2588}", "\u{258F}", "\u{2596}", "\u{259F}"]
    case .sextant: SymbolSet.block.samples + ["\u{1FB00}", "\u{1FB3B}"]
    case .octant: SymbolSet.block.samples + ["\u{1CD00}", "\u{1CDE5}"]
    case .braille: SymbolSet.half.samples + ["\u{2801}", "\u{28FF}"]
    }
  }
}
