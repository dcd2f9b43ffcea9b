import CardCore
import Scheduling
import StudyApp
import Terminal
import Testing

@Suite("Hands on the card")
struct HandsTests {
  private func cardPanel(_ fixture: StudyFixture) -> Panel? {
    fixture.model.view(at: fixture.now).elements.reversed().lazy.compactMap { element in
      if case .panel(let panel) = element { panel } else { nil }
    }.first
  }

  @Test("A click turns the card over")
  func clickTurns() {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.release(.left), 40, 10)
    fixture.wait(3)
    #expect(fixture.text.contains("the bat"))
  }

  @Test("A drag inside tilts, and letting go springs back to plain text")
  func dragTilts() {
    var fixture = StudyFixture()
    let resting = fixture.surface()
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.drag(.left), 50, 13)
    #expect(cardPanel(fixture)?.transform != .identity)
    fixture.mouse(.release(.left), 50, 13)
    #expect(fixture.model.isMoving(at: fixture.now))
    fixture.wait(8)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(fixture.surface() == resting)
  }

  @Test(
    "The right edge stays under the pointer, within a cell", arguments: [60, 50, 41, 30, 18, 13])
  func rightEdgeFollows(column: Int) throws {
    var fixture = StudyFixture()
    let metrics = CardMetrics(screen: CellSize(columns: 80, rows: 24), cellAspect: 2)
    let right = metrics.card.columns.upperBound - 1
    fixture.mouse(.press(.left), right, 10)
    fixture.mouse(.drag(.left), column, 10)
    let panel = try #require(cardPanel(fixture))
    let grabbed = Point(x: metrics.size.width - 0.5, y: metrics.size.height / 2)
    let seen = try #require(grabbed.applying(panel.transform).point)
    #expect(abs(seen.x - metrics.point(at: CellPoint(column: column, row: 10)).x) <= 1)
  }

  @Test("The left edge stays under the pointer, within a cell", arguments: [20, 39, 55, 66])
  func leftEdgeFollows(column: Int) throws {
    var fixture = StudyFixture()
    let metrics = CardMetrics(screen: CellSize(columns: 80, rows: 24), cellAspect: 2)
    fixture.mouse(.press(.left), metrics.card.origin.column, 10)
    fixture.mouse(.drag(.left), column, 10)
    let panel = try #require(cardPanel(fixture))
    let seen = try #require(
      Point(x: 0.5, y: metrics.size.height / 2).applying(panel.transform).point)
    #expect(abs(seen.x - metrics.point(at: CellPoint(column: column, row: 10)).x) <= 1)
  }

  @Test("An edge let go beyond the middle goes on, before it goes back")
  func edgeCommits() {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 67, 10)
    fixture.mouse(.drag(.left), 30, 10)
    fixture.wait(1)
    fixture.mouse(.release(.left), 30, 10)
    fixture.wait(4)
    #expect(fixture.text.contains("the bat"))

    var back = StudyFixture()
    back.mouse(.press(.left), 67, 10)
    back.mouse(.drag(.left), 60, 10)
    back.wait(1)
    back.mouse(.release(.left), 60, 10)
    back.wait(4)
    #expect(!back.text.contains("the bat"))
    #expect(back.text.contains("el murciélago"))
  }

  @Test("A quick flick turns the card although it was moved only a little")
  func flickCommits() {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 67, 10)
    for column in stride(from: 66, through: 54, by: -3) {
      fixture.wait(0.008)
      fixture.mouse(.drag(.left), column, 10)
    }
    fixture.wait(0.004)
    fixture.mouse(.release(.left), 54, 10)
    fixture.wait(4)
    #expect(fixture.text.contains("the bat"))
  }

  @Test("A page turned over on an open answer grades it Good")
  func pageGrades() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.wait(3)
    fixture.mouse(.press(.left), 72, 12)
    fixture.mouse(.drag(.left), 20, 12)
    fixture.wait(1)
    fixture.mouse(.release(.left), 20, 12)
    #expect(fixture.grades == [.good])
  }

  @Test("A page turned over on a question only puts the card aside")
  func pagePutsAside() {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 72, 12)
    fixture.mouse(.drag(.left), 16, 12)
    fixture.wait(1)
    fixture.mouse(.release(.left), 16, 12)
    fixture.wait(3)
    #expect(fixture.grades.isEmpty)
    #expect(fixture.text.contains("la llave"))
  }

  @Test("The free edge of a leaf stays under the pointer", arguments: [50.0, 30, 10, -10, -30])
  func leafFollows(x: Double) throws {
    let size = Size(width: 56, height: 30)
    var pose = CardPose()
    pose.leaf = LeafTurn.turn(forFreeEdgeAt: x, size: size)
    let seen = try #require(Point(x: 56, y: 15).applying(pose.transform(size: size)).point)
    #expect(abs(seen.x - x) < 1e-6)
  }

  @Test("A release that got lost leaves no card stuck")
  func lostRelease() {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.drag(.left), 50, 12)
    fixture.mouse(.move, 300, 90)
    fixture.wait(8)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(fixture.text.contains("el murciélago"))
    // A second press without a release between takes hold anew.
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.drag(.left), 45, 10)
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.release(.left), 40, 10)
    fixture.wait(8)
    #expect(fixture.text.contains("the bat"))
  }

  @Test("A click on a grade's button grades")
  func buttonsGrade() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.mouse(.press(.left), 2, 23)
    #expect(fixture.grades == [.again])
  }

  @Test("m hands the mouse back, and then it does nothing here")
  func handsMouseBack() {
    var fixture = StudyFixture()
    fixture.press(.character("m"))
    #expect(fixture.effects == [.captureMouse(false)])
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.release(.left), 40, 10)
    fixture.wait(3)
    #expect(!fixture.text.contains("the bat"))
  }

  @Test("Scrubbing by key reaches the other side and back")
  func scrubs() {
    var fixture = StudyFixture()
    for _ in 0..<12 { fixture.press(.character("]")) }
    fixture.wait(3)
    #expect(fixture.text.contains("the bat"))
    for _ in 0..<12 { fixture.press(.character("[")) }
    fixture.wait(3)
    #expect(!fixture.text.contains("the bat"))
  }

  @Test("A window resized in the middle of a drag leaves no card stuck")
  func resizeDuringDrag() {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 67, 10)
    fixture.mouse(.drag(.left), 45, 10)
    fixture.send(.input(.resize(CellSize(columns: 100, rows: 30))))
    fixture.wait(8)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(fixture.text.contains("el murciélago"))
  }

  @Test("Without motion a drag of the edge past the middle shows the other side")
  func dragWithoutMotion() {
    var fixture = StudyFixture(motion: .none)
    fixture.mouse(.press(.left), 67, 10)
    fixture.mouse(.drag(.left), 25, 10)
    #expect(cardPanel(fixture)?.transform == .identity)
    fixture.mouse(.release(.left), 25, 10)
    #expect(fixture.text.contains("the bat"))
  }

  @Test("A tilt slides the layers and moves light and shadow; keys tilt too, and a turn lets go")
  func tiltHasLayersAndLight() throws {
    var fixture = StudyFixture()
    fixture.mouse(.press(.left), 40, 10)
    fixture.mouse(.drag(.left), 50, 10)
    let held = try #require(cardPanel(fixture))
    #expect(held.parallax.slide.x > 0)
    #expect(held.shading != nil)
    let shadow = try #require(held.shadow)
    #expect(shadow.x < 1.2)
    fixture.mouse(.release(.left), 50, 10)
    fixture.wait(8)
    fixture.press(.character("L"), .character("K"))
    fixture.wait(2)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(cardPanel(fixture)?.transform != .identity)
    fixture.press(.character(" "))
    fixture.wait(8)
    #expect(fixture.text.contains("the bat"))
  }

  @Test("A card sways when it is left alone only if that is wanted")
  func sways() {
    var fixture = StudyFixture()
    fixture.wait(10)
    #expect(!fixture.model.isMoving(at: fixture.now))
    var swaying = StudyFixture(sways: true)
    swaying.wait(10)
    #expect(swaying.model.isMoving(at: swaying.now))
    #expect(cardPanel(swaying)?.transform != .identity)
  }

  @Test("Below a leaf in the hand lies the next card, with its question up")
  func nextCardBelowLeaf() throws {
    for turns in [false, true] {
      var fixture = StudyFixture()
      if turns {
        fixture.press(.character(" "))
        fixture.wait(3)
      }
      fixture.mouse(.press(.left), 72, 12)
      fixture.mouse(.drag(.left), 30, 12)
      fixture.wait(1)
      let panels = fixture.model.view(at: fixture.now).elements.compactMap { element -> Panel? in
        if case .panel(let panel) = element { panel } else { nil }
      }
      try #require(panels.count == 2)
      #expect(panels[0].front.headline == "la llave" && panels[0].transform == .identity)
      #expect(!fixture.text.contains("the key"))
      fixture.mouse(.drag(.left), 70, 12)
      fixture.wait(1)
      fixture.mouse(.release(.left), 70, 12)
      fixture.wait(4)
      #expect(!fixture.text.contains("la llave"))
    }
  }
}
