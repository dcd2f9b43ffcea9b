import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `The screen` {
  @Test("writes nothing at rest")
  func rest() throws {
    let session = try ProbeSession.ready()
    session.terminal.clearOutput()
    session.terminal.read(for: .milliseconds(400))
    #expect(session.terminal.output.isEmpty)
  }

  @Test("writes nothing when the same surface is presented again")
  func same() throws {
    let session = try ProbeSession.ready("again")
    #expect(session.terminal.text.ranges(of: "Recto").count == 1)
    #expect(session.terminal.text.ranges(of: "\u{1B}[?2026h").count == 1)
  }

  @Test("shows text in true colour with semicolons, whatever the terminal's entry says")
  func trueColor() throws {
    let session = try ProbeSession.ready()
    #expect(session.terminal.text.contains("\u{1B}[38;2;243;236;221m"))
    #expect(session.terminal.text.contains("\u{1B}[48;2;31;58;95m"))
    #expect(session.terminal.text.contains("Recto 80x24 grün 漢字"))
  }

  @Test("uses the palette of 256 without COLORTERM, and eight colours where there are no more")
  func palettes() throws {
    let many = try ProbeSession.ready(with: ["COLORTERM": nil])
    #expect(many.terminal.text.contains("\u{1B}[38;5;"))
    #expect(!many.terminal.text.contains("8;2;"))
    let few = try ProbeSession.ready(with: ["COLORTERM": nil, "TERM": "xterm"])
    #expect(few.terminal.text.contains("\u{1B}[37m"))
    #expect(!few.terminal.text.contains("8;5;"))
  }

  @Test("shows no colour with NO_COLOR, and none on a terminal without colour")
  func noColor() throws {
    for changes in [["NO_COLOR": "0"], ["TERM": "vt100", "COLORTERM": nil]] {
      let session = try ProbeSession.ready(with: changes)
      let text = session.terminal.text
      #expect(text.contains("Recto"))
      for color in ["[3", "[4"] {
        #expect(!text.contains(/\e\[(3[0-8]|4[0-8]|9[0-7])[;m]/), "colour \(color)")
      }
    }
  }

  @Test("sends nothing to the terminal that a text contains")
  func hostile() throws {
    let session = try ProbeSession.ready("hostile")
    let text = session.terminal.text
    #expect(text.contains("END"))
    for scalar: Unicode.Scalar in ["\u{9B}", "\u{9D}", "\u{90}", "\u{7}", "\u{202E}", "\u{85}"] {
      #expect(!text.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
    }
    #expect(!text.contains("\u{1B}]"))
    // The only clearing is ncurses' own, at the start.
    #expect(text.ranges(of: "\u{1B}[2J").count <= 1)
  }

  @Test("falls back to ASCII in a locale without Unicode")
  func asciiLocale() throws {
    let session = try ProbeSession.ready(with: ["LANG": nil, "LC_ALL": "C"])
    #expect(session.terminal.text.contains("Recto 80x24 gr?n ?"))
    #expect(session.terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test("uses UTF-8 where no locale was chosen")
  func noLocale() throws {
    let session = try ProbeSession.ready(with: ["LANG": nil])
    #expect(session.terminal.text.contains("grün 漢字"))
  }

  @Test("wraps every frame in balanced marks, and leaves them out where they would show")
  func synchronized() throws {
    let session = try ProbeSession.ready("frames")
    let marks = session.terminal.text.matches(of: /\e\[\?2026([hl])/).map { $0.1 }
    #expect(marks.count > 40)
    for (index, mark) in marks.enumerated() { #expect(mark == (index % 2 == 0 ? "h" : "l")) }
    let console = try ProbeSession.ready(with: ["TERM": "linux", "COLORTERM": nil])
    #expect(!console.terminal.text.contains("2026"))
  }

  @Test("believes the window, not LINES and COLUMNS")
  func realSize() throws {
    let session = try ProbeSession.ready(
      with: ["COLUMNS": "80", "LINES": "24"], columns: 120, rows: 40)
    #expect(session.terminal.text.contains("Recto 120x40"))
    session.terminal.resize(columns: 100, rows: 30)
    try session.waitFor("resize(CardCore.CellSize(columns: 100, rows: 30))")
  }

  @Test("survives any size that the window takes", arguments: [(1, 1), (2, 5), (1000, 500)])
  func resizing(columns: Int, rows: Int) throws {
    let session = try ProbeSession.ready()
    session.terminal.resize(columns: columns, rows: rows)
    try session.waitFor("resize(CardCore.CellSize(columns: \(columns), rows: \(rows)))")
    session.terminal.resize(columns: 80, rows: 24)
    try session.waitFor("resize(CardCore.CellSize(columns: 80, rows: 24))")
    session.terminal.type("q")
    #expect(session.terminal.waitForEnd(within: .seconds(2)) == .exit(0))
  }
}

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `A storm of new sizes` {
  @Test("ends with the last size, and loses no key")
  func storm() throws {
    let session = try ProbeSession.ready()
    for number in 0..<1000 {
      session.terminal.resize(columns: 30 + number % 100, rows: 10 + number % 40)
      if number % 100 == 0 { session.terminal.type("k") }
      if number % 10 == 0 { session.terminal.read(for: .milliseconds(1)) }
    }
    session.terminal.resize(columns: 77, rows: 21)
    try session.waitFor("resize(CardCore.CellSize(columns: 77, rows: 21))")
    session.terminal.read(for: .milliseconds(100))
    #expect(session.events.last == "resize(CardCore.CellSize(columns: 77, rows: 21))")
    #expect(session.events.filter { $0 == "key(Terminal.Key.character(\"k\"))" }.count == 10)
    #expect(session.terminal.text.contains("Recto 77x21"))
  }
}

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `A terminal that cannot be used` {
  @Test(
    "is refused with a sentence and without a byte",
    arguments: [
      (nil, 80, 24, "TERM is not set"), ("", 80, 24, "TERM is not set"),
      ("bogus-terminal", 80, 24, "bogus-terminal"), ("dumb", 80, 24, "dumb"),
      ("\u{1B}[31m", 80, 24, "?[31m"), ("xterm", 1, 1, "1 columns and 1 rows"),
      ("xterm", 19, 24, "19 columns"), ("xterm", 65_535, 65_535, "65535 columns"),
    ])
  func refused(name: String?, columns: Int, rows: Int, reason: String) throws {
    let session = try ProbeSession(with: ["TERM": name], columns: columns, rows: rows)
    #expect(session.terminal.waitForEnd(within: .seconds(3)) == .exit(2))
    #expect(session.terminal.output.isEmpty)
    #expect(session.terminal.settings == session.settingsBefore)
    #expect(session.log.count == 1)
    #expect(session.log.first?.contains(reason) == true)
  }
}
