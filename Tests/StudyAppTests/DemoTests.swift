import CardCore
import StudyApp
import Terminal
import Testing

@Suite("The gallery of effects")
struct DemoTests {
  private func gallery() -> StudyFixture {
    var fixture = StudyFixture(startsInLibrary: true, opens: false)
    fixture.press(.character("d"))
    return fixture
  }

  @Test("Every effect is reached by the arrows, and told by its name and article")
  func listsAll() {
    var fixture = gallery()
    for effect in CardEffects.all {
      #expect(fixture.text.contains(effect.title))
      fixture.press(.down)
    }
    fixture.press(.character("q"))
    #expect(fixture.effects == [.listLibrary])
  }

  @Test("Space plays there and back, and the plot follows")
  func plays() {
    var fixture = gallery()
    fixture.press(.character(" "))
    #expect(fixture.model.isMoving(at: fixture.now))
    for _ in 0..<60 { fixture.wait(1.0 / 60) }
    #expect(fixture.text.contains("velocity"))
    #expect(fixture.text.contains("█") || fixture.text.contains("▇"))
    fixture.wait(3)
    #expect(fixture.text.contains("progress 1.00"))
    fixture.press(.character(" "))
    fixture.wait(3)
    #expect(fixture.text.contains("progress 0.00"))
  }

  @Test("Brackets scrub and digits choose the curve")
  func scrubs() {
    var fixture = gallery()
    fixture.press(.character("]"), .character("]"))
    #expect(fixture.text.contains("progress 0.10"))
    fixture.press(.character("["))
    #expect(fixture.text.contains("progress 0.05"))
    fixture.press(.character("6"))
    #expect(fixture.text.contains("linear"))
    #expect(!fixture.model.isMoving(at: fixture.now))
  }

  @Test("A hand can grab an effect in flight and let it go again")
  func grabs() {
    var fixture = gallery()
    fixture.press(.character(" "))
    fixture.wait(0.1)
    fixture.mouse(.press(.left), 20, 10)
    fixture.mouse(.drag(.left), 28, 10)
    #expect(!fixture.model.isMoving(at: fixture.now))
    fixture.wait(0.5)
    fixture.mouse(.release(.left), 28, 10)
    #expect(fixture.model.isMoving(at: fixture.now))
    fixture.wait(5)
    #expect(!fixture.model.isMoving(at: fixture.now))
  }

  @Test("The gallery begins with a list of names and articles, and an effect that is named at once")
  func beginsWithList() {
    var fixture = gallery()
    for effect in CardEffects.all.prefix(15) {
      #expect(fixture.text.contains("\(effect.title) (\(effect.name))"))
      #expect(fixture.text.contains(effect.article.title))
    }
    fixture.press(.down, .tab)
    #expect(fixture.text.contains("progress 0.00"))
    var named = StudyFixture(opens: false)
    named.send(.galleryOpened(effect: "curl"))
    #expect(named.text.contains("Curl") && named.text.contains("progress 0.00"))
  }
}
