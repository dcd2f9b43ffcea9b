import CardCore
import Foundation
import Runtime
import Testing

@Suite("The terminal afterwards", .serialized, .timeLimit(.minutes(2)))
struct TerminalRestorationTests {
  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram()
    deck = try program.writeDeck(cards: 30)
  }

  private func study() throws -> PseudoTerminal {
    try program.start(["study", deck])
  }

  /// What is written until it has been quiet for a while.
  private func output(of terminal: PseudoTerminal, quietFor wait: Duration) -> String {
    var bytes: [UInt8] = []
    while true {
      let more = terminal.read(within: wait)
      if more.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += more
    }
  }

  private func ending(of terminal: PseudoTerminal, seconds: Double) -> PseudoTerminal.Ending? {
    let deadline = Date().addingTimeInterval(seconds)
    while Date() < deadline {
      if let ending = terminal.checkEnding() { return ending }
      usleep(5000)
    }
    return nil
  }

  @Test(
    "Whatever signal ends the program, the terminal is as it was",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL])
  func isRestored(signal: Int32) throws {
    let terminal = try study()
    let before = terminal.settings
    #expect(output(of: terminal, quietFor: .seconds(2)).contains("\u{1B}[?1049h"))
    #expect(terminal.settings != before)
    terminal.send(signal: signal)
    let last = output(of: terminal, quietFor: .milliseconds(700))
    #expect(ending(of: terminal, seconds: 5) == .killed(signal: signal))
    #expect(terminal.settings == before)
    #expect(last.contains("\u{1B}[?1049l"))
    #expect(last.contains("\u{1B}[?1002l") || last.contains("\u{1B}[?1000l"))
  }

  @Test("A lost connection ends the program within a second")
  func endsOnHangup() throws {
    let terminal = try study()
    _ = output(of: terminal, quietFor: .seconds(2))
    terminal.hangUp()
    #expect(ending(of: terminal, seconds: 2) != nil)
  }

  @Test("At rest not a byte is written")
  func restsInSilence() throws {
    let terminal = try study()
    _ = output(of: terminal, quietFor: .seconds(2))
    #expect(terminal.read(within: .seconds(1)).isEmpty)
  }

  @Test("Escape sequences of a deck and of its name never reach the terminal")
  func showsNoEscapes() throws {
    let evil = "\\u001b]0;EVILTITLE\\u0007\\u001b[2J\\u009b31m\\u202e"
    let path = try program.write(
      "{\"title\": \"\(evil)t\", \"cards\": [{\"front\": \"\(evil)f\", \"back\": \"\(evil)b\"}]}",
      to: "evil.json")
    let terminal = try program.start(["study", path])
    var written = output(of: terminal, quietFor: .seconds(2))
    terminal.type(" ")
    written += output(of: terminal, quietFor: .seconds(2))
    #expect(written.contains("␛"))
    #expect(!written.contains("\u{1B}]0;EVIL"))
    #expect(
      !written.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" || $0 == "\u{7}" })
  }
}
