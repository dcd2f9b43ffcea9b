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

  @Test(
    "A hand grabs any effect in flight and lets it go, and no frame's silhouette jumps",
    arguments: CardEffects.all.map(\.name))
  func grabs(_ name: String) {
    var fixture = StudyFixture(size: CellSize(columns: 40, rows: 12), opens: false)
    fixture.send(.galleryOpened(effect: name))
    var outline = SilhouetteWatch(fixture)
    fixture.press(.character(" "))
    outline.watch(&fixture, frames: 20)
    fixture.mouse(.press(.left), 10, 6)
    #expect(!fixture.model.isMoving(at: fixture.now))
    for column in 11...15 {
      fixture.mouse(.drag(.left), column, 6)
      outline.watch(&fixture, frames: 2)
    }
    fixture.mouse(.release(.left), 15, 6)
    #expect(fixture.model.isMoving(at: fixture.now))
    outline.watch(&fixture, frames: 100)
    #expect(outline.farthest <= 0.15, "\(outline.farthest) of the screen")
    fixture.wait(5)
    #expect(!fixture.model.isMoving(at: fixture.now))
  }

  @Test("With reduced motion an effect fades to its end, and switches without motion")
  func fades() {
    var reduced = StudyFixture(motion: .reduced, opens: false)
    reduced.send(.galleryOpened(effect: "flip-vertical"))
    reduced.press(.character(" "))
    #expect(reduced.model.isMoving(at: reduced.now))
    reduced.wait(0.2)
    #expect(!reduced.model.isMoving(at: reduced.now))
    #expect(reduced.text.contains("progress 1.00"))
    #expect(reduced.text.contains("the bat"))
    var still = StudyFixture(motion: .none, opens: false)
    still.send(.galleryOpened(effect: "flip-vertical"))
    still.press(.character(" "))
    #expect(!still.model.isMoving(at: still.now))
    #expect(still.text.contains("the bat"))
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

/// The farthest that a silhouette changes from one frame to the next, as a share of the screen.
private struct SilhouetteWatch {
  private(set) var farthest = 0.0
  private var before: [Bool]

  init(_ fixture: StudyFixture) { before = Self.silhouette(fixture) }

  /// Lets time pass in frames of 1/240 s.
  mutating func watch(_ fixture: inout StudyFixture, frames: Int) {
    for _ in 0..<frames {
      fixture.wait(1.0 / 240)
      let now = Self.silhouette(fixture)
      let changed = zip(before, now).filter { $0 != $1 }.count
      farthest = max(farthest, Double(changed) / Double(max(1, now.count)))
      before = now
    }
  }

  /// Which cells of the stage, without the rows of text, lie on a card.
  private static func silhouette(_ fixture: StudyFixture) -> [Bool] {
    var picture = fixture.model.view(at: fixture.now)
    picture.elements.removeAll { if case .panel = $0 { false } else { true } }
    var renderer = Renderer(symbols: .half)
    let surface = renderer.render(picture)
    return surface.cells.map { ($0.background ?? .black) != picture.background }
  }
}
