internal import CNCurses
internal import CardCore
internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Asks the terminal how wide it draws lines and blocks, without taking it over.
///
/// The symbols are written at the beginning of the line where the cursor stands, and erased.
enum MeasuredSymbolWidth {
  /// How long an answer is waited for; distant terminals take their time.
  private static let patience = Duration.milliseconds(500)

  /// The columns that lines and blocks take; nil, and why, when that cannot be found.
  static func ask(_ environment: TerminalEnvironment, isConnected: Bool)
    -> TerminalDecision<Int?>
  {
    guard isConnected, tcgetpgrp(TerminalStreams.input) == getpgrp() else {
      return TerminalDecision(nil, because: "there is no terminal to ask")
    }
    guard environment.understandsMouseModes, environment.showsUnicode else {
      return TerminalDecision(nil, because: "the terminal is not asked")
    }
    var found = termios()
    guard tcgetattr(TerminalStreams.input, &found) == 0 else {
      return TerminalDecision(nil, because: "the terminal cannot be asked")
    }
    // The answer is not to be shown, nor to wait for a line's end.
    var silent = found
    silent.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(TerminalStreams.input, TCSANOW, &silent)
    defer { tcsetattr(TerminalStreams.input, TCSANOW, &found) }
    TerminalOutput(descriptor: TerminalStreams.output).write(
      "\r" + SymbolWidthQuestion.symbols + "\u{1B}[6n\r\u{1B}[K")
    guard let report = answer(), let columns = SymbolWidthQuestion.columns(endingAt: report.column)
    else { return TerminalDecision(nil, because: "the terminal did not answer") }
    return TerminalDecision(columns, because: "the terminal was asked")
  }

  private static func answer() -> CursorReport? {
    var decoder = InputDecoder()
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end {
      var polled = pollfd(fd: TerminalStreams.input, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 20) >= 0 else { return nil }
      guard Int32(polled.revents) & POLLIN != 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(TerminalStreams.input, &buffer, buffer.count)
      guard count > 0 else { return nil }
      _ = decoder.decode(buffer[..<count])
      if let report = decoder.takeCursorReport() { return report }
    }
    return nil
  }
}
