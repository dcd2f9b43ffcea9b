import Foundation
import Testing

@Suite("The README's drawing")
struct ReadmeDrawingTests {
  @Test("Its card in plain text is what the command beside it prints")
  func drawing() throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: project.appendingPathComponent("README.md"), encoding: .utf8)
    let found = try #require(
      text.firstMatch(
        of: /`recto frame spanish-first-words (?<options>[^`]*)` prints:\n\n```\n(?<card>[^`]*)```/)
    )
    let deck = project.appendingPathComponent("Decks/spanish-first-words.json").path
    let options = found.output.options.split(separator: " ").map(String.init)
    let printed = try RectoProgram().run(["frame", deck] + options).output
    let shown = printed.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(String(found.output.card) == shown.joined(separator: "\n") + "\n")
  }
}
