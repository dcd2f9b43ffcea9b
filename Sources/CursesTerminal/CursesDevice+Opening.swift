internal import CNCurses
internal import CTerminalGuard
internal import CardCore
internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CursesDevice {
  /// Takes over the terminal that the process was started in.
  ///
  /// - Parameters:
  ///   - environment: The variables that describe the terminal and the person's wishes.
  ///   - asksBackground: Whether the terminal is asked, with the first frame, for the colour of its
  ///     background; it comes as an event, if the terminal answers soon.
  ///   - faultMessage: What is printed, before the signal's name, when the program dies of a fault.
  /// - Throws: `TerminalError`, with nothing written and nothing changed.
  public static func open(
    environment: [String: String] = ProcessEnvironment.variables(),
    asksBackground: Bool = false,
    faultMessage: String = "The program ended after an internal fault: "
  ) throws(TerminalError) -> CursesDevice {
    try requireTerminal()
    let name = environment["TERM"] ?? ""
    let description = try describe(name)
    let window = try requireUsableWindow()
    chooseLocale(environment)
    let circumstances = TerminalEnvironment(
      variables: environment, codeset: String(cString: curses_codeset()),
      describedColors: Int(description.number("colors") ?? 0))
    let failure = terminal_guard_install(TerminalStreams.input)
    if failure != 0 { throw .cannotStart(name: name, errorNumber: failure) }
    terminal_guard_set_fault_message(faultMessage)
    arm()
    curses_use_real_size()
    guard let started = start(name, description, depth: circumstances.colorDepth) else {
      terminal_guard_disarm()
      terminal_guard_uninstall()
      throw .cannotStart(name: name, errorNumber: 0)
    }
    let capabilities = circumstances.capabilities(cellAspect: window.cellAspect) { scalar in
      Int(curses_columns_of(scalar.value))
    }
    return CursesDevice(
      handle: started.handle, isCompiled: started.isCompiled, circumstances: circumstances,
      capabilities: capabilities, keySequences: description.keySequences,
      asksBackground: asksBackground)
  }

  /// From now on whatever ends the program gives the terminal back.
  static func arm() {
    let reset = Array(TerminalModes.reset.utf8CString)
    terminal_guard_arm(reset, reset.count - 1)
  }

  private static func requireTerminal() throws(TerminalError) {
    if isatty(TerminalStreams.input) == 0 { throw .notATerminal(stream: "standard input") }
    if isatty(TerminalStreams.output) == 0 { throw .notATerminal(stream: "standard output") }
  }

  private static func describe(_ name: String) throws(TerminalError) -> TerminalDescription {
    if name.isEmpty { throw .namelessTerminal }
    guard let description = TerminalDescription(ofType: name) else {
      throw .unknownTerminal(name: name)
    }
    guard description.string("cup") != nil else { throw .cannotPlaceCursor(name: name) }
    return description
  }

  /// A window that does not tell its size is taken for as large as its description says.
  private static func requireUsableWindow() throws(TerminalError) -> WindowSize {
    let window = WindowSize.now
    if window.cells.isEmpty { return window }
    if window.cells.columns < leastSize.columns || window.cells.rows < leastSize.rows {
      throw .windowTooSmall(window.cells)
    }
    if window.cells.clamped(to: greatestSize) != window.cells {
      throw .windowTooLarge(window.cells)
    }
    return window
  }

  static func chooseLocale(_ environment: [String: String]) {
    _ = LocaleChoice.candidates(variables: environment).first { curses_set_locale($0) != 0 }
  }

  /// Starts ncurses, with our own description of the colours where there are many.
  private static func start(
    _ name: String, _ description: TerminalDescription, depth: ColorDepth
  ) -> (handle: OpaquePointer, isCompiled: Bool)? {
    if let value = CompiledDescription.environmentValue(description, depth: depth) {
      let found = getenv("TERMINFO").map { String(cString: $0) }
      setenv("TERMINFO", value, 1)
      let handle = curses_open(CompiledDescription.name)
      if let found { setenv("TERMINFO", found, 1) } else { unsetenv("TERMINFO") }
      if let handle { return (handle, true) }
    }
    return curses_open(name).map { ($0, false) }
  }
}
