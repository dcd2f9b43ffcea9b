import CardCore
import Scheduling
import StudyApp
import Terminal
import TestSupport
import Testing

@Suite("Screens as they are drawn")
struct ScreenSnapshotTests {
  static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 40, rows: 12),
    CellSize(columns: 20, rows: 6),
  ]

  private func name(_ screen: String, _ size: CellSize) -> String {
    "\(screen)-\(size.columns)x\(size.rows)"
  }

  @Test("The question", arguments: sizes)
  func question(size: CellSize) {
    expectSnapshot(StudyFixture(size: size).text, named: name("question", size))
  }

  @Test("The answer", arguments: sizes)
  func answer(size: CellSize) {
    var fixture = StudyFixture(size: size)
    fixture.press(.character(" "))
    fixture.wait(3)
    expectSnapshot(fixture.text, named: name("answer", size))
  }

  @Test("The summary", arguments: sizes)
  func summary(size: CellSize) {
    var fixture = StudyFixture(size: size)
    for _ in 0..<3 { fixture.press(.character(" "), .character("3")) }
    fixture.press(.character("q"))
    expectSnapshot(fixture.text, named: name("summary", size))
  }

  @Test("The help", arguments: sizes)
  func help(size: CellSize) {
    var fixture = StudyFixture(size: size)
    fixture.press(.character("?"))
    expectSnapshot(fixture.text, named: name("help", size))
  }

  @Test("The library", arguments: sizes)
  func library(size: CellSize) {
    var fixture = StudyFixture(size: size, startsInLibrary: true, opens: false)
    fixture.send(.libraryListed(Self.entries))
    fixture.press(.down)
    expectSnapshot(fixture.text, named: name("library", size))
  }

  @Test("A broken deck tells why when it is chosen", arguments: sizes)
  func brokenDeck(size: CellSize) {
    var fixture = StudyFixture(size: size, startsInLibrary: true, opens: false)
    fixture.send(.libraryListed(Self.entries))
    fixture.press(.down, .down, .enter)
    #expect(!fixture.effects.contains { if case .openDeck = $0 { true } else { false } })
    expectSnapshot(fixture.text, named: name("broken", size))
  }

  @Test("A window that is too small says so")
  func tooSmall() {
    for size in [CellSize(columns: 19, rows: 6), CellSize(columns: 20, rows: 5)] {
      #expect(StudyFixture(size: size).text.contains("Too small"))
    }
    for size in [CellSize(columns: 1, rows: 1), CellSize(columns: 0, rows: 0)] {
      #expect(StudyFixture(size: size).surface().size == size)
    }
  }

  private static let entries = [
    LibraryEntry(
      path: "/decks/spanish.json", title: "Spanish, first words", isBundled: true,
      content: .deck(
        LibraryEntry.Counts(cards: 346, due: 12, new: 300, lastStudied: StudyFixture.start))),
    LibraryEntry(
      path: "/decks/kana.json", title: "Japanese, hiragana and katakana", isBundled: true,
      content: .deck(LibraryEntry.Counts(cards: 208, due: 0, new: 208, lastStudied: nil))),
    LibraryEntry(
      path: "/home/ada/words.json", title: "words.json", isBundled: false,
      content: .broken(reason: "words.json:3:17: expected ',' or '}' after a value")),
    LibraryEntry(
      path: "/home/ada/more.json", title: "more.json", isBundled: false, content: .unread),
  ]
}
