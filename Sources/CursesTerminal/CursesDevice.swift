internal import CNCurses
internal import CTerminalGuard
public import CardCore
public import Terminal

/// The terminal that the program was started in, on ncurses.
///
/// There is one at a time. Whatever ends the program, the terminal is given back as it was found.
/// All of it belongs to the thread that opened it.
public final class CursesDevice: TerminalDevice {
  /// The smallest window in which the program can be started.
  public static let leastSize = CellSize(columns: 20, rows: 6)
  /// The largest window that is drawn on; of a larger one the top left part is used.
  public static let greatestSize = CellSize(columns: 1000, rows: 500)

  /// What the terminal can show, as found when it was opened; the aspect follows the window, and the
  /// symbols what the terminal answers.
  public private(set) var capabilities: TerminalCapabilities

  private var screen: CursesScreen
  private var input: TerminalInput
  private let output: TerminalOutput
  private let handle: OpaquePointer
  private let isCompiled: Bool
  private let hasPrivateModes: Bool
  private let synchronizes: Bool
  private var queue: ArraySlice<InputEvent> = []
  private var isMouseCaptured = false
  private var isOpen = true
  private var pacing = FramePacing()
  private var background: BackgroundQuestion
  private var symbolWidth: SymbolWidthQuestion
  /// Whether the terminal shows something else than ncurses thinks.
  private var isTorn = false
  private var missed: GuardEvents = []
  private let openedAt = ContinuousClock.now

  /// Takes over what `open` has prepared; shows an empty screen.
  init(
    handle: OpaquePointer, isCompiled: Bool, circumstances: TerminalEnvironment,
    capabilities: TerminalCapabilities, keySequences: [[UInt8]: Key], asksBackground: Bool
  ) {
    self.handle = handle
    self.isCompiled = isCompiled
    self.capabilities = capabilities
    hasPrivateModes = circumstances.understandsMouseModes
    synchronizes = circumstances.understandsSynchronizedOutput
    input = TerminalInput(descriptor: TerminalStreams.input, keySequences: keySequences)
    output = TerminalOutput(descriptor: TerminalStreams.output)
    // Without colours the answer would change nothing.
    background = BackgroundQuestion(
      isWanted: asksBackground && circumstances.understandsColorQuestions
        && capabilities.colorDepth != .none)
    symbolWidth = SymbolWidthQuestion(
      isWanted: circumstances.asksSymbolWidth(for: capabilities.symbols))
    screen = CursesScreen(depth: capabilities.colorDepth, isCompiled: isCompiled)
    self.capabilities.colorDepth = screen.colorDepth
    settleModes()
    resetColors()
    if hasPrivateModes { output.write(TerminalModes.pasteOn) }
  }

  deinit { close() }

  /// The window's present size; at most `greatestSize`.
  public var size: CellSize { screen.size }

  /// Whether the terminal has taken everything presented so far.
  public var isDrained: Bool { output.isDrained && pacing.isDrained(at: clock) }

  /// Shows a surface, writing only what differs from what is shown.
  public func present(_ surface: Surface) {
    guard isOpen, screen.draw(surface) || isTorn else { return }
    isTorn = false
    flush()
  }

  /// Waits for the next event; nil when none came in time.
  ///
  /// Signals arrive as events too.
  public func nextEvent(within timeout: Duration?) -> InputEvent? {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    background.listens(at: clock)
    while isOpen {
      if let event = queue.popFirst() {
        switch event {
        case .background: if !background.accepts(answerAt: clock) { continue }
        case .key, .mouse, .paste: background.personActed()
        case .symbols, .resize, .resumed, .hangup, .terminate: break
        }
        return event
      }
      let outcome = input.wait(until: deadline)
      pacing.didReceive(answers: input.takeStatusReports(), at: clock)
      switch outcome {
      case .events(let events):
        queue += events
        measureSymbols()
      case .signals(let signals): act(on: signals)
      case .hangup: return .hangup
      case .nothing:
        if let deadline, ContinuousClock.now >= deadline { return nil }
      }
    }
    return .hangup
  }

  /// Hands the mouse to the program, or back to the terminal.
  public func setMouseCaptured(_ isCaptured: Bool) {
    guard isOpen, isCaptured != isMouseCaptured else { return }
    isMouseCaptured = isCaptured
    if !isCaptured { queue += input.cancelMouse() }
    guard hasPrivateModes else { return }
    output.write(isCaptured ? TerminalModes.mouseOn : TerminalModes.mouseOff)
  }

  /// Stops the process group with the terminal as it was found, until it is continued.
  public func suspend() {
    guard isOpen else { return }
    awaitAnswers()
    leave()
    terminal_guard_stop()
    resume()
    let others = missed.union(GuardEvents.take()).subtracting([.stop, .continue])
    missed = []
    act(on: others)
  }

  /// Gives the terminal back as it was found; calling it again does nothing.
  public func close() {
    guard isOpen else { return }
    awaitAnswers()
    isOpen = false
    leave()
    terminal_guard_uninstall()
    delscreen(handle)
  }

  /// Ends the program by a signal, as the sender of the signal expects to see it.
  public static func endProcess(bySignal signal: Int32) -> Never {
    terminal_guard_die(signal)
  }

  /// Prepares the calling thread, so that even its stack overflowing gives the terminal back.
  public static func protectCurrentThread() {
    terminal_guard_prepare_thread()
  }

  /// Gives the terminal back as it was found, for a while or for good.
  private func leave() {
    queue += input.cancelMouse()
    if hasPrivateModes { output.write(TerminalModes.mouseOff + TerminalModes.pasteOff) }
    resetColors()
    endwin()
    terminal_guard_disarm()
  }

  /// Shows the terminal's own colours, which ncurses cannot do with the compiled description.
  private func resetColors() {
    guard isCompiled else { return }
    output.write(TerminalModes.ownColors)
    curses_remember_colors(CompiledDescription.defaultColor, CompiledDescription.defaultColor)
  }

  /// Takes the terminal again after a stop and shows what was there.
  private func resume() {
    waitForForeground()
    CursesDevice.arm()
    takeSize()
    queue.append(.resumed)
    curses_forget_screen()
    flush()
    keypad(curses_screen(), true)
    if hasPrivateModes {
      output.write(TerminalModes.pasteOn + (isMouseCaptured ? TerminalModes.mouseOn : ""))
    }
  }

  /// In the background, stops the process until it is in the foreground: so does the system when a
  /// setting is changed from there.
  private func waitForForeground() {
    curses_free_control_keys(TerminalStreams.input)
  }

  private func act(on signals: GuardEvents) {
    if signals.contains(.end) {
      queue.append(.terminate(signal: terminal_guard_end_signal()))
    }
    if signals.contains(.stop) {
      suspend()
    } else if signals.contains(.continue) {
      // Stopped without warning: the modes are unknown, so all are left and entered again.
      waitForForeground()
      pacing.forget()
      leave()
      resume()
      act(on: GuardEvents.take().subtracting([.stop, .continue]))
    } else if signals.contains(.resize) {
      takeSize()
    }
  }

  /// Takes symbols of ASCII when the terminal has answered that others are two columns wide.
  private func measureSymbols() {
    guard let report = input.takeCursorReport(),
      let columns = symbolWidth.columns(from: report), columns > 1
    else { return }
    capabilities.symbols = .ascii
    screen.drawsAmbiguousWide = true
    curses_forget_screen()
    isTorn = true
    queue.append(.symbols(.ascii))
  }

  private func takeSize() {
    let window = WindowSize.now
    capabilities.cellAspect = window.cellAspect
    let size = window.cells.clamped(to: CursesDevice.greatestSize)
    guard size != screen.size, !size.isEmpty else { return }
    screen.resize(to: size)
    queue.append(.resize(screen.size))
  }

  private func flush() {
    if background.isDue {
      // Before the frame, so that the answer may be here when the frame is.
      output.write(BackgroundQuestion.text)
      background.didAsk()
    }
    if pacing.asksBeforeFrame { askForReport() }
    if synchronizes { output.write(TerminalModes.frameBegin) }
    if symbolWidth.isDue {
      output.write(SymbolWidthQuestion.text)
      symbolWidth.didAsk()
    }
    wnoutrefresh(curses_screen())
    doupdate()
    if synchronizes { output.write(TerminalModes.frameEnd) }
    if pacing.asksAfterFrame { askForReport() }
  }

  private func askForReport() {
    guard hasPrivateModes else { return }
    output.write(FramePacing.question)
    pacing.didAsk(at: clock)
  }

  /// The time since the terminal was opened.
  private var clock: Duration { openedAt.duration(to: .now) }

  /// Waits a moment for answers that are under way, so that the shell does not find them typed.
  private func awaitAnswers() {
    let end = ContinuousClock.now + .milliseconds(600)
    while pacing.isAnswering(at: clock), ContinuousClock.now < end {
      switch input.wait(until: end) {
      case .events(let events): queue += events
      case .signals(let signals): missed.formUnion(signals)
      case .hangup: return
      case .nothing: break
      }
      pacing.didReceive(answers: input.takeStatusReports(), at: clock)
    }
    pacing.forget()
  }

  private func settleModes() {
    cbreak()
    noecho()
    nonl()
    curses_free_control_keys(TerminalStreams.input)
    def_prog_mode()
    let window = curses_screen()
    keypad(window, true)
    leaveok(window, true)
    idlok(window, false)
    scrollok(window, false)
    typeahead(-1)
    curs_set(0)
  }
}
