public import CardCore

/// The colours of the whole program.
public struct Theme: Hashable, Sendable {
  /// The name by which a person chooses the theme.
  public var name: String
  /// The table that the cards lie on.
  public var table: Color
  /// Text on the table.
  public var text: Color
  /// Quiet text on the table: hints, counts.
  public var hint: Color
  /// What is chosen or done: bars, selection.
  public var accent: Color
  /// Behind the chosen row of a list.
  public var selection: Color
  /// What went wrong.
  public var warning: Color
  /// The colours of the four grades, from Again to Easy.
  public var grades: [Color]
  /// The front of a card.
  public var front: Paper
  /// The back of a card.
  public var back: Paper
  /// How dark the shadow under a card is, 0...1.
  public var shadowOpacity: Double

  /// Warm paper on a dark table: the default.
  public static let dark = Theme(
    name: "dark", table: Color(hex: 0x0F1218), text: Color(hex: 0xE8EAED),
    hint: Color(hex: 0x9AA3AF),
    accent: Color(hex: 0x6CB2FF), selection: Color(hex: 0x1F2A3A), warning: Color(hex: 0xFFB454),
    grades: [
      Color(hex: 0xFF7B72), Color(hex: 0xFFB454), Color(hex: 0x7EE787), Color(hex: 0x6CB2FF),
    ],
    front: Paper(
      color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x221E1A), accent: Color(hex: 0x7A4A21),
      rule: Color(hex: 0xBC9268)),
    back: Paper(
      color: Color(hex: 0xDAE7F3), ink: Color(hex: 0x14202E), accent: Color(hex: 0x1F4E86),
      rule: Color(hex: 0x6C98C4)),
    shadowOpacity: 0.6)

  /// White paper on a pale table, for bright rooms.
  public static let light = Theme(
    name: "light", table: Color(hex: 0xD9DCE1), text: Color(hex: 0x15181D),
    hint: Color(hex: 0x4A525E),
    accent: Color(hex: 0x0B57A4), selection: Color(hex: 0xC8D3E2), warning: Color(hex: 0x7A4100),
    grades: [
      Color(hex: 0xA4161A), Color(hex: 0x7A4100), Color(hex: 0x0B5D2A), Color(hex: 0x0B57A4),
    ],
    front: Paper(
      color: Color(hex: 0xFFFDF7), ink: Color(hex: 0x1B1815), accent: Color(hex: 0x6E3F18),
      rule: Color(hex: 0xC9A27B)),
    back: Paper(
      color: Color(hex: 0xEAF3FC), ink: Color(hex: 0x101B28), accent: Color(hex: 0x1A4675),
      rule: Color(hex: 0x7FA6CC)),
    shadowOpacity: 0.35)

  /// Black on white on black, with nothing in between.
  public static let highContrast = Theme(
    name: "high-contrast", table: .black, text: .white, hint: Color(hex: 0xD0D0D0),
    accent: Color(hex: 0xFFD60A), selection: Color(hex: 0x003A70), warning: Color(hex: 0xFFD60A),
    grades: [
      Color(hex: 0xFF9E9E), Color(hex: 0xFFD60A), Color(hex: 0x8CFF9E), Color(hex: 0x9ED0FF),
    ],
    front: Paper(color: .white, ink: .black, accent: .black, rule: .black),
    back: Paper(color: Color(hex: 0xFFF7CC), ink: .black, accent: .black, rule: .black),
    shadowOpacity: 0)

  /// Every theme, the default first.
  public static let all = [dark, light, highContrast]

  /// The theme of a name, or nil when there is none.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}
