import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `What is typed` {
  @Test("arrives as keys")
  func keys() throws {
    let session = try ProbeSession.ready()
    let events = try session.events(typing: "aé漢\r\t\u{7F}\u{1B}OA\u{1B}[B\u{1B}[3~\u{1B}[5~\u{12}")
    let names = [
      "character(\"a\")", "character(\"é\")", "character(\"漢\")", "enter", "tab", "backspace", "up",
      "down", "delete", "pageUp", "control(\"r\")",
    ]
    #expect(events == names.map { "key(Terminal.Key.\($0))" })
  }

  @Test("is known by the terminal's own description")
  func described() throws {
    let session = try ProbeSession.ready(with: ["TERM": "rxvt", "COLORTERM": nil])
    let events = try session.events(typing: "\u{1B}[7~\u{1B}[8~\u{1B}[11~")
    #expect(events == ["home", "end", "function(1)"].map { "key(Terminal.Key.\($0))" })
  }

  @Test(
    "is no key when it is a reply, a paste or unknown",
    arguments: [
      "\u{1B}]11;rgb:1212/3434/5656\u{7}", "\u{1B}]11;rgb:1/2/3\u{1B}\\", "\u{1B}[?62;1;4c",
      "\u{1B}[27;5;49~", "\u{1B}P>|term 1234\u{1B}\\", "\u{1B}[1234;5", "\u{1B}1", "\u{1B}[24;80R",
    ])
  func swallowed(sequence: String) throws {
    let session = try ProbeSession.ready()
    #expect(try session.events(typing: sequence) == [])
  }

  @Test("is one event when it is pasted")
  func paste() throws {
    let session = try ProbeSession.ready()
    let events = try session.events(typing: "\u{1B}[200~1234\u{1B}[A\r\u{1B}[201~")
    #expect(events == ["paste(\"1234[A\\n\")"])
  }

  @Test("an Escape alone acts within 50 ms")
  func escape() throws {
    let session = try ProbeSession.ready()
    var waits: [Duration] = []
    for count in 1...5 {
      let start = ContinuousClock.now
      session.terminal.type("\u{1B}")
      let found = session.terminal.read(within: .seconds(2)) { _ in session.events.count == count }
      #expect(found)
      waits.append(ContinuousClock.now - start)
    }
    #expect(session.events.allSatisfy { $0 == "key(Terminal.Key.escape)" })
    // The shortest, because other tests use the processor too.
    #expect(try #require(waits.min()) < .milliseconds(50))
  }

  @Test("broken UTF-8 vanishes")
  func brokenText() throws {
    let session = try ProbeSession.ready()
    let events = try session.events(typing: [0xFF, 0x80, 0x00, 0xC3, 0x61, 0xF8, 0x62])
    #expect(events == ["a", "b"].map { "key(Terminal.Key.character(\"\($0)\"))" })
  }

  private func mouse(_ kind: String, _ column: Int, _ row: Int) -> String {
    let place = "CardCore.CellPoint(column: \(column), row: \(row))"
    return "mouse(Terminal.MouseEvent(kind: Terminal.MouseEvent.Kind.\(kind), position: \(place)))"
  }

  private let left = "Terminal.MouseEvent.Button.left"

  @Test("the mouse is followed beyond column 223", arguments: ["xterm-256color", "tmux-256color"])
  func mouse(terminal: String) throws {
    let session = try ProbeSession.ready(
      with: ["TERM": terminal], columns: 300, rows: 60)
    let events = try session.events(
      typing: "\u{1B}[<0;250;50M\u{1B}[<32;260;51M\u{1B}[<32;270;52M\u{1B}[<0;270;52m")
    #expect(
      events == [
        mouse("press(\(left))", 249, 49), mouse("drag(\(left))", 269, 51),
        mouse("release(Optional(\(left)))", 269, 51),
      ])
  }

  @Test("a burst of 600 drags and a key arrive within 50 ms")
  func burst() throws {
    let session = try ProbeSession.ready()
    let drags = (1...600).map { "\u{1B}[<32;\($0 % 80 + 1);\($0 % 24 + 1)M" }.joined()
    var waits: [Duration] = []
    for key in ["x", "y", "z"] {
      session.terminal.type("\u{1B}[<0;1;1M")
      let start = ContinuousClock.now
      session.terminal.type(drags + key)
      try session.waitFor("key(Terminal.Key.character(\"\(key)\"))")
      waits.append(ContinuousClock.now - start)
    }
    #expect(try #require(waits.min()) < .milliseconds(50))
    #expect(session.events.count < 200)
  }

  @Test("the mouse is off when it was handed back")
  func mouseOff() throws {
    let session = try ProbeSession.ready()
    #expect(session.terminal.text.contains("\u{1B}[?1002h\u{1B}[?1006h"))
    session.terminal.clearOutput()
    session.terminal.type("m")
    let isOff = session.terminal.read(within: .seconds(2)) {
      $0.text.contains("\u{1B}[?1002l\u{1B}[?1006l")
    }
    #expect(isOff)
  }
}

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `When the program is stopped` {
  @Test("the terminal is given back, and taken again with the mouse", arguments: ["s", "\u{1A}"])
  func suspended(key: String) throws {
    let session = try ProbeSession.ready()
    session.terminal.type(key)
    // A group without a shell above it cannot be stopped by this signal, so it goes on at once.
    try session.waitFor("resumed")
    session.terminal.read(for: .milliseconds(100))
    let text = session.terminal.text
    let order = [
      "\u{1B}[?1002h", "\u{1B}[?1002l", "\u{1B}[?2004l", "\u{1B}[?1049l", "\u{1B}[?1049h",
      "\u{1B}[?2004h", "\u{1B}[?1002h\u{1B}[?1006h",
    ]
    var rest = text[...]
    for mark in order {
      let found = rest.firstRange(of: mark)
      #expect(found != nil, "\(mark.dropFirst()) is missing")
      if let found { rest = rest[found.upperBound...] }
    }
    #expect(session.events.filter { $0 == "resumed" }.count == 1)
    session.terminal.type("q")
    #expect(session.terminal.waitForEnd(within: .seconds(1)) == .exit(0))
    #expect(session.terminal.settings == session.settingsBefore)
  }

  @Test("without warning, everything is drawn afresh when it goes on")
  func stopped() throws {
    let session = try ProbeSession.ready()
    session.terminal.send(signal: SIGSTOP)
    #expect(session.terminal.waitForStop(within: .seconds(1)))
    session.terminal.resize(columns: 90, rows: 30)
    session.terminal.clearOutput()
    session.terminal.send(signal: SIGCONT)
    try session.waitFor("resumed")
    try session.waitFor("resize(CardCore.CellSize(columns: 90, rows: 30))")
    session.terminal.read(for: .milliseconds(100))
    #expect(session.terminal.text.contains("Recto 90x30"))
    #expect(session.terminal.text.contains("\u{1B}[?1002h"))
  }
}
