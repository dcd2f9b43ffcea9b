import Foundation
import Testing

/// The program under the types of terminals that people have, in a window that shows what comes.
@Suite(
  "Types of terminals", .serialized, .enabled(if: TmuxWindow.isAvailable), .timeLimit(.minutes(2)))
struct TerminalTypesTests {
  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram()
    deck = try program.writeDeck(cards: 5)
  }

  private func window(type: String, settings: String = "") -> TmuxWindow {
    TmuxWindow(
      program,
      running: "env TERM=\(type) \(settings) \(RectoProgram.path) study \(deck); "
        + "echo status=$?; read end")
  }

  /// What a terminal shows of a sequence that it does not understand, or of a reply typed as keys.
  private func isClean(_ screen: String) -> Bool {
    !screen.contains(/\u{1B}|\[\?|\]11|rgb:|\[\d|\d;\d|0n\b|\(B/)
  }

  /// Turns and grades two cards and leaves; returns every screen on the way.
  private func play(_ window: TmuxWindow) throws -> [String] {
    var screens: [String] = []
    for card in 1...2 {
      try #require(window.wait(for: "front \(card)"), "\(window.screen)")
      screens.append(window.screen)
      window.type(" ")
      try #require(window.wait { $0.contains("back \(card)") && $0.contains("Good") })
      screens.append(window.screen)
      window.type("3")
    }
    try #require(window.wait(for: "front 3"))
    window.type("?")
    try #require(window.wait(for: "help") || window.wait(for: "keys"))
    screens.append(window.screen)
    window.type("q")
    window.type("q")
    window.type("q")
    #expect(window.wait(for: "status=0"), "\(window.screen)")
    return screens
  }

  @Test(
    "A session is played and read without rubbish on the screen",
    arguments: [
      "xterm-256color", "screen-256color", "xterm", "xterm RECTO_COLORS=16", "linux", "vt100",
      "tmux-256color",
    ])
  func plays(type: String) throws {
    let screens = try play(window(type: type))
    for screen in screens { #expect(isClean(screen), "\(screen)") }
  }

  @Test("Old terminals are sent ASCII", arguments: ["linux", "vt100"])
  func plain(type: String) throws {
    let window = window(type: type)
    try #require(window.wait(for: "front 1"))
    window.type(" ")
    try #require(window.wait(for: "back 1"))
    let strange = window.screen.unicodeScalars.filter { !$0.isASCII }
    #expect(strange.isEmpty, "\(window.screen)")
    window.type("q")
  }

  @Test("NO_COLOR shows no colours, and everything still")
  func colorless() throws {
    let window = window(type: "xterm-256color", settings: "NO_COLOR=1")
    try #require(window.wait(for: "front 1"))
    window.type(" ")
    try #require(window.wait { $0.contains("back 1") && $0.contains("Good") })
    #expect(!window.styledScreen.contains(/\u{1B}\[[\d;]*\b(3[0-8]|4[0-8]|9\d|10\d)/))
    window.type("q")
  }
}
