internal import CardCore

/// How strongly a card is remembered, as a colour of paper.
enum MemoryStrength {
  /// The paper of a card that was never studied.
  static let unknown = Color(hex: 0xB4BAC3)
  /// The paper of a card about to be forgotten.
  static let weak = Color(hex: 0xF6C48A)
  /// The paper of a card that is remembered for certain.
  static let strong = Color(hex: 0x9ED3F2)

  /// The colour for a chance of remembering in a week, 0...1; orange to blue, told apart by
  /// everyone.
  ///
  /// A chance of 70 % or less counts as weak.
  static func color(retrievability: Double?) -> Color {
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
