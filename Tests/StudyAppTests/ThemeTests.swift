import CardCore
import StudyApp
import Testing

@Suite("Themes")
struct ThemeTests {
  /// The contrast of two colours as WCAG 2.2 defines it, 1...21.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    func channel(_ value: UInt8) -> Double {
      let c = Double(value) / 255
      return c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: Color) -> Double {
      0.2126 * channel(color.red) + 0.7152 * channel(color.green) + 0.0722 * channel(color.blue)
    }
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// x^2.4 by the fifth root of x^12, without a mathematics library.
  private func power(_ base: Double, _: Double) -> Double {
    var root = 1.0
    let target = base * base * base * base * base * base * base * base * base * base * base * base
    for _ in 0..<200 { root = (4 * root + target / (root * root * root * root)) / 5 }
    return root
  }

  @Test("Text on paper has a contrast of at least 7 to 1", arguments: Theme.all)
  func inkOnPaper(theme: Theme) {
    for paper in [theme.front, theme.back] {
      #expect(contrast(paper.ink, paper.color) >= 7)
      #expect(contrast(paper.accent, paper.color) >= 4.5)
    }
    #expect(contrast(theme.text, theme.table) >= 7)
    #expect(contrast(theme.text, theme.selection) >= 7)
    let memory = theme.memory
    for paper in [memory.unknown, memory.weak, memory.strong, memory.chosen.color] {
      #expect(contrast(memory.ink, paper) >= 7)
      #expect(contrast(memory.chosen.ink, paper) >= 7)
    }
  }

  @Test("Hints, grades and warnings have a contrast of at least 4.5 to 1", arguments: Theme.all)
  func hints(theme: Theme) {
    for color in theme.grades + [theme.hint, theme.accent, theme.warning] {
      #expect(contrast(color, theme.table) >= 4.5)
      #expect(contrast(color, theme.selection) >= 4.5)
    }
  }

  @Test("A theme is found by its name")
  func names() {
    #expect(Theme.all.allSatisfy { Theme.named($0.name) == $0 })
    #expect(Theme.named("no such theme") == nil)
  }
}
