import TestSupport
import Testing

@testable import DeckStore

@Suite("Texts on their way to a terminal")
struct DisplayTextTests {
  /// A text, and what is shown of it.
  static let shown: [(text: String, shown: String)] = [
    ("", ""),
    ("plain ~", "plain ~"),
    ("El murciélago — «¿Qué?» €", "El murciélago — «¿Qué?» €"),
    ("שָׁלוֹם مَكْتَبَةٌ", "שָׁלוֹם مَكْتَبَةٌ"),
    ("日本語 한국어 ไทย हिन्दी", "日本語 한국어 ไทย हिन्दी"),
    ("\u{1B}[2J\u{1B}]0;x\u{07}", "␛[2J␛]0;x␇"),
    ("a\u{00}b\u{08}c\u{0B}d\u{0E}e\u{7F}", "a␀b␈c␋d␎e␡"),
    ("a\u{9B}2Jb\u{90}", "a<009B>2Jb<0090>"),
    ("a\tb\nc\r\nd\re\u{85}f\u{2028}g\u{2029}h", "a b c d e f g h"),
    ("a\u{202E}b\u{202C}c\u{2066}d\u{2069}", "a<202E>b<202C>c<2066>d<2069>"),
    ("a\u{200E}b\u{200F}c\u{061C}d", "abcd"),
    ("a\u{200B}b\u{FEFF}c\u{AD}d\u{2060}e\u{034F}f", "abcdef"),
    ("a\u{E0001}\u{E0041}\u{E007F}b\u{E0100}c", "abc"),
    ("a\u{E000}b\u{F8FF}c\u{F0000}d", "a<E000>b<F8FF>c<F0000>d"),
    ("a\(scalar(0xFDD0))b\(scalar(0xFFFF))c\(scalar(0x10FFFF))", "a<FDD0>b<FFFF>c<10FFFF>"),
    ("a\u{0378}b", "a<0378>b"),
    ("a\u{200D}b \u{200D}c\u{200D}", "ab c"),
    ("a\u{FE0F}b\u{FE0E}c\u{FE00}", "abc"),
    (
      "👩\u{200D}🚀 🏳\u{FE0F}\u{200D}🌈 👍🏽 🇪🇸 1\u{FE0F}\u{20E3} ❤\u{FE0F}",
      "👩\u{200D}🚀 🏳\u{FE0F}\u{200D}🌈 👍🏽 🇪🇸 1\u{FE0F}\u{20E3} ❤\u{FE0F}"
    ),
    ("👩\u{200D}", "👩"),
    ("1\u{FE0F}2", "12"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("\u{200C}می\u{200C}", "می"),
    ("a \u{200C}\u{200C}b", "a b"),
    ("ක්\u{200D}ෂ", "ක්\u{200D}ෂ"),
    ("\u{301}a", "◌\u{301}a"),
    ("a \u{301}", "a ◌\u{301}"),
    ("가\u{1100}\u{1161}", "가\u{1100}\u{1161}"),
  ]

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "?"
  }

  @Test("A text is shown as it is, but for what could harm or hide", arguments: shown)
  func showsText(_ text: (text: String, shown: String)) {
    expectSame(DisplayText.sanitized(text.text), text.shown)
  }

  @Test("Line breaks stay when they are asked for, each as one")
  func keepsLineBreaks() {
    expectSame(
      DisplayText.sanitized("a\nb\r\nc\rd\u{2029}e\n\n\tf", keepsLineBreaks: true),
      "a\nb\nc\nd\ne\n\n f")
  }

  @Test("Marks are capped at eight a base, invisible characters between them or not")
  func capsMarks() {
    let zalgo = String(repeating: "\u{316}\u{200D}\u{301}\u{FE0F}", count: 1_000)
    let kept = String(repeating: "\u{316}\u{301}", count: 4)
    expectSame(DisplayText.sanitized("e\(zalgo)x\u{301}"), "e\(kept)x\u{301}")
    let jamo = String(repeating: "\u{1161}", count: 100)
    #expect(DisplayText.sanitized("\u{1100}" + jamo).unicodeScalars.count == 9)
  }

  @Test("Joiners are capped, so that no emoji is endless")
  func capsJoiners() {
    let chain = String(repeating: "👩\u{200D}", count: 1_000) + "👩"
    let longest = DisplayText.sanitized(chain).map { $0.unicodeScalars.count }.max() ?? 0
    #expect(longest <= 2 * DisplayText.maximumJoiners + 1)
  }

  @Test("No scalar of Unicode gets through that must not, whatever stands before it")
  func forbidsScalars() {
    for block in 0..<(0x110000 / 0x1000) {
      var text = String.UnicodeScalarView()
      for value in UInt32(block * 0x1000)..<UInt32(block * 0x1000 + 0x1000) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        text.append(contentsOf: ["a", scalar, "👩", scalar])
      }
      let bad = DisplayText.sanitized(String(text)).unicodeScalars.filter(Self.isForbidden)
      #expect(Array(bad) == [])
    }
  }

  @Test("Random texts come out clean, and the same when they go through again")
  func isCleanAndIdempotent() {
    let troublesome: [Unicode.Scalar] = [
      "\u{1B}", "\n", "\r", "\t", "\u{9B}", "\u{202E}", "\u{200D}", "\u{200C}", "\u{FE0F}",
      "\u{20E3}", "\u{301}", "\u{316}", "👩", "🚀", "❤", "🏽", "1", "a", "ی", "क", "\u{94D}",
      "\u{E0041}",
      "\u{1161}", "\u{1100}", " ", "\u{200B}", "\u{E000}", "🇪",
    ]
    var generator = SeededGenerator(seed: 57)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
        let random = generator.next() % 4 == 0 ? Unicode.Scalar(value) : nil
        text.unicodeScalars.append(random ?? troublesome.randomElement(using: &generator) ?? "a")
      }
      let keepsLineBreaks = Bool.random(using: &generator)
      let once = DisplayText.sanitized(text, keepsLineBreaks: keepsLineBreaks)
      let twice = DisplayText.sanitized(once, keepsLineBreaks: keepsLineBreaks)
      guard twice.unicodeScalars.elementsEqual(once.unicodeScalars),
        !once.unicodeScalars.contains(where: {
          Self.isForbidden($0) && !(keepsLineBreaks && $0 == "\n")
        })
      else {
        Issue.record("\(text.debugDescription) becomes \(once.debugDescription)")
        return
      }
    }
  }

  @Test("A million marks take no longer than as many letters")
  func isLinear() {
    let marks = String(repeating: "\u{316}\u{301}", count: 500_000)
    let start = ContinuousClock.now
    #expect(DisplayText.sanitized("e" + marks).unicodeScalars.count == 9)
    // Ordering that many marks, as comparing texts does, would take minutes.
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// What must never reach a terminal, written anew from the rules and not from the code.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE0FFF, 0xF0000...0x10FFFF:
      true
    default:
      scalar.value & 0xFFFE == 0xFFFE
        || [.control, .unassigned, .privateUse].contains(scalar.properties.generalCategory)
    }
  }

  /// Compares scalar by scalar: Swift's own equality does not see how a text is composed.
  private func expectSame(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Array(text.unicodeScalars) == Array(expected.unicodeScalars),
      sourceLocation: sourceLocation)
  }
}
