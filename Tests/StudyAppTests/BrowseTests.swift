import CardCore
import StudyApp
import Terminal
import Testing

@Suite("Leafing through a deck")
struct BrowseTests {
  @Test("Arrows turn leaves forward and back, and stop at the ends")
  func arrows() {
    var fixture = StudyFixture(purpose: .browse)
    #expect(fixture.text.contains("1/3"))
    fixture.press(.left)
    #expect(fixture.text.contains("1/3"))
    fixture.press(.right)
    fixture.wait(3)
    #expect(fixture.text.contains("la llave") && fixture.text.contains("2/3"))
    fixture.press(.right, .right, .right)
    fixture.wait(3)
    #expect(fixture.text.contains("3/3"))
    fixture.press(.left)
    fixture.wait(3)
    #expect(fixture.text.contains("la llave") && fixture.text.contains("2/3"))
    #expect(!fixture.model.isMoving(at: fixture.now))
  }

  @Test("A leaf in the air comes back where it is")
  func interruptsLeaf() {
    var fixture = StudyFixture(purpose: .browse)
    fixture.press(.right)
    fixture.wait(0.1)
    fixture.press(.left)
    fixture.wait(3)
    #expect(fixture.text.contains("el murciélago") && fixture.text.contains("1/3"))
  }

  @Test("Space turns the card over, and nothing is graded")
  func turns() {
    var fixture = StudyFixture(purpose: .browse)
    fixture.press(.character(" "), .character("3"))
    fixture.wait(3)
    #expect(fixture.text.contains("the bat"))
    #expect(fixture.grades.isEmpty)
  }

  @Test("The mouse turns leaves by drag and by click, forward and back")
  func mouse() {
    var fixture = StudyFixture(purpose: .browse)
    fixture.mouse(.press(.left), 72, 12)
    fixture.mouse(.drag(.left), 16, 12)
    fixture.wait(1)
    fixture.mouse(.release(.left), 16, 12)
    fixture.wait(3)
    #expect(fixture.text.contains("2/3"))
    // Back: the leaf on the left follows the pointer to the right.
    fixture.mouse(.press(.left), 6, 12)
    fixture.mouse(.drag(.left), 64, 12)
    fixture.wait(1)
    fixture.mouse(.release(.left), 64, 12)
    fixture.wait(3)
    #expect(fixture.text.contains("el murciélago") && fixture.text.contains("1/3"))
    fixture.mouse(.press(.left), 75, 12)
    fixture.mouse(.release(.left), 75, 12)
    fixture.wait(3)
    #expect(fixture.text.contains("2/3"))
    fixture.mouse(.press(.left), 4, 12)
    fixture.mouse(.release(.left), 4, 12)
    fixture.wait(3)
    #expect(fixture.text.contains("1/3"))
    #expect(!fixture.model.isMoving(at: fixture.now))
  }

  @Test("A leaf taken from the left and let go there lies on the left again")
  func leafLetGo() {
    var fixture = StudyFixture(purpose: .browse)
    fixture.press(.right)
    fixture.wait(3)
    fixture.mouse(.press(.left), 6, 12)
    fixture.mouse(.drag(.left), 8, 12)
    fixture.wait(1)
    fixture.mouse(.release(.left), 8, 12)
    fixture.wait(3)
    #expect(fixture.text.contains("la llave") && fixture.text.contains("2/3"))
  }

  @Test("An empty deck can be opened and left")
  func emptyDeck() {
    var fixture = StudyFixture(cards: [], purpose: .browse)
    #expect(fixture.text.contains("no cards"))
    fixture.press(.right, .left, .character(" "), .character("g"), .enter, .character(" "))
    fixture.wait(2)
    fixture.press(.escape, .escape)
    #expect(fixture.effects == [.quit(signal: nil)])
  }
}
