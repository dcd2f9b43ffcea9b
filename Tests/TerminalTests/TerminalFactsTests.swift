import CardCore
import Terminal
import Testing

struct `What is told of a terminal` {
  private func facts(
    _ variables: [String: String], codeset: String = "UTF-8", colors: Int = 256
  ) -> TerminalFacts {
    TerminalFacts(
      environment: TerminalEnvironment(
        variables: variables, codeset: codeset, describedColors: colors),
      isDescribed: true, isConnected: true, size: nil,
      cellAspect: TerminalDecision(2, because: ""),
      symbolWidth: TerminalDecision(nil, because: "")
    ) { $0.value < 0x1CD00 ? 1 : -1 }
  }

  @Test(
    "names what the colours follow from",
    arguments: [
      (["TERM": "xterm", "RECTO_COLORS": "16", "NO_COLOR": "1"], "RECTO_COLORS is set"),
      (["TERM": "xterm", "NO_COLOR": "1"], "NO_COLOR is set"), ([:], "TERM is not set"),
      (["TERM": "dumb"], "TERM is dumb"),
      (["TERM": "xterm", "COLORTERM": "24bit"], "COLORTERM is 24bit"),
      (["TERM": "foot"], "foot is known to show them"),
      (["TERM": "xterm", "TERM_PROGRAM": "vscode"], "TERM_PROGRAM is vscode"),
      (["TERM": "xterm", "VTE_VERSION": "6800"], "VTE_VERSION is 6800"),
      (
        ["TERM": "screen-256color", "COLORTERM": "truecolor"],
        "screen-256color is described with 256 colours"
      ),
    ])
  func colors(variables: [String: String], reason: String) {
    let facts = facts(variables)
    #expect(facts.colors.reason == reason)
    let environment = TerminalEnvironment(
      variables: variables, codeset: "UTF-8", describedColors: 256)
    #expect(facts.colors.value == environment.capabilities().colorDepth)
  }

  @Test(
    "names what the symbols follow from",
    arguments: [
      (["TERM": "xterm"], SymbolSet.block, "nearly every font has them"),
      (["TERM": "foot"], .sextant, "this terminal draws them without a font"),
      (["TERM": "xterm", "RECTO_SYMBOLS": "half"], .half, "RECTO_SYMBOLS is set"),
      (
        ["TERM": "xterm", "RECTO_SYMBOLS": "octant"], .block, "the system knows no width for octant"
      ),
      (["TERM": "linux"], .ascii, "linux has few characters"),
      (["TERM": "dumb"], .ascii, "TERM is dumb"),
    ])
  func symbols(variables: [String: String], symbols: SymbolSet, reason: String) {
    // Sextants lie above octants' numbers, so they are let through by name.
    let environment = TerminalEnvironment(
      variables: variables, codeset: "UTF-8", describedColors: 256)
    let decision = environment.symbolDecision { (0x1CD00..<0x1CE00).contains($0.value) ? -1 : 1 }
    #expect(decision == TerminalDecision(symbols, because: reason))
  }

  @Test("names the encoding, the mouse and the background")
  func others() {
    let plain = facts(["TERM": "xterm", "COLORFGBG": "0;15"], codeset: "ISO-8859-1")
    #expect(
      plain.unicode == TerminalDecision(false, because: "the locale's encoding is ISO-8859-1"))
    #expect(plain.symbols.value == .ascii)
    #expect(plain.background == TerminalDecision(.white, because: "COLORFGBG is 0;15"))
    #expect(plain.mouse.value)
    let old = facts(["TERM": "vt100"], colors: 0)
    #expect(old.mouse == TerminalDecision(false, because: "vt100 reports no mouse"))
    #expect(old.background == TerminalDecision(nil, because: "the terminal is not asked"))
  }
}
