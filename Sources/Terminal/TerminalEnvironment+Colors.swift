public import CardCore

extension TerminalEnvironment {
  /// How many colours to use.
  public var colorDepth: ColorDepth { colorDecision.value }

  /// How many colours to use, and why.
  ///
  /// In this order: the override; `NO_COLOR` (any text counts, <https://no-color.org>); terminals
  /// that are known to have few; what claims true colour; the terminal's description.
  public var colorDecision: TerminalDecision<ColorDepth> {
    if let chosen = ColorDepth(rawValue: self["RECTO_COLORS"]) {
      if chosen == .palette16, describedDepth == .palette8 {
        // The other eight cannot be expressed there, and text would be drawn on its own colour.
        return TerminalDecision(
          .palette8, because: "\(terminalName) has only eight of RECTO_COLORS' sixteen")
      }
      return TerminalDecision(chosen, because: "RECTO_COLORS is set")
    }
    if !self["NO_COLOR"].isEmpty { return TerminalDecision(.none, because: "NO_COLOR is set") }
    if isDumb { return TerminalDecision(.none, because: dumbReason) }
    if let claim = trueColorClaim, !isLimited {
      return TerminalDecision(.truecolor, because: claim)
    }
    return TerminalDecision(
      describedDepth,
      because: "\(terminalName) is described with \(max(0, describedColors)) colours")
  }

  /// Terminals that print true colour sequences as something else, whatever COLORTERM says.
  private var isLimited: Bool {
    isConsole || isDumb || terminalName.hasPrefix("screen") || terminalName.hasPrefix("vt")
      || self["TERM_PROGRAM"] == "Apple_Terminal"
  }

  /// What says that the terminal shows true colour; nil when nothing does.
  private var trueColorClaim: String? {
    let claim = self["COLORTERM"]
    if ["truecolor", "24bit"].contains(claim.lowercased()) { return "COLORTERM is \(claim)" }
    if describedColors > 256 || terminalName.hasSuffix("-direct") {
      return "\(terminalName) is described with direct colours"
    }
    if isMultiplexed { return nil }
    let knownNames = ["xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "contour"]
    if knownNames.contains(where: { terminalName.hasPrefix($0) }) {
      return "\(terminalName) is known to show them"
    }
    let program = self["TERM_PROGRAM"]
    if ["iTerm.app", "WezTerm", "ghostty", "vscode"].contains(program) {
      return "TERM_PROGRAM is \(program)"
    }
    return version("VTE_VERSION") >= 3600 ? "VTE_VERSION is \(version("VTE_VERSION"))" : nil
  }

  private var describedDepth: ColorDepth {
    switch describedColors {
    case 256...: .palette256
    case 16..<256: .palette16
    case 8..<16: .palette8
    default: .none
    }
  }
}
