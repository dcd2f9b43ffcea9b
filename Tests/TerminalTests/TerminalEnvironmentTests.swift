import CardCore
import Terminal
import Testing

struct `What a terminal can show` {
  private func environment(
    _ variables: [String: String], codeset: String = "UTF-8", colors: Int = 256
  ) -> TerminalEnvironment {
    TerminalEnvironment(variables: variables, codeset: codeset, describedColors: colors)
  }

  @Test(
    "colours",
    arguments: [
      (["TERM": "xterm-256color"], 256, ColorDepth.palette256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], 256, .truecolor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], 256, .truecolor),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], 256, .palette256),
      (["TERM": "xterm", "COLORTERM": "truecolor"], 8, .truecolor),
      (["TERM": "xterm"], 8, .palette8), (["TERM": "xterm-16color"], 16, .palette16),
      (["TERM": "xterm-88color"], 88, .palette16), (["TERM": "vt100"], -1, .none),
      (["TERM": "vt220", "COLORTERM": "truecolor"], -1, .none),
      (["TERM": "xterm-direct"], 16_777_216, .truecolor),
      (["TERM": "tmux-direct", "TMUX": "x"], 16_777_216, .truecolor),
      (["TERM": "linux", "COLORTERM": "truecolor"], 8, .palette8),
      (["TERM": "dumb", "COLORTERM": "truecolor"], -1, .none), ([:], 256, .none),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], 256, .palette256),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "x"], 256, .truecolor),
      (["TERM": "tmux-256color", "TMUX": "x", "VTE_VERSION": "7000"], 256, .palette256),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], 256, .palette256),
      (
        ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"],
        256, .palette256
      ),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], 256, .truecolor),
      (["TERM": "xterm-kitty"], 256, .truecolor), (["TERM": "alacritty"], 256, .truecolor),
      (["TERM": "xterm-256color", "VTE_VERSION": "3500"], 256, .palette256),
      (["TERM": "xterm-256color", "VTE_VERSION": "6800"], 256, .truecolor),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "0"], 256, .none),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], 256, .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], 256, .palette256),
      (["TERM": "xterm-256color", "RECTO_COLORS": "truecolor"], 256, .truecolor),
      (
        ["TERM": "tmux-256color", "COLORTERM": "truecolor", "RECTO_COLORS": "256"], 256,
        .palette256
      ),
      (["TERM": "xterm-256color", "RECTO_COLORS": "none"], 256, .none),
      (["TERM": "xterm-256color", "RECTO_COLORS": "16"], 256, .palette16),
      (["TERM": "xterm", "RECTO_COLORS": "16"], 8, .palette8),
      (["TERM": "xterm-256color", "RECTO_COLORS": "many"], 256, .palette256),
    ])
  func colors(variables: [String: String], described: Int, depth: ColorDepth) {
    #expect(environment(variables, colors: described).colorDepth == depth)
  }

  @Test(
    "symbols",
    arguments: [
      (["TERM": "xterm-256color"], "UTF-8", SymbolSet.block),
      (["TERM": "xterm-256color"], "utf8", .block),
      (["TERM": "xterm-256color"], "ANSI_X3.4-1968", .ascii),
      (["TERM": "xterm-256color"], "ISO-8859-1", .ascii),
      (["TERM": "linux"], "UTF-8", .ascii), (["TERM": "vt220"], "UTF-8", .ascii),
      (["TERM": "dumb"], "UTF-8", .ascii), (["TERM": "xterm-kitty"], "UTF-8", .sextant),
      (["TERM": "foot"], "UTF-8", .sextant),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], "UTF-8", .sextant),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], "UTF-8", .block),
      (["TERM": "xterm-256color", "VTE_VERSION": "6800"], "UTF-8", .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "5000"], "UTF-8", .block),
      (["TERM": "alacritty"], "UTF-8", .block),
      (["TERM": "xterm-256color", "RECTO_SYMBOLS": "braille"], "UTF-8", .braille),
      (["TERM": "xterm-256color", "RECTO_SYMBOLS": "ascii"], "UTF-8", .ascii),
      (["TERM": "linux", "RECTO_SYMBOLS": "half"], "UTF-8", .half),
      (["TERM": "xterm-256color", "RECTO_SYMBOLS": "octant"], "C", .ascii),
      (["TERM": "xterm-256color", "RECTO_SYMBOLS": "pixels"], "UTF-8", .block),
    ])
  func symbols(variables: [String: String], codeset: String, expected: SymbolSet) {
    #expect(environment(variables, codeset: codeset).symbols { _ in 1 } == expected)
  }

  @Test("symbols that the system gives no width are replaced by those that it knows")
  func unknownSymbols() {
    let octants = environment(["TERM": "xterm", "RECTO_SYMBOLS": "octant"])
    #expect(octants.symbols { $0.value < 0x1CD00 ? 1 : -1 } == .block)
    #expect(octants.symbols { $0.value < 0x2588 ? 1 : -1 } == .half)
    #expect(octants.symbols { $0.isASCII ? 1 : -1 } == .ascii)
  }

  @Test("symbols of two columns are replaced by ASCII, unless the person has asked for them")
  func wideSymbols() {
    let found = environment(["TERM": "foot"])
    #expect(
      found.symbolDecision { $0.value >= 0x2500 ? 2 : 1 }
        == TerminalDecision(.ascii, because: "the system gives lines and blocks two columns"))
    #expect(
      found.symbolDecision(measured: 2) { _ in 1 }
        == TerminalDecision(
          .ascii, because: "this terminal draws lines and blocks two columns wide"))
    #expect(found.symbolDecision(measured: 1) { _ in 1 }.value == .sextant)
    let chosen = environment(["TERM": "foot", "RECTO_SYMBOLS": "block"])
    #expect(chosen.symbolDecision(measured: 2) { _ in 1 }.value == .block)
    #expect(chosen.symbols { $0.value >= 0x2500 ? 2 : 1 } == .ascii)
  }

  @Test("the width of symbols is asked where it matters and the question is understood")
  func asksSymbolWidth() {
    #expect(environment(["TERM": "xterm"]).asksSymbolWidth(for: .block))
    #expect(!environment(["TERM": "xterm"]).asksSymbolWidth(for: .ascii))
    #expect(!environment(["TERM": "vt220"]).asksSymbolWidth(for: .block))
    #expect(!environment(["TERM": "xterm", "RECTO_SYMBOLS": "block"]).asksSymbolWidth(for: .block))
  }

  @Test("the whole answer follows from the variables")
  func whole() {
    let found = environment(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
      .capabilities(cellAspect: 2.2)
    #expect(
      found
        == TerminalCapabilities(
          colorDepth: .truecolor, symbols: .block, showsUnicode: true, cellAspect: 2.2))
  }

  @Test("private modes are kept from terminals that print them")
  func modes() {
    for name in ["linux", "vt100", "vt220", "dumb", ""] {
      #expect(!environment(["TERM": name]).understandsMouseModes)
      #expect(!environment(["TERM": name]).understandsSynchronizedOutput)
    }
    #expect(environment(["TERM": "screen"]).understandsMouseModes)
    #expect(!environment(["TERM": "screen"]).understandsSynchronizedOutput)
    #expect(environment(["TERM": "xterm"]).understandsSynchronizedOutput)
  }
}

struct `The choice of a locale` {
  @Test(
    "respects what was chosen and assumes UTF-8 otherwise",
    arguments: [
      ([:], ["C.UTF-8", "en_US.UTF-8", ""]),
      (["LANG": ""], ["C.UTF-8", "en_US.UTF-8", ""]),
      (["LANG": "de_DE.UTF-8"], ["", "C.UTF-8", "en_US.UTF-8"]),
      (["LANG": "de_DE.utf8"], ["", "C.UTF-8", "en_US.UTF-8"]),
      (["LANG": "C"], ["", "C"]), (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], ["", "C"]),
      (["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "de_DE.UTF-8"], ["", "C"]),
      (["LANG": "de_DE.ISO-8859-1"], ["", "C"]),
    ])
  func candidates(variables: [String: String], expected: [String]) {
    #expect(LocaleChoice.candidates(variables: variables) == expected)
  }
}

struct `A cell's aspect` {
  @Test(
    "comes from the window's pixels where they make sense",
    arguments: [
      (80, 24, 800, 480, 2.0), (80, 24, 640, 384, 2.0), (100, 50, 1000, 1100, 2.2),
      (80, 24, 0, 0, 2.0), (0, 0, 800, 480, 2.0), (80, 24, 800, 240, 2.0),
      (80, 24, 80, 480, 2.0), (-1, 24, 800, 480, 2.0), (80, 24, 800, 336, 1.4),
    ])
  func aspect(columns: Int, rows: Int, width: Int, height: Int, expected: Double) {
    let found = CellAspect.aspect(
      columns: columns, rows: rows, pixelWidth: width, pixelHeight: height)
    #expect(abs(found - expected) < 1e-9)
  }
}
