import Foundation
import Testing

/// The whole program in a window, as a person has it.
@Suite(
  "Studying in a window", .serialized, .enabled(if: TmuxWindow.isAvailable), .timeLimit(.minutes(3))
)
struct StudyTests {
  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram()
    deck = try program.writeDeck(cards: 30)
  }

  /// A window with the program in it that shows a card.
  ///
  /// The program is the window's own process, so that it can be killed, and the end of it is seen.
  private func study(
    motion: String = "full", showing card: String = "front 1"
  ) throws -> TmuxWindow {
    program.environment["RECTO_MOTION"] = motion
    let window = TmuxWindow(program, running: "exec \(RectoProgram.path) study \(deck)")
    try #require(window.wait(for: card), "\(window.screen)")
    return window
  }

  /// The log as lines of JSON.
  private func log() throws -> [[String: Any]] {
    let result = try program.run("log", "--json")
    #expect(result.status == 0)
    return try result.output.split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  @Test("The last grade can be taken back after a restart")
  func undoesAfterRestart() throws {
    var window = try study(motion: "none")
    window.type(" ")
    #expect(window.wait(for: "back 1"))
    window.type("1")
    #expect(window.wait(for: "front 2"))
    window.type("\u{3}")
    window = try study(motion: "none", showing: "front 2")
    window.type("u")
    #expect(window.wait(for: "back 1"), "\(window.screen)")
    let entries = try log()
    #expect(entries.map { $0["type"] as? String } == ["review", "undo"])
    #expect(entries.last?["review"] as? String == entries.first?["id"] as? String)
  }

  @Test("A card turns over, is graded, comes back undone, and the session ends")
  func studiesByKeys() throws {
    let window = TmuxWindow(
      program, running: "\(RectoProgram.path) study \(deck); echo status=$?; read end")
    try #require(window.wait(for: "front 1"), "\(window.screen)")
    window.type(" ")
    #expect(window.wait(for: "back 1"))
    #expect(window.wait(for: "Good"))
    window.type("3")
    #expect(window.wait(for: "front 2"))
    var entries = try log()
    try #require(entries.count == 1)
    #expect(entries[0]["front"] as? String == "front 1")
    #expect(entries[0]["grade"] as? Int == 3)
    window.type("u")
    #expect(window.wait { $0.contains("front 1") || $0.contains("back 1") })
    entries = try log()
    try #require(entries.count == 2)
    #expect(entries[1]["type"] as? String == "undo")
    #expect(entries[1]["review"] as? String == entries[0]["id"] as? String)
    window.type("q")
    #expect(window.wait(for: "Nothing studied this time."))
    window.type("q")
    #expect(window.wait(for: "status=0"))
  }

  @Test("Headlines are drawn in large letters once the fonts are open")
  func drawsLargeLetters() {
    program.environment["RECTO_HEADLINE"] = "display"
    let window = TmuxWindow(program, running: "exec \(RectoProgram.path) study \(deck)")
    #expect(
      window.wait { screen in
        let blocks = screen.unicodeScalars.count { (0x2580...0x259F).contains($0.value) }
        return blocks > 40 && !screen.contains("front 1")
      }, "\(window.screen)")
  }

  @Test("A click turns the card over")
  func turnsByClick() throws {
    let window = try study()
    window.type("\u{1B}[<0;40;12M\u{1B}[<0;40;12m")
    #expect(window.wait(for: "back 1"))
  }

  @Test("Dragging the edge across turns the card over, and losing the release leaves it usable")
  func turnsByDragging() throws {
    let window = try study()
    var drag = "\u{1B}[<0;66;12M"
    for column in stride(from: 64, through: 14, by: -2) { drag += "\u{1B}[<32;\(column);12M" }
    window.type(drag)
    window.type("\u{1B}[<0;14;12m")
    #expect(window.wait(for: "back 1"))
    window.type("\u{1B}[<0;40;12M\u{1B}[<32;45;14M")
    window.type("3")
    #expect(window.wait(for: "front 2"))
  }

  @Test("The window may change its size while the card turns, and become far too small")
  func resizesWhileTurning() throws {
    let window = try study()
    window.type(" ")
    for (columns, rows) in [(100, 30), (60, 20), (9, 3), (1, 1), (120, 40)] {
      window.resize(columns: columns, rows: rows)
      usleep(60_000)
    }
    #expect(window.wait { column(of: "back 1", in: $0).map((54...60).contains) ?? false })
    window.type("3")
    #expect(window.wait(for: "front 2"))
  }

  @Test("Pasted text grades nothing")
  func ignoresPaste() throws {
    let window = try study()
    window.type("\u{1B}[200~ 3 3 4 1\r\u{1B}[201~")
    usleep(400_000)
    #expect(window.screen.contains("front 1"))
    #expect(try log().isEmpty)
  }

  @Test("Ctrl-Z hands the terminal back as it was, and fg continues")
  func suspends() throws {
    let window = TmuxWindow(
      program, running: "exec bash --norc --noprofile -i", columns: 200, rows: 30)
    window.type("stty -g; \(RectoProgram.path) study \(deck); echo status=$?\r")
    try #require(window.wait(for: "front 1"), "\(window.screen)")
    #expect(window.ask("#{alternate_on}") == "1")
    window.type("\u{1A}")
    #expect(window.wait(for: "Stopped"))
    #expect(window.ask("#{alternate_on}#{cursor_flag}#{mouse_any_flag}") == "010")
    window.type("stty -g\r")
    #expect(window.wait { settings(in: $0).count == 2 })
    #expect(Set(settings(in: window.screen)).count == 1)
    window.type("fg\r")
    #expect(window.wait(for: "front 1"))
    #expect(window.wait { _ in window.ask("#{mouse_any_flag}") == "1" })
    window.type("\u{3}")
    #expect(window.wait(for: "status="))
    #expect(window.ask("#{alternate_on}#{cursor_flag}#{mouse_any_flag}") == "010")
  }

  @Test("Killed at any moment, no answer is lost whose next card was shown", arguments: 0..<6)
  func survivesKill(round: Int) throws {
    let window = try study(motion: "none")
    for card in 1...3 {
      window.type(" ")
      try #require(window.wait(for: "back \(card)"))
      window.type("3")
      if card < 3 { try #require(window.wait(for: "front \(card + 1)")) }
    }
    // Between 0 and 50 ms after the third grade, and never twice at the same moment.
    usleep(UInt32(round * 10_000))
    kill(window.process, SIGKILL)
    #expect(window.wait { _ in window.ask("#{pane_dead}") == "1" })
    let isNextShown = window.screen.contains("front 4")
    let grades = try log().compactMap { $0["front"] as? String }
    #expect(Array(grades.prefix(2)) == ["front 1", "front 2"])
    #expect(grades.count == 3 || (grades.count == 2 && !isNextShown))
    let again = try study(motion: "none", showing: "front \(grades.count + 1)")
    again.type("q")
  }

  /// The column in which a text begins; nil when it is not on the screen.
  private func column(of text: String, in screen: String) -> Int? {
    for line in screen.split(separator: "\n") {
      if let range = line.firstRange(of: text) {
        return line.distance(from: line.startIndex, to: range.lowerBound)
      }
    }
    return nil
  }

  /// The lines that `stty -g` has printed.
  private func settings(in screen: String) -> [String] {
    let lines = screen.split(separator: "\n").map(String.init)
    return lines.filter { $0.wholeMatch(of: /[0-9a-f]+(:[0-9a-f]+){10,}\s*/) != nil }
  }
}
