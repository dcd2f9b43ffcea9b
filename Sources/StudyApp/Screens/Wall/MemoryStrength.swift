public import CardCore

/// How strongly a card is remembered, as a colour of paper.
public struct MemoryStrength: Hashable, Sendable {
  /// The paper of a card that was never studied.
  public var unknown: Color
  /// The paper of a card about to be forgotten.
  public var weak: Color
  /// The paper of a card that is remembered for certain.
  public var strong: Color
  /// The text on each of them.
  public var ink: Color
  /// The chosen card.
  public var chosen: Paper

  /// Quiet colours, from orange to blue.
  static let quiet = MemoryStrength(
    unknown: Color(hex: 0xB4BAC3), weak: Color(hex: 0xF6C48A), strong: Color(hex: 0x9ED3F2),
    ink: Color(hex: 0x14181E), chosen: .chosen)

  /// Full colours, from orange to blue.
  static let vivid = MemoryStrength(
    unknown: Color(hex: 0xC9CDD3), weak: Color(hex: 0xEFA04A), strong: Color(hex: 0x7FB7EC),
    ink: Color(hex: 0x0A0D11), chosen: .chosen)

  /// The colour for a chance of remembering in a week, 0...1.
  ///
  /// A chance of 70 % or less counts as weak.
  func color(retrievability: Double?) -> Color {
    guard let retrievability, retrievability.isFinite else { return unknown }
    let share = min(1, max(0, (retrievability - 0.7) / 0.3))
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    // Few steps keep the colours of a whole wall few.
    return Color(
      red: mix(weak.red, strong.red) & 0xF8, green: mix(weak.green, strong.green) & 0xF8,
      blue: mix(weak.blue, strong.blue) & 0xF8)
  }
}

extension Paper {
  /// White with a blue border.
  fileprivate static let chosen = Paper(
    color: .white, ink: Color(hex: 0x14181E), accent: Color(hex: 0x14181E),
    rule: Color(hex: 0x0B57A4))
}
