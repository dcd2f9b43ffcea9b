import CardCore
import TestSupport
import Testing

struct EffectCatalogueTests {
  @Test("Every effect has a name of its own, in lower case and hyphens")
  func names() {
    let names = CardEffects.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(name)")
      #expect(CardEffects.named(name)?.name == name)
    }
    #expect(CardEffects.named("no-such-effect") == nil)
  }

  @Test("Every article on card animation is answered", arguments: EffectArticle.allCases)
  func articles(_ article: EffectArticle) {
    #expect(CardEffects.all.contains { $0.article == article })
  }

  @Test("Every effect says in a sentence what can be seen", arguments: EffectCase.all)
  func explanations(_ item: EffectCase) {
    #expect(item.effect.explanation.hasSuffix("."))
    #expect(!item.effect.title.isEmpty)
    #expect((1...200).contains(item.effect.cardCount))
  }

  @Test("Five frames of every effect look as they did", arguments: EffectCase.all)
  func frames(_ item: EffectCase) {
    let stage = EffectStages.stage(columns: 64, rows: 20)
    let frames = [0, 0.25, 0.5, 0.75, 1].map { progress in
      let panels = item.effect.panels(at: progress, on: stage)
      return "--- \(Int(progress * 100)) %\n" + EffectStages.surface(panels, on: stage).text
    }
    expectSnapshot(frames.joined(separator: "\n"), named: "effect-\(item.effect.name)")
  }

  @Test(
    "What has not begun is the card at rest, cell by cell",
    arguments: EffectCase.all.filter {
      !["book-leaf", "deal", "gather", "wall"].contains($0.effect.name)
        && !$0.effect.name.hasPrefix("path-") && !$0.effect.name.hasPrefix("wall-")
    })
  func begins(_ item: EffectCase) {
    let stage = EffectStages.stage(columns: 80, rows: 24)
    let panels = item.effect.panels(at: 0, on: stage)
    #expect(panels.count == 1)
    #expect(
      EffectStages.surface(panels, on: stage)
        == EffectStages.resting(stage.sides(0).front, on: stage))
  }

  @Test(
    "A turn ends with the other side at rest, cell by cell",
    arguments: ["flip-vertical", "flip-horizontal", "flip-diagonal", "accordion"])
  func endsWithBack(_ name: String) throws {
    let stage = EffectStages.stage(columns: 80, rows: 24)
    let effect = try #require(CardEffects.named(name))
    #expect(
      EffectStages.surface(effect.panels(at: 1, on: stage), on: stage)
        == EffectStages.resting(stage.sides(0).back, on: stage))
  }

  @Test(
    "A change of cards ends with the other card at rest, cell by cell",
    arguments: ["door", "push-forward", "push-back", "curl", "flight-again", "flight-easy"])
  func endsWithNext(_ name: String) throws {
    let stage = EffectStages.stage(columns: 80, rows: 24)
    let effect = try #require(CardEffects.named(name))
    let next = stage.sides(name == "push-back" ? -1 : 1).front
    #expect(
      EffectStages.surface(effect.panels(at: 1, on: stage), on: stage)
        == EffectStages.resting(next, on: stage))
  }

  @Test("Push and pop turn opposite ways")
  func opposite() throws {
    let stage = EffectStages.stage(columns: 80, rows: 24)
    let slope = { (name: String) -> Double in
      let panels = try #require(CardEffects.named(name)).panels(at: 0.2, on: stage)
      return try #require(panels.last).transform.m13
    }
    let (push, pop) = (try slope("push-forward"), try slope("push-back"))
    #expect(push < 0 && pop > 0)
    #expect(abs(push + pop) < 1e-12)
  }
}
