import CardCore
import Foundation
import Runtime
import Testing

@Suite("A terminal without a screen")
struct PseudoTerminalTests {
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      size: CellSize(columns: 61, rows: 17))
  }

  /// All that is written until a text comes.
  private func output(of terminal: PseudoTerminal, until end: String) -> String {
    var text = ""
    let deadline = Date().addingTimeInterval(10)
    while !text.contains(end), Date() < deadline {
      text += String(decoding: terminal.read(within: .milliseconds(100)), as: UTF8.self)
    }
    return text
  }

  private func ending(of terminal: PseudoTerminal) -> PseudoTerminal.Ending? {
    let deadline = Date().addingTimeInterval(10)
    while Date() < deadline {
      if let ending = terminal.checkEnding() { return ending }
      usleep(5000)
    }
    return nil
  }

  @Test("The program sees a terminal of its size in control, reads keys and returns a status")
  func runs() throws {
    let terminal = try shell(
      "stty size; test -c /dev/tty && read line </dev/tty; echo [$line]; exit 7")
    terminal.type("hello\r")
    #expect(output(of: terminal, until: "[hello]").contains("17 61"))
    #expect(ending(of: terminal) == .exited(7))
  }

  @Test("A new size and a signal reach the program")
  func signals() throws {
    let terminal = try shell("trap 'stty size' WINCH; echo ready; while :; do sleep 0.05; done")
    _ = output(of: terminal, until: "ready")
    terminal.resize(to: CellSize(columns: 90, rows: 30))
    #expect(output(of: terminal, until: "30 90").contains("30 90"))
    terminal.send(signal: SIGTERM)
    #expect(ending(of: terminal) == .killed(signal: SIGTERM))
  }

  @Test("Hanging up ends the program")
  func hangsUp() throws {
    let terminal = try shell("echo ready; cat")
    _ = output(of: terminal, until: "ready")
    terminal.hangUp()
    #expect(ending(of: terminal) == .killed(signal: SIGHUP))
  }
}
