import CardCore
import Foundation
import Runtime
import Testing

@Suite("A card with a large picture", .serialized, .timeLimit(.minutes(1)))
struct PictureTests {
  /// The picture's colour as a background.
  private static let red = "48;2;200;30;30m"

  /// What ends each frame.
  private static let frameEnd = "\u{1B}[?2026l"

  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram.still()
    deck = try program.write(
      """
      {"title": "Large", "cards": [
        {"front": "front 1", "back": "back 1", "image": "large.png"},
        {"front": "front 2", "back": "back 2"}
      ]}
      """, to: "deck.json")
    let picture = LargePicture.png(width: 5000, height: 4000, color: [200, 30, 30])
    try Data(picture).write(to: URL(fileURLWithPath: program.folder + "/large.png"))
  }

  /// Reads whole frames until one has a text in it, or until nothing comes for a while.
  private func read(
    _ terminal: PseudoTerminal, until text: String? = nil, wait: Duration = .seconds(10)
  ) -> String {
    terminal.readText(wait: wait) { read in
      guard let text, read.contains(text) else { return false }
      return read.components(separatedBy: text).last?.contains(Self.frameEnd) == true
    }
  }

  @Test("The card is there before its picture, which comes once and then leaves the screen at rest")
  func studies() throws {
    let terminal = try program.start(["study", deck])
    #expect(read(terminal, until: "front 1").contains("front 1"))
    _ = read(terminal, wait: .milliseconds(300))
    terminal.type(" ")
    let turned = read(terminal, until: "back 1")
    #expect(turned.contains("back 1"))
    #expect(!turned.contains(Self.red))
    #expect(read(terminal, until: Self.red).contains(Self.red))
    _ = read(terminal, wait: .milliseconds(300))
    #expect(terminal.read(within: .milliseconds(300)).isEmpty)
    terminal.type("4")
    #expect(read(terminal, until: "front 2").contains("front 2"))
  }

  @Test("A frame without a terminal waits for the picture")
  func frame() throws {
    let result = try program.run("frame", "--turn", "180", "--format", "ansi", deck)
    #expect(result.status == 0)
    #expect(result.output.contains("back 1"))
    #expect(result.output.contains(Self.red))
  }
}
