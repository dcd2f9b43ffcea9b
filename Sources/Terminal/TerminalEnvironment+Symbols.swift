public import CardCore

extension TerminalEnvironment {
  /// The symbols that pictures may use.
  ///
  /// - Parameter isNarrow: Whether the running system gives a scalar one column.
  public func symbols(isNarrow: (Unicode.Scalar) -> Bool) -> SymbolSet {
    symbolDecision(isNarrow: isNarrow).value
  }

  /// The symbols that pictures may use, and why.
  public func symbolDecision(
    isNarrow: (Unicode.Scalar) -> Bool
  ) -> TerminalDecision<SymbolSet> {
    if !showsUnicode { return TerminalDecision(.ascii, because: unicodeDecision.reason) }
    let chosen = SymbolSet(rawValue: self["RECTO_SYMBOLS"])
    let wanted =
      chosen.map { TerminalDecision($0, because: "RECTO_SYMBOLS is set") } ?? foundSymbols
    let candidates: [SymbolSet] = [wanted.value, .block, .half]
    let known = candidates.first { $0.samples.allSatisfy(isNarrow) } ?? .ascii
    if known == wanted.value { return wanted }
    return TerminalDecision(
      known, because: "the system knows no width for \(wanted.value.rawValue)")
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
    case .half: ["\u{2580}", "\u{2584}"]
    case .block: ["\u{2580}", "\u{2584}", "\u{2588}", "\u{258F}", "\u{2596}", "\u{259F}"]
    case .sextant: SymbolSet.block.samples + ["\u{1FB00}", "\u{1FB3B}"]
    case .octant: SymbolSet.block.samples + ["\u{1CD00}", "\u{1CDE5}"]
    case .braille: ["\u{2801}", "\u{28FF}"]
    }
  }
}
