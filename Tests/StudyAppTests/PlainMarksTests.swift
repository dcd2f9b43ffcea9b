import CardCore
import DeckStore
import StudyApp
import Terminal
import Testing

@Suite("A terminal that is sent ASCII")
struct PlainMarksTests {
  @Test(
    "shows every screen in it, in the same places",
    arguments: [DeckPurpose.study, .browse, .wall], [false, true])
  func screens(purpose: DeckPurpose, showsHelp: Bool) {
    let cards = [Card(front: "one", back: ["eins"]), Card(front: "two", back: ["zwei"])]
    var plain = StudyFixture(cards: cards, symbols: .ascii, purpose: purpose)
    var full = StudyFixture(cards: cards, purpose: purpose)
    if showsHelp {
      plain.press(.character("?"))
      full.press(.character("?"))
    }
    let strange = plain.text(symbols: .ascii).unicodeScalars.filter { !$0.isASCII }
    #expect(strange.isEmpty)
    #expect(full.text.unicodeScalars.contains { !$0.isASCII })
  }

  @Test("keeps the letters of every language")
  func letters() {
    let fixture = StudyFixture(
      cards: [Card(front: "año · 図書館", back: ["b"])], symbols: .ascii)
    #expect(fixture.text(symbols: .ascii).contains("año · 図書館"))
  }
}
