import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct `A terminal that draws symbols two columns wide` {
  private static let question = "\u{1B}[6n"

  /// A probe that has asked; the question was read.
  private func asked(
    _ task: String = "plain", with environment: [String: String?] = [:]
  ) throws -> ProbeSession {
    let session = try ProbeSession.ready(task, with: environment)
    try #require(session.terminal.text.contains(Self.question))
    return session
  }

  @Test("is found out on the program's own screen, in the first frame, and nothing is left there")
  func asks() throws {
    let session = try asked("plain")
    let written = session.terminal.text
    let own = try #require(written.firstRange(of: "\u{1B}[?1049h"))
    let symbols = try #require(
      written.firstRange(of: "\u{1B}[2;1H\u{2500}\u{2580}\u{1B}[6n\r\u{1B}[K"))
    let shown = try #require(written.firstRange(of: "Recto"))
    #expect(own.upperBound <= symbols.lowerBound)
    #expect(symbols.upperBound <= shown.lowerBound)
    #expect(written.ranges(of: Self.question).count == 1)
  }

  @Test("is sent ASCII from then on, on a screen that is written afresh", arguments: [4, 5])
  func becomesPlain(column: Int) throws {
    let session = try asked()
    session.terminal.clearOutput()
    session.terminal.type("\u{1B}[2;\(column)R")
    try session.waitFor("symbols(CardCore.SymbolSet.ascii)")
    session.terminal.read(for: .milliseconds(100))
    let written = session.terminal.text
    #expect(written.contains("\u{1B}[2J") || written.contains("\u{1B}[J"))
    #expect(written.contains("Recto"))
    #expect(written.contains("|\"?ab?\".#?-*"))
  }

  @Test(
    "is not what a terminal is that answers otherwise, late or never",
    arguments: ["\u{1B}[2;3R", "\u{1B}[1;5R", "\u{1B}[2;44R", ""])
  func staysAsItIs(answer: String) throws {
    let session = try asked("plain")
    #expect(try session.events(typing: answer + "a") == ["key(Terminal.Key.character(\"a\"))"])
  }

  @Test(
    "is not asked where the symbols are chosen or are ASCII anyway",
    arguments: [
      ["TERM": "vt100"], ["TERM": "linux"], ["RECTO_SYMBOLS": "block"],
      ["RECTO_SYMBOLS": "ascii"], ["LC_ALL": "C"],
    ])
  func unasked(environment: [String: String]) throws {
    let session = try ProbeSession.ready("plain", with: environment)
    #expect(!session.terminal.text.contains(Self.question))
  }
}
