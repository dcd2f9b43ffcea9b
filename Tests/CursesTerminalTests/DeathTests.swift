import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `When the program dies` {
  static let marks = [
    "\u{1B}[?1049l", "\u{1B}[?25h", "\u{1B}[?1002l", "\u{1B}[?1006l", "\u{1B}[?2004l",
    "\u{1B}[?2026l", "\u{1B}[?1l",
  ]

  /// Everything that was switched on is off at the end of the output.
  private func expectRestored(_ session: ProbeSession) {
    #expect(session.terminal.settings == session.settingsBefore)
    let text = session.terminal.text
    for mark in Self.marks {
      let opposite = String(mark.dropLast()) + (mark.last == "l" ? "h" : "l")
      let last = lastIndex(of: mark, in: text)
      #expect(last >= 0, "\(mark.dropFirst()) was never sent")
      #expect(last > lastIndex(of: opposite, in: text), "\(mark.dropFirst()) is not the last word")
    }
  }

  private func lastIndex(of mark: String, in text: String) -> Int {
    let (mark, text) = (Array(mark.utf8), Array(text.utf8))
    guard text.count >= mark.count else { return -1 }
    return (0...(text.count - mark.count)).last { text[$0...].starts(with: mark) } ?? -1
  }

  @Test(
    "a fault leaves the terminal as it was found and ends by the same signal",
    arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func fault(signal: Int32) throws {
    let session = try ProbeSession.ready()
    #expect(session.terminal.settings != session.settingsBefore)
    session.terminal.send(signal: signal)
    #expect(session.terminal.waitForEnd(within: .seconds(2)) == .signal(signal))
    expectRestored(session)
    #expect(!session.terminal.text.contains("Press space"))
    #expect(session.terminal.text.contains("The program ended after an internal fault: SIG"))
  }

  @Test("a trap or an overflowing stack does too", arguments: ["t", "o", "p"])
  func trap(key: String) throws {
    let session = try ProbeSession.ready(with: ["SWIFT_BACKTRACE": "enable=yes,interactive=yes"])
    session.terminal.type(key)
    let end = session.terminal.waitForEnd(within: .seconds(5))
    #expect([.signal(SIGILL), .signal(SIGTRAP), .signal(SIGSEGV), .signal(SIGBUS)].contains(end))
    expectRestored(session)
    #expect(!session.terminal.text.contains("Press space"))
  }

  @Test(
    "a request to end reaches the main loop, which ends by the same signal",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func request(signal: Int32) throws {
    let session = try ProbeSession.ready()
    session.terminal.send(signal: signal)
    #expect(session.terminal.waitForEnd(within: .seconds(1)) == .signal(signal))
    #expect(session.events == ["terminate(signal: \(signal))"])
    expectRestored(session)
  }

  @Test(
    "a signal that nobody expects ends it with the terminal restored",
    arguments: [SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS, SIGIO])
  func stray(signal: Int32) throws {
    let session = try ProbeSession.ready()
    session.terminal.send(signal: signal)
    #expect(session.terminal.waitForEnd(within: .seconds(1)) == .signal(signal))
    expectRestored(session)
  }

  @Test("a main loop that hangs is ended by a second request, or after two seconds")
  func hung() throws {
    let twice = try ProbeSession.ready()
    twice.terminal.type("h")
    try twice.waitFor("key(Terminal.Key.character(\"h\"))")
    twice.terminal.send(signal: SIGTERM)
    twice.terminal.read(for: .milliseconds(100))
    twice.terminal.send(signal: SIGTERM)
    #expect(twice.terminal.waitForEnd(within: .seconds(1)) == .signal(SIGTERM))
    expectRestored(twice)

    let once = try ProbeSession.ready()
    once.terminal.type("h")
    try once.waitFor("key(Terminal.Key.character(\"h\"))")
    once.terminal.send(signal: SIGTERM)
    #expect(once.terminal.waitForEnd(within: .seconds(4)) == .signal(SIGTERM))
    expectRestored(once)
  }

  @Test("Ctrl-C ends it cleanly")
  func interrupted() throws {
    let session = try ProbeSession.ready()
    session.terminal.type("\u{3}")
    #expect(session.terminal.waitForEnd(within: .seconds(1)) == .signal(SIGINT))
    expectRestored(session)
  }

  @Test("quitting gives the terminal back")
  func quit() throws {
    let session = try ProbeSession.ready()
    session.terminal.type("q")
    #expect(session.terminal.waitForEnd(within: .seconds(1)) == .exit(0))
    expectRestored(session)
  }

  @Test("a lost connection ends it within a second, without spinning", arguments: [false, true])
  func hangup(ignoringHangup: Bool) throws {
    let session = try ProbeSession.ready(ignoringHangup: ignoringHangup)
    session.terminal.hangUp()
    let end = session.terminal.waitForEnd(within: .seconds(1))
    #expect(end == (ignoringHangup ? .exit(3) : .signal(SIGHUP)) || end == .exit(3))
    #expect(session.terminal.processorSeconds < 0.5)
  }

  @Test("a terminal that takes nothing more does not keep it alive")
  func stuck() throws {
    let session = try ProbeSession("colors")
    #expect(session.terminal.read(within: .seconds(5)) { $0.output.count > 1000 })
    usleep(300_000)
    session.terminal.send(signal: SIGTERM)
    let end = session.terminal.waitForEnd(within: .seconds(4), isReading: false)
    #expect(end == .signal(SIGTERM))
    #expect(session.terminal.settings == session.settingsBefore)
  }
}
