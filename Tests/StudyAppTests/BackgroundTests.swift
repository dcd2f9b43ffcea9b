import CardCore
import StudyApp
import Terminal
import Testing

@Suite("The terminal's background")
struct BackgroundTests {
  @Test("A choice follows it, unless it is fixed")
  func choice() {
    #expect(ThemeChoice.automatic.theme(onBackground: nil) == .dark)
    #expect(ThemeChoice.automatic.theme(onBackground: Color(hex: 0x1E1E1E)) == .dark)
    #expect(ThemeChoice.automatic.theme(onBackground: Color(hex: 0xFDF6E3)) == .light)
    #expect(ThemeChoice.fixed(.colorblind).theme(onBackground: .white) == .colorblind)
    #expect(ThemeChoice(named: "auto") == .automatic)
    #expect(ThemeChoice.names.allSatisfy { ThemeChoice(named: $0)?.name == $0 })
    #expect(ThemeChoice(named: "no such theme") == nil)
  }

  @Test("The colours change and nothing else", arguments: [0.0, 0.15, 2.0])
  func switches(seconds: Double) {
    var dark = StudyFixture(followsBackground: true)
    var light = StudyFixture(theme: .light)
    for place in 0..<2 {
      for _ in 0..<2 {
        dark.press(.character(" "))
        light.press(.character(" "))
        dark.wait(place == 0 ? 2 : 0.1)
        light.wait(place == 0 ? 2 : 0.1)
      }
    }
    dark.wait(seconds)
    light.wait(seconds)
    #expect(dark.model.view(at: dark.now) != light.model.view(at: light.now))
    dark.send(.input(.background(.white)))
    #expect(dark.model.view(at: dark.now) == light.model.view(at: light.now))
    #expect(dark.grades == light.grades)
    dark.send(.input(.background(.black)))
    #expect(dark.model.context.theme == .dark)
  }

  @Test("A deck that lies below the wall changes its colours too")
  func below() {
    var dark = StudyFixture(followsBackground: true, purpose: .browse)
    var light = StudyFixture(theme: .light, purpose: .browse)
    dark.press(.character("g"))
    light.press(.character("g"))
    dark.send(.input(.background(.white)))
    #expect(dark.model.view(at: dark.now) == light.model.view(at: light.now))
    dark.press(.character("q"))
    light.press(.character("q"))
    #expect(dark.model.view(at: dark.now) == light.model.view(at: light.now))
  }

  @Test("Colours that a person has chosen stay")
  func fixed() {
    var fixture = StudyFixture()
    fixture.send(.input(.background(.white)))
    #expect(fixture.model.context.theme == .dark)
    #expect(fixture.model.context.capabilities.background == .white)
  }
}
