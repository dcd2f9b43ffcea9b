import CardCore
import StudyApp
import Testing

@Suite("Colours for everyone")
struct ColorVisionTests {
  @Test("The simulation keeps white and tells black from it", arguments: ColorVision.allCases)
  func neutral(vision: ColorVision) {
    #expect(abs(vision.difference(.white, .black) - 100) < 0.5)
    // The deficiency is there: a pair of the confusion line comes close together.
    let pairs: [ColorVision: (UInt32, UInt32)] = [
      .protan: (0xFF7B72, 0x7D8C5A), .deutan: (0xFF7B72, 0xBFA060), .tritan: (0x7EE787, 0x8ADDF0),
    ]
    guard let (first, second) = pairs[vision] else { return }
    let (left, right) = (Color(hex: first), Color(hex: second))
    #expect(vision.difference(left, right) < 0.75 * ColorVision.full.difference(left, right))
  }

  @Test("Grades, papers and strengths are told apart by everyone", arguments: ColorVision.allCases)
  func isSafe(vision: ColorVision) {
    let theme = Theme.colorblind
    #expect(vision.leastDifference(theme.grades) >= 25)
    #expect(vision.difference(theme.front.color, theme.back.color) >= 20)
    let memory = theme.memory
    #expect(
      vision.leastDifference([memory.unknown, memory.weak, memory.strong, memory.chosen.color])
        >= 15)
    #expect(vision.leastDifference([theme.accent, theme.grades[1], theme.warning]) >= 25)
  }

  @Test("Grades of other themes are not, so the test can fail")
  func othersAreNot() {
    #expect(ColorVision.deutan.leastDifference(Theme.dark.grades) < 15)
  }
}
