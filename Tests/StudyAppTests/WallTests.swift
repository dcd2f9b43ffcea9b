import CardCore
import DeckStore
import Scheduling
import StudyApp
import Terminal
import Testing

@Suite("The wall of a deck")
struct WallTests {
  private static let many = (1...90).map { Card(front: "word \($0)", back: ["answer \($0)"]) }

  private func panels(_ fixture: StudyFixture) -> [Panel] {
    fixture.model.view(at: fixture.now).elements.compactMap { element in
      if case .panel(let panel) = element { panel } else { nil }
    }
  }

  @Test("g opens the wall over the session, and q leads back to the same card")
  func overStudy() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.wait(3)
    fixture.press(.character("g"))
    #expect(panels(fixture).count == 3)
    #expect(fixture.text.contains("la llave"))
    fixture.press(.character("q"))
    #expect(fixture.text.contains("the bat"))
    fixture.press(.character("3"))
    #expect(fixture.grades == [.good])
  }

  @Test("Cards that do not fit are reached with the arrows")
  func scrolls() {
    var fixture = StudyFixture(cards: Self.many, purpose: .wall)
    #expect(panels(fixture).count < 90)
    #expect(!fixture.text.contains("word 90"))
    fixture.press(.end)
    #expect(fixture.text.contains("word 90"))
    fixture.press(.home, .right, .down)
    #expect(fixture.text.contains("word 1"))
  }

  @Test("At most 200 cards are drawn, however large the window")
  func bounded() {
    let cards = (1...2000).map { Card(front: "w\($0)", back: ["a"]) }
    let fixture = StudyFixture(
      cards: cards, size: CellSize(columns: 300, rows: 100), purpose: .wall)
    #expect(panels(fixture).count <= 200)
    #expect(panels(fixture).count > 150)
  }

  @Test("With reduced motion all cards fade over at once, in a fifth of a second")
  func fades() {
    var fixture = StudyFixture(cards: Self.many, motion: .reduced, purpose: .wall)
    #expect(fixture.text.contains("word 1"))
    fixture.press(.character(" "))
    #expect(fixture.model.isMoving(at: fixture.now))
    fixture.wait(0.05)
    #expect(panels(fixture).allSatisfy { $0.transform.isIdentity && $0.inkOpacity < 0.5 })
    fixture.wait(0.15)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(fixture.text.contains("answer 1") && !fixture.text.contains("word 1"))
    #expect(panels(fixture).allSatisfy { $0.inkOpacity == 1 })
  }

  @Test("A wave turns every card over, the chosen one first, and then rests")
  func wave() {
    var fixture = StudyFixture(cards: Self.many, purpose: .wall)
    fixture.press(.character(" "))
    fixture.wait(0.2)
    let turned = panels(fixture).filter { $0.transform != .identity }.count
    #expect(turned > 0 && turned < panels(fixture).count)
    fixture.wait(2)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(panels(fixture).allSatisfy { $0.transform.determinant < 0 })
    #expect(fixture.text.contains("answer 1"))
    #expect(!fixture.text.contains("word 1 "))
  }

  @Test("Enter and a second click open the chosen card")
  func picks() {
    var fixture = StudyFixture(purpose: .wall)
    fixture.press(.right, .enter)
    fixture.wait(2)
    #expect(fixture.text.contains("la llave") && fixture.text.contains("2/3"))
    fixture.press(.character("q"))
    #expect(panels(fixture).count == 3)
    let first = panels(fixture)[0]
    fixture.mouse(.press(.left), Int(first.column) + 1, Int(first.row) + 1)
    fixture.mouse(.press(.left), Int(first.column) + 1, Int(first.row) + 1)
    fixture.wait(2)
    #expect(fixture.text.contains("el murciélago") && fixture.text.contains("1/3"))
  }

  @Test("The paper tells how strongly a card is remembered")
  func colors() {
    let memory = Memory(
      stability: 10, difficulty: 5, phase: .review, due: .on(StudyDay(number: 0)), intervalDays: 10,
      lastReview: StudyFixture.start, reviewCount: 3, lapseCount: 0)
    var fixture = StudyFixture(opens: false)
    fixture.send(
      .deckOpened(
        OpenedDeck(
          path: "/d", title: "Words", identity: "words",
          deck: Deck(title: "Words", cards: Deck.Cards(StudyFixture.cards)), memories: [1: memory],
          today: DayProgress()), purpose: .wall))
    let colors = panels(fixture).map(\.front.paper.color)
    #expect(Set(colors).count == 3)
  }
}
