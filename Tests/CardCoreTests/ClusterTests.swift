import Testing

@testable import CardCore

@Suite("Letters that form clusters")
struct ClusterTests {
  @Test(
    "No letter and no sign of a word is lost",
    arguments: [
      "हिन्दी", "नमस्ते", "क्षत्रिय", "की", "कि", "น้ำ", "ทำ", "தமிழ்", "ভাষা", "తెలుగు", "മലയാളം",
      "မြန်မာ", "ខ្មែរ", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "naïve", "می‌خواهم",
      "e\u{301}\u{323}",
    ])
  func whole(word: String) {
    #expect(Array(shown(word).unicodeScalars) == Array(word.unicodeScalars))
    let lines = LineBreaker.lines(of: word, width: 40)
    #expect(lines.map { $0.map(\.text).joined() } == [word])
  }

  @Test(
    "Each sign with a width of its own has its cell", arguments: [("कि", 2), ("น้ำ", 2), ("한", 2)])
  func columns(word: String, columns: Int) {
    #expect(DisplayWidth.columns(of: word) == columns)
  }

  @Test("Emoji on whose width terminals disagree keep their base", arguments: ["👩‍🚀", "👍🏽"])
  func emoji(text: String) {
    #expect(DisplayWidth.columns(of: text) <= 2)
    #expect(shown(text).unicodeScalars.count == 1)
  }

  @Test("Flags are told apart by the letters of their countries")
  func flags() {
    #expect(shown("🇩🇪🇩🇰") == "DEDK")
    #expect(DisplayWidth.columns(of: "🇪🇸") == 2)
  }

  @Test("No line ends within stacked consonants")
  func stacks() {
    let lines = LineBreaker.lines(of: "ខ្មែរខ្មែរ", width: 4)
    #expect(lines.allSatisfy { $0.last?.joinsNext == false })
    #expect(lines.flatMap { $0 }.map(\.text).joined() == "ខ្មែរខ្មែរ")
    let burmese = LineBreaker.lines(of: "မြန်မာဘာသာစကား", width: 5)
    #expect(burmese.allSatisfy { $0.first?.isSign == false })
    #expect(burmese.flatMap { $0 }.map(\.text).joined() == "မြန်မာဘာသာစကား")
    let narrow = LineBreaker.lines(of: "က\u{1039}က\u{1039}한", width: 2)
    #expect(narrow.allSatisfy { LineBreaker.columns(of: $0) <= 2 })
  }

  @Test("A character stays together where a line is broken")
  func breaks() {
    let lines = LineBreaker.lines(of: "ककिकि", width: 2)
    #expect(lines.map { $0.map(\.text).joined() } == ["क", "कि", "कि"])
  }

  private func shown(_ text: String) -> String {
    text.flatMap(Glyph.glyphs).map(\.text).joined()
  }
}
