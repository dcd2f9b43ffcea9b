/// The colours of a panel in this frame's light.
struct PanelInks {
  /// The paper.
  let paper: Color
  /// The rule; the paper's colour without one.
  let rule: Color
  /// The headline and the examples.
  let ink: Color
  /// Quieter text.
  let accent: Color
  /// The light on the panel, in steps.
  let shade: Float
  /// The light on the ink.
  let inkShade: Float

  /// The steps of light from black to the colours at rest; with those above, at most twelve.
  private static let shadeSteps: Float = 9

  /// Shades a paper.
  ///
  /// - Parameters:
  ///   - paper: The colours at rest.
  ///   - shade: The light; taken as 1 when it is not a number.
  ///   - light: More light, or less, in a part of the panel. What is above 1 lights the paper
  ///     alone, so that a glare leaves text as dark as it is.
  init(_ paper: Paper, shade: Double, light: Double = 1) {
    let even = shade.isNaN ? 1 : Float(min(max(shade, 0), 1.25))
    self.shade = (even * Self.shadeSteps).rounded() / Self.shadeSteps
    inkShade = self.shade * Float(min(light, 1))
    // More light makes the paper whiter, not more colourful.
    let glare = Float((light - 1).clamped(to: 0...1)) * 2
    self.paper = LinearLight.blend(
      LinearLight.color(paper.color, shaded: inkShade), .white, share: glare)
    rule = LinearLight.blend(
      LinearLight.color(paper.rule ?? paper.color, shaded: inkShade), .white, share: glare / 2)
    ink = LinearLight.color(paper.ink, shaded: inkShade)
    accent = LinearLight.color(paper.accent, shaded: inkShade)
  }

  /// The colour of a line of text that shows only in part.
  func color(of line: PlacedLine, opacity: Float) -> Color {
    let color =
      switch line.kind {
      case .headline, .running(.example): ink
      case .running, .more: accent
      }
    return LinearLight.blend(paper, color, share: opacity)
  }
}
