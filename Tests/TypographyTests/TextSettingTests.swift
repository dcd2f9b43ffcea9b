import CardCore
import Testing

@testable import Typography

@Suite("The terminal's characters, set by Unicode's rules")
struct TextSettingTests {
  private func visual(_ text: String) -> String {
    PangoTextSetting(reorders: true)
      .visualOrder(of: text.compactMap(Glyph.init), inParagraph: text).map(\.text).joined()
  }

  @Test(
    "Lines are put in visual order",
    arguments: [
      ("left to right", "left to right"), ("שלום", "םולש"),
      ("hello שלום עולם!", "hello םלוע םולש!"),
      ("שלום (abc) 12", "12 (abc) םולש"), ("", ""), ("漢字", "漢字"),
    ])
  func order(text: String, seen: String) {
    #expect(visual(text) == seen)
  }

  @Test("Brackets are turned round, and letters are not joined")
  func brackets() {
    #expect(visual("א(ב)") == "(ב)א")
    #expect(visual("بل") == "لب")
    #expect(visual("لا") == "ال")
  }

  @Test("Marks stay with their letters")
  func marks() {
    #expect(visual("שָׁלוֹם") == "םוֹלשָׁ")
    #expect(visual("مَكْتَب") == "بتَكْمَ")
  }

  @Test("The side of a paragraph holds for each of its lines")
  func paragraph() {
    let line = "abc שלום".compactMap(Glyph.init)
    let setting = PangoTextSetting(reorders: true)
    let inHebrew = setting.visualOrder(of: line, inParagraph: "שלום abc שלום")
    #expect(inHebrew.map(\.text).joined() == "םולש abc")
  }

  @Test("A terminal that reorders by itself is left to it")
  func left() {
    let line = "שלום".compactMap(Glyph.init)
    #expect(PangoTextSetting(reorders: false).visualOrder(of: line, inParagraph: "שלום") == line)
  }

  @Test(
    "Terminals that reorder are known by their variables",
    arguments: [
      ([:], true), (["VTE_VERSION": "5601"], true), (["VTE_VERSION": "7200"], false),
      (["KONSOLE_VERSION": "220401"], false), (["TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM_PROGRAM": "WezTerm", "VTE_VERSION": "new"], true),
    ])
  func terminals(variables: [String: String], reorders: Bool) {
    #expect(PangoTextSetting(variable: { variables[$0] }).reorders == reorders)
  }

  @Test(
    "Lines end where Unicode allows it",
    arguments: [
      ("don’t go", "don’t |go"), ("10\u{A0}km weit", "10\u{A0}km |weit"),
      ("東京。はい", "東|京。|は|い"), ("é/è – ü", "é/|è |– |ü"), ("«¿qué?»", "«¿qué?»"),
    ])
  func breaks(text: String, marked: String) throws {
    let breaks = try #require(PangoTextSetting(reorders: false).breakOpportunities(in: text))
    #expect(zip(text, breaks).map { ($1 ? "|" : "") + String($0) }.joined() == marked)
  }

  @Test("Plain ASCII and very long texts do without")
  func without() {
    let setting = PangoTextSetting(reorders: false)
    #expect(setting.breakOpportunities(in: "plain") == nil)
    #expect(setting.breakOpportunities(in: String(repeating: "ä", count: 32_768)) == nil)
  }

  @Test("Cards are laid out by the setting")
  func layout() {
    let face = Face(
      headline: "", lines: [FaceLine("שלום 10\u{A0}km", role: .example)], paper: .blank)
    let size = CellSize(columns: 9, rows: 5)
    let plain = FaceLayout(face, size: size).lines.map(\.text)
    let set = FaceLayout(face, size: size, setting: PangoTextSetting(reorders: true)).lines.map(
      \.text)
    #expect(plain == ["שלום 10", "km"])
    #expect(set == ["םולש", "10 km"])
  }
}
