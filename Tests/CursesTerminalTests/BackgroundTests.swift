import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `The terminal's background` {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"

  /// A probe that has asked, with the answer given as soon as the question is read.
  private func answered() throws -> ProbeSession {
    let session = try ProbeSession("background")
    let isAsked = session.terminal.read(within: .seconds(10)) { $0.text.contains(Self.question) }
    try #require(isAsked)
    session.terminal.type(Self.answer)
    try session.waitFor("ready")
    session.terminal.read(for: .milliseconds(50))
    return session
  }

  @Test("is asked for before the first frame, once, and told as an event")
  func asks() throws {
    let white = "background(CardCore.Color(red: 255, green: 255, blue: 255))"
    // On a busy machine an answer may come too late, which is another test's concern.
    var session = try answered()
    for _ in 0..<5 where !session.events.contains(white) { session = try answered() }
    #expect(session.events == [white])
    let written = session.terminal.text
    let asked = try #require(written.firstRange(of: Self.question))
    let shown = try #require(written.firstRange(of: "Recto"))
    #expect(asked.upperBound < shown.lowerBound)
    session.terminal.clearOutput()
    #expect(try session.events(typing: Self.answer) == [])
    session.terminal.send(signal: SIGSTOP)
    #expect(session.terminal.waitForStop(within: .seconds(5)))
    session.terminal.send(signal: SIGCONT)
    let isBack = session.terminal.read(within: .seconds(5)) { _ in session.log.contains("resumed") }
    #expect(isBack)
    #expect(!session.terminal.text.contains("]11;"))
  }

  @Test("told late or never keeps nobody waiting and is never typed", arguments: [true, false])
  func late(comes: Bool) throws {
    let session = try ProbeSession.ready("background")
    session.terminal.read(for: .milliseconds(150))
    #expect(try session.events(typing: "a") == ["key(Terminal.Key.character(\"a\"))"])
    if comes { #expect(try session.events(typing: Self.answer) == []) }
    #expect(try session.events(typing: "b") == ["key(Terminal.Key.character(\"b\"))"])
  }

  @Test(
    "is not asked of terminals that would print the question, nor without colours",
    arguments: [
      ["TERM": "vt100"], ["TERM": "linux"], ["TERM": "ansi"], ["NO_COLOR": "1"],
    ])
  func unasked(environment: [String: String]) throws {
    let session = try ProbeSession.ready("background", with: environment)
    #expect(!session.terminal.text.contains("]11;"))
  }
}
