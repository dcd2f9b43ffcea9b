import CardCore
import Foundation
import Runtime
import Testing

@Suite("The width of lines and blocks", .serialized, .timeLimit(.minutes(2)))
struct SymbolWidthTests {
  private static let question = "\u{1B}[6n"

  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram()
    program.environment["RECTO_MOTION"] = "none"
    deck = try program.writeDeck(cards: 3)
  }

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try program.start(arguments)
  }

  /// Whether there are lines, blocks or arrows.
  private static func drawsSymbols(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x2190..<0x2600).contains($0.value) }
  }

  @Test("A terminal that draws them two columns wide is sent ASCII", arguments: [3, 4, 5])
  func study(column: Int) throws {
    let terminal = try start("study", deck)
    _ = terminal.readText(until: Self.question)
    _ = terminal.readText(wait: .milliseconds(500))
    terminal.type("\u{1B}[2;\(column)R")
    let again = terminal.readText(wait: .milliseconds(500))
    #expect(again.isEmpty == (column == 3))
    #expect(!Self.drawsSymbols(again))
    terminal.type(" ")
    let turned = terminal.readText(wait: .milliseconds(500))
    #expect(turned.contains("back 1"))
    terminal.type("?")
    #expect(Self.drawsSymbols(terminal.readText(wait: .milliseconds(500))) == (column == 3))
  }

  @Test(
    "The doctor tells what the terminal answered, and leaves nothing behind",
    arguments: [
      (3, "symbols        block: nearly every font has them", "1 column: the terminal was asked"),
      (
        5, "symbols        ascii: this terminal draws lines and blocks two columns wide",
        "2 columns: the terminal was asked"
      ),
      (nil, "symbols        block: nearly", "not known: the terminal did not answer"),
    ])
  func doctor(column: Int?, symbols: String, width: String) throws {
    let terminal = try start("doctor")
    let asked = terminal.readText(until: Self.question)
    #expect(asked.contains("\r\u{2500}\u{2580}\u{1B}[6n"))
    if let column { terminal.type("\u{1B}[9;\(column)R") }
    let report = asked + terminal.readText(until: "Fonts")
    #expect(report.contains("\r\u{1B}[K"))
    #expect(report.contains(symbols))
    #expect(report.contains(width))
    #expect(!report.contains("9;"))
  }

  @Test("Without a terminal nobody is asked")
  func piped() throws {
    let report = try program.run("doctor").output
    #expect(report.contains("symbol width   not known: there is no terminal to ask"))
    #expect(!report.contains("\u{1B}"))
  }
}
