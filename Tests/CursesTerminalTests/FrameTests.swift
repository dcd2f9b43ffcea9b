import CardCore
import TestSupport
import Testing

@testable import CursesProbe

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `Frames of an animation` {
  /// The bytes of every frame.
  private func frames(of session: ProbeSession) -> [ArraySlice<UInt8>] {
    var frames: [ArraySlice<UInt8>] = []
    var rest = session.terminal.output[...]
    while let range = rest.firstRange(of: FlipFrames.mark) {
      frames.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return frames
  }

  @Test(
    "look on the terminal as they were presented, every one",
    arguments: [
      (["COLORTERM": "truecolor"], ColorDepth.truecolor), (["COLORTERM": nil], .palette256),
      (["COLORTERM": "truecolor", "TERM": "xterm"], .truecolor),
      (["COLORTERM": "truecolor", "TERM": "tmux-256color"], .truecolor),
    ])
  func appearance(changes: [String: String?], depth: ColorDepth) throws {
    let session = try ProbeSession.ready("frames", with: changes)
    let size = CellSize(columns: 80, rows: 24)
    let surfaces = (0..<FlipFrames.count).map { FlipFrames.surface(size: size, frame: $0) }
    try expectAppearance(of: surfaces, in: session, depth: depth)
  }

  private func expectAppearance(
    of surfaces: [Surface], in session: ProbeSession, depth: ColorDepth
  ) throws {
    let size = CellSize(columns: 80, rows: 24)
    var emulator = TerminalEmulator(columns: size.columns, rows: size.rows)
    let frames = frames(of: session)
    try #require(frames.count == surfaces.count)
    for (number, bytes) in frames.enumerated() {
      emulator.feed(bytes)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let cell = surfaces[number][column, row]
          let expected = TerminalEmulator.Look(cell, depth: depth).canonical
          let found = emulator[column, row].canonical
          if expected.text.isEmpty || found == expected { continue }
          try #require(found == expected, "frame \(number), column \(column), row \(row)")
        }
      }
    }
    #expect(emulator.unknown == [])
  }

  @Test(
    "of a card of 56×15 in true colour cost few bytes",
    arguments: [("frames", 2048, 4096), ("card", 6 * 1024, 12 * 1024)])
  func bytes(task: String, mean: Int, peak: Int) throws {
    let session = try ProbeSession.ready(task)
    let sizes = frames(of: session).dropFirst().map(\.count)
    try #require(sizes.count > 20)
    #expect(sizes.reduce(0, +) / sizes.count <= mean, "\(sizes)")
    #expect(sizes.max() ?? 0 <= peak, "\(sizes)")
  }

  @Test("of a real card look as they were presented")
  func card() throws {
    let session = try ProbeSession.ready("card")
    let size = CellSize(columns: 80, rows: 24)
    let surfaces = CardFrames.surfaces(size: size, symbols: .block)
    try expectAppearance(of: surfaces, in: session, depth: .truecolor)
  }

  @Test("are followed by a question, which a terminal that does not answer gets only twice")
  func pacing() throws {
    let question = "\u{1B}[5n"
    let session = try ProbeSession.ready("frames")
    #expect(session.terminal.text.ranges(of: question).count == 2)
    session.terminal.type("\u{1B}[0n\u{1B}[0n")
    session.terminal.read(for: .milliseconds(50))
    for columns in 81...83 {
      session.terminal.resize(columns: columns, rows: 24)
      try session.waitFor("resize(CardCore.CellSize(columns: \(columns), rows: 24))")
      session.terminal.read(for: .milliseconds(50))
      session.terminal.type("\u{1B}[0n")
    }
    #expect(session.terminal.text.ranges(of: question).count == 5)
    #expect(session.events.allSatisfy { $0.hasPrefix("resize") })
    session.terminal.type("q")
    #expect(session.terminal.waitForEnd(within: .seconds(1)) == .exit(0))
  }

  @Test("keep their colours when ncurses' numbers for pairs run out")
  func manyPairs() throws {
    let session = try ProbeSession.ready("colors")
    let size = CellSize(columns: 80, rows: 24)
    var emulator = TerminalEmulator(columns: size.columns, rows: size.rows)
    let bytes = try #require(frames(of: session).first)
    emulator.feed(bytes)
    let surface = ColorFrames.surface(size: size, frame: ColorFrames.count - 1)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let expected = TerminalEmulator.Look(surface[column, row], depth: .truecolor)
        try #require(emulator[column, row] == expected, "column \(column), row \(row)")
      }
    }
  }

  @Test("need no more pairs than the terminal has", arguments: ["xterm", "rxvt", "linux"])
  func fewPairs(name: String) throws {
    let session = try ProbeSession.ready("colors", with: ["TERM": name, "COLORTERM": nil])
    session.terminal.type("q")
    #expect(session.terminal.waitForEnd(within: .seconds(2)) == .exit(0))
    #expect(!session.terminal.output.contains(0))
  }
}
