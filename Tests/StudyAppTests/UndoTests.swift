import CardCore
import DeckStore
import Foundation
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

  @Test("A grade of before is taken back also when one side of its card was edited since")
  func followsEdits() throws {
    let (_, reviews) = try secondSession()
    var cards = StudyFixture.cards
    cards[1].front = "las llaves"
    var edited = StudyFixture(
      cards: cards, memories: [0: reviews[0].after, 1: reviews[1].after],
      today: DayProgress(newCards: 2), reviewsOfToday: reviews)
    edited.press(.character("u"))
    edited.wait(2)
    #expect(edited.effects.last == .undo(reviews[1]))
    #expect(edited.text.contains("the key"))
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

  @Test("A card that is taken back flies in on the way on which it flew out", arguments: 1...4)
  func fliesBack(grade: Int) {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.wait(2)
    fixture.press(.character(Character("\(grade)")))
    let out = way(of: "the bat", in: &fixture)
    fixture.wait(2)
    fixture.press(.character("u"))
    let back = way(of: "the bat", in: &fixture)
    #expect(out.count > 50 && back.count > 50)
    for place in back {
      // A spring swings a little beyond the rest place.
      let nearest = out.map { hypot($0.x - place.x, $0.y - place.y) }.min() ?? .infinity
      #expect(nearest < 3, "\(place)")
    }
  }

  /// Where the middle of a card is in the next second, as often as it is seen.
  private func way(of answer: String, in fixture: inout StudyFixture) -> [Point] {
    var places: [Point] = []
    for _ in 0..<500 {
      fixture.wait(0.002)
      for case .panel(let panel) in fixture.model.view(at: fixture.now).elements
      where panel.front.headline == answer || panel.back?.headline == answer {
        let middle = Point(
          x: Double(panel.size.columns) / 2, y: Double(panel.size.rows)
        ).applying(panel.transform)
        guard let seen = middle.point else { continue }
        places.append(Point(x: seen.x + panel.column, y: seen.y + 2 * panel.row))
      }
    }
    return places
  }
}
