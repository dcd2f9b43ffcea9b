/// The colours of one side of a card.
public struct Paper: Hashable, Sendable {
  /// The paper itself.
  public var color: Color
  /// The headline and the examples.
  public var ink: Color
  /// Readings and other quieter text.
  public var accent: Color
  /// The rule around the text; nil draws none.
  public var rule: Color?
  /// How uneven the tone of resting paper is, as a share of its light; 0 is none.
  public var grain: Double

  /// Creates the colours of a side.
  public init(color: Color, ink: Color, accent: Color, rule: Color?, grain: Double = 0) {
    self.color = color
    self.ink = ink
    self.accent = accent
    self.rule = rule
    self.grain = grain
  }

  /// Plain white without a rule, for measuring silhouettes.
  public static let blank = Paper(color: .white, ink: .black, accent: .black, rule: nil)
}
