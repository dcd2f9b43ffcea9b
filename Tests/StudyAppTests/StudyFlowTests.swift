import CardCore
import DeckStore
import Scheduling
import StudyApp
import Terminal
import Testing

@Suite("Studying")
struct StudyFlowTests {
  @Test("A session shows the first question and not its answer")
  func opens() {
    let fixture = StudyFixture()
    #expect(fixture.text.contains("el murciélago"))
    #expect(fixture.text.contains("/muɾˈsjelaɣo/"))
    #expect(!fixture.text.contains("the bat"))
    #expect(!fixture.text.contains("The bat flies"))
  }

  @Test("Space turns the card over, and the answer comes to rest as plain text")
  func turns() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    #expect(fixture.model.isMoving(at: fixture.now))
    fixture.wait(3)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(fixture.text.contains("the bat"))
    #expect(fixture.text.contains("The bat flies at night."))
    #expect(fixture.text.contains("el murciélago"))
  }

  @Test("Grades are refused until the answer has been seen")
  func refusesBlindGrades() {
    var fixture = StudyFixture()
    fixture.press(.character("1"), .character("2"), .character("3"), .character("4"))
    #expect(fixture.effects.isEmpty)
    #expect(fixture.text.contains("Turn the card over first"))
  }

  @Test(
    "Each grade key records its grade",
    arguments: zip(["1", "2", "3", "4"] as [Character], Grade.allCases))
  func grades(key: Character, grade: Grade) {
    var fixture = StudyFixture()
    fixture.press(.character(" "), .character(key))
    #expect(fixture.grades == [grade])
    fixture.wait(2)
    #expect(fixture.text.contains("la llave"))
  }

  @Test("Space on an open answer grades Good, but not before it can be seen")
  func spaceGradesGood() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.wait(0.05)
    fixture.press(.character(" "))
    #expect(fixture.grades.isEmpty)
    fixture.wait(0.3)
    fixture.press(.character(" "))
    #expect(fixture.grades == [.good])
  }

  @Test("Keys act at once while everything still moves")
  func keysActDuringAnimations() {
    var fixture = StudyFixture()
    // All within one moment: turn, grade, turn, grade, turn, grade.
    for _ in 0..<3 { fixture.press(.character(" "), .character("4")) }
    #expect(fixture.grades == [.easy, .easy, .easy])
  }

  @Test("The next card's answer shows in no frame before it is asked for")
  func nextAnswerNeverFlashes() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.wait(1)
    fixture.press(.character("3"))
    for _ in 0..<240 {
      fixture.wait(1.0 / 120)
      let panels = fixture.model.view(at: fixture.now).elements.compactMap { element -> Panel? in
        if case .panel(let panel) = element { panel } else { nil }
      }
      for panel in panels {
        let names = "\(panel.front.headline)\(panel.back?.headline ?? "")"
        guard names.contains("the key") else { continue }
        #expect(panel.transform.determinant > 0)
        #expect(panel.front.headline == "la llave")
      }
      #expect(!fixture.text.contains("the key"))
    }
  }

  @Test("Nothing moves on while a grade cannot be kept")
  func keepsCardWhenStoreFails() {
    var fixture = StudyFixture()
    fixture.storeWorks = false
    fixture.press(.character(" "))
    fixture.wait(2)
    fixture.press(.character("3"))
    fixture.wait(2)
    #expect(fixture.text.contains("The disk is full."))
    #expect(fixture.text.contains("the bat"))
    fixture.storeWorks = true
    fixture.press(.character("3"))
    fixture.wait(2)
    #expect(fixture.text.contains("la llave"))
    #expect(fixture.grades == [.good, .good])
  }

  @Test("Leaving early shows what was done, and undo works from there")
  func endsEarly() {
    var fixture = StudyFixture()
    fixture.press(.character(" "), .character("4"), .character("q"))
    #expect(fixture.text.contains("1 answer so far."))
    #expect(fixture.text.contains("Still to do today: 2"))
    fixture.press(.character("u"))
    fixture.wait(2)
    #expect(fixture.text.contains("the bat"))
  }

  @Test("After the last card the summary tells when to come back")
  func endsAfterLastCard() {
    var fixture = StudyFixture()
    for _ in 0..<3 { fixture.press(.character(" "), .character("4")) }
    fixture.wait(2)
    #expect(fixture.text.contains("Done: 3 answers."))
    #expect(fixture.text.contains("Come back in"))
    fixture.press(.enter)
    #expect(fixture.effects.last == .quit(signal: nil))
  }

  @Test("A card put aside comes again after the others")
  func putsAside() {
    var fixture = StudyFixture()
    fixture.press(.character("s"))
    fixture.wait(2)
    #expect(fixture.text.contains("la llave"))
    fixture.press(.character(" "), .character("4"), .character(" "), .character("4"))
    fixture.wait(2)
    #expect(fixture.text.contains("el murciélago"))
    #expect(fixture.grades == [.easy, .easy])
  }

  @Test("The hint shows on request")
  func showsHint() {
    var fixture = StudyFixture()
    #expect(!fixture.text.contains("it sleeps upside down"))
    fixture.press(.character("h"))
    #expect(fixture.text.contains("it sleeps upside down"))
  }

  @Test("The reading of Chinese characters is part of the answer")
  func hidesReadingOfCharacters() {
    var fixture = StudyFixture(cards: [StudyFixture.cards[2]])
    #expect(!fixture.text.contains("としょかん"))
    fixture.press(.character(" "))
    fixture.wait(3)
    #expect(fixture.text.contains("としょかん"))
  }

  @Test("Pasted text grades nothing")
  func ignoresPaste() {
    var fixture = StudyFixture()
    fixture.press(.character(" "))
    fixture.send(.input(.paste("1234 ")))
    #expect(fixture.grades.isEmpty)
  }

  @Test("Control-C leaves from every screen, also from the help")
  func controlCLeaves() {
    var fixture = StudyFixture()
    fixture.press(.character("?"), .control("c"))
    #expect(fixture.effects == [.quit(signal: nil)])
  }

  @Test("Escape and q lead out of every screen")
  func keysLeadOut() {
    for key in [Key.escape, .character("q")] {
      var fixture = StudyFixture()
      fixture.press(key, key)
      #expect(fixture.effects == [.quit(signal: nil)])
    }
  }

  @Test("The time of an answer counts from when the card came, and is capped")
  func measuresAnswerTime() {
    var fixture = StudyFixture()
    fixture.press(.character(" "), .character("4"))
    fixture.wait(5)
    fixture.press(.character(" "), .character("4"))
    fixture.wait(5000)
    fixture.press(.character(" "), .character("4"))
    let times = fixture.effects.compactMap { effect -> Int? in
      if case .record(let review) = effect { review.answerMilliseconds } else { nil }
    }
    #expect(times == [2000, 5000, 60_000])
  }

  @Test("Every face stays reachable without motion", arguments: [MotionSetting.reduced, .none])
  func worksWithoutMotion(setting: MotionSetting) {
    var fixture = StudyFixture(motion: setting)
    fixture.press(.character(" "))
    let turned = fixture.model.view(at: fixture.now).elements.contains { element in
      if case .panel(let panel) = element { abs(panel.transform.m13) > 1e-9 } else { false }
    }
    #expect(!turned)
    fixture.wait(0.21)
    #expect(!fixture.model.isMoving(at: fixture.now))
    #expect(fixture.text.contains("the bat"))
    fixture.press(.character("3"))
    fixture.wait(0.1)
    #expect(fixture.text.contains("la llave"))
    #expect(!fixture.model.isMoving(at: fixture.now))
  }

  @Test("All of a long text is reached by scrolling, however the screen breaks its lines")
  func scrollsToTheEnd() {
    let words = (1...200).map { "w\($0)" }.joined(separator: " ")
    var fixture = StudyFixture(
      cards: [Card(front: "long", back: ["end"], example: Card.Example(front: words))],
      size: CellSize(columns: 40, rows: 12))
    fixture.model.useTextSetting(FiveWordsSetting())
    var renderer = Renderer()
    renderer.setting = FiveWordsSetting()
    for _ in 0..<200 { fixture.press(.down) }
    let text = renderer.render(fixture.model.view(at: fixture.now)).text
    #expect(text.contains("w200"))
  }

  @Test("A new study day makes the limits whole again and asks due cards in the same session")
  func turnsToNextDay() {
    var fixture = StudyFixture()
    for _ in 0..<3 { fixture.press(.character(" "), .character("4")) }
    #expect(fixture.text.contains("Done: 3 answers."))
    // Easy cards come back after days; ten days later the open summary offers them.
    fixture.wait(10 * 86_400)
    #expect(fixture.text.contains("Still to do today: 3"))
    fixture.press(.character("c"))
    fixture.wait(2)
    #expect(fixture.model.secondsUntilChange(at: fixture.now) <= 86_400)
    fixture.press(.character(" "), .character("3"))
    #expect(fixture.grades.count == 4)
  }
}

/// A setting in which lines may end after every fifth word only, so that there are more of them.
private struct FiveWordsSetting: TextSetting {
  func breakOpportunities(in text: String) -> [Bool]? {
    var words = 0
    var before: Character = "a"
    return text.map { character in
      defer { before = character }
      guard before == " " else { return false }
      words += 1
      return words.isMultiple(of: 5)
    }
  }

  func visualOrder(of line: [Glyph], inParagraph paragraph: String) -> [Glyph] { line }
}
