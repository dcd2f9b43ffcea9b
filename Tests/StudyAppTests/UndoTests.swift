import CardCore
import Scheduling
import StudyApp
import Terminal
import Testing

@Suite("Taking grades back")
struct UndoTests {
  @Test("Undo brings the card back with its answer open, again and again")
  func undoes() {
    var fixture = StudyFixture()
    fixture.press(.character(" "), .character("4"), .character(" "), .character("1"))
    fixture.press(.character("u"))
    fixture.wait(2)
    #expect(fixture.text.contains("the key"))
    fixture.press(.character("u"))
    fixture.wait(2)
    #expect(fixture.text.contains("the bat"))
    fixture.press(.character("u"))
    #expect(fixture.text.contains("Nothing to take back."))
    fixture.press(.character("3"))
    fixture.wait(2)
    #expect(fixture.text.contains("la llave"))
  }

  /// A session that follows another one in which two new cards were graded.
  private func secondSession() throws -> (fixture: StudyFixture, reviews: [Review]) {
    var first = StudyFixture()
    first.press(.character(" "), .character("4"), .character(" "), .character("1"))
    let reviews = first.effects.compactMap { effect in
      if case .record(let review) = effect { review } else { nil }
    }
    try #require(reviews.count == 2)
    let second = StudyFixture(
      memories: [0: reviews[0].after, 1: reviews[1].after], today: DayProgress(newCards: 2),
      reviewsOfToday: reviews)
    return (second, reviews)
  }

  @Test("Undo in a new session takes back the day's last grades, one after the other")
  func undoesAfterRestart() throws {
    var (fixture, reviews) = try secondSession()
    fixture.press(.character("u"))
    fixture.wait(2)
    #expect(fixture.effects.last == .undo(reviews[1]))
    #expect(fixture.text.contains("the key"))
    fixture.press(.character("u"))
    fixture.wait(2)
    #expect(fixture.effects.last == .undo(reviews[0]))
    #expect(fixture.text.contains("the bat"))
    fixture.press(.character("u"))
    #expect(fixture.text.contains("Nothing to take back."))
    // As if nothing had been graded: all three cards are new, and wanted today.
    for _ in 0..<3 {
      if !fixture.text.contains("Good") { fixture.press(.character(" ")) }
      fixture.press(.character("4"))
      fixture.wait(2)
    }
    #expect(fixture.grades == [.easy, .easy, .easy])
    #expect(fixture.text.contains("Done: 3 answers."))
  }

  @Test("A grade of before is passed over when its card was graded since, or is gone")
  func undoesNothingStale() throws {
    let (_, reviews) = try secondSession()
    var graded = StudyFixture(
      memories: [1: reviews[0].after], today: DayProgress(newCards: 2), reviewsOfToday: reviews)
    graded.press(.character("u"))
    #expect(graded.text.contains("Nothing to take back."))
    var gone = StudyFixture(
      cards: [StudyFixture.cards[0]], memories: [0: reviews[0].after], reviewsOfToday: reviews)
    gone.press(.character("u"))
    #expect(gone.effects.last == .undo(reviews[0]))
    gone.press(.character("u"))
    #expect(gone.text.contains("Nothing to take back."))
  }
}
