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
  /// The light, in steps.
  let shade: Float

  /// The steps of light from black to the colours at rest; with those above, at most twelve.
  private static let shadeSteps: Float = 9

  /// Shades a paper.
  ///
  /// - Parameters:
  ///   - paper: The colours at rest.
  ///   - shade: The light; taken as 1 when it is not a number.
  init(_ paper: Paper, shade: Double) {
    let light = shade.isNaN ? 1 : Float(min(max(shade, 0), 1.25))
    self.shade = (light * Self.shadeSteps).rounded() / Self.shadeSteps
    self.paper = LinearLight.color(paper.color, shaded: self.shade)
    rule = LinearLight.color(paper.rule ?? paper.color, shaded: self.shade)
    ink = LinearLight.color(paper.ink, shaded: self.shade)
    accent = LinearLight.color(paper.accent, shaded: self.shade)
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
