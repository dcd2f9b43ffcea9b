import CardCore
import Foundation
import Runtime
import Testing

@Suite("The terminal's background", .serialized, .timeLimit(.minutes(2)))
struct BackgroundTests {
  private static let question = "\u{1B}]11;?\u{1B}\\"
  private static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
  /// The table of the light theme as a background in true colour.
  private static let lightTable = "48;2;217;220;225"
  private static let darkTable = "48;2;15;18;24"

  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram.still()
    deck = try program.writeDeck(cards: 3)
  }

  private func study(_ arguments: String...) throws -> PseudoTerminal {
    try program.start(["study", deck] + arguments)
  }

  private func log() throws -> String { try program.run("log", "--json").output }

  @Test("A terminal that tells a light one gets light colours, and nothing is typed")
  func becomesLight() throws {
    // On a busy machine an answer may come too late, which is another test's concern.
    for attempt in 1...6 {
      let terminal = try study()
      _ = terminal.readText(until: Self.question)
      // As over a line to another continent.
      _ = terminal.readText(wait: .milliseconds(300))
      terminal.type(Self.white)
      let shown = terminal.readText(wait: .milliseconds(700))
      if !shown.contains(Self.lightTable) && attempt < 6 { continue }
      #expect(shown.contains(Self.lightTable))
      #expect(!shown.contains("back 1"))
      break
    }
    #expect(try log().isEmpty)
  }

  @Test("A late answer changes nothing, and its digits grade nothing")
  func ignoresLate() throws {
    let terminal = try study()
    let shown = terminal.readText(wait: .milliseconds(700))
    #expect(shown.contains(Self.question))
    #expect(shown.contains(Self.darkTable))
    terminal.type(" ")
    #expect(terminal.readText(wait: .milliseconds(700)).contains("back 1"))
    terminal.type("\u{1B}]11;rgb:3333/4444/1111\u{1B}\\" + Self.white)
    #expect(terminal.readText(wait: .milliseconds(500)).isEmpty)
    #expect(try log().isEmpty)
  }

  @Test("Colours that were chosen are not asked about")
  func fixed() throws {
    let shown = try study("--theme", "light").readText(wait: .milliseconds(700))
    #expect(shown.contains(Self.lightTable))
    #expect(!shown.contains("]11;"))
  }

  @Test("COLORFGBG is believed until the terminal answers")
  func variable() throws {
    program.environment["COLORFGBG"] = "0;15"
    let shown = try study().readText(wait: .milliseconds(700))
    #expect(shown.contains(Self.lightTable))
  }

  @Test("A setting that is not understood is told once, before the screen is taken")
  func unknownSetting() throws {
    program.environment["RECTO_THEME"] = "pink\u{1B}[2J"
    let terminal = try study("--theme", "light")
    let shown = terminal.readText(until: "front 1")
    let told = try #require(shown.firstRange(of: "recto: RECTO_THEME: expected one of auto, "))
    let taken = try #require(shown.firstRange(of: "\u{1B}[?1049h"))
    #expect(told.upperBound < taken.lowerBound)
    #expect(shown.ranges(of: "RECTO_THEME").count == 1)
    #expect(shown.contains("found 'pink␛[2J', which counts as not set"))
    let other = try program.run("check", deck)
    #expect(other.errors.isEmpty)
  }
}
