internal import CardCore

extension Theme {
  /// How uneven the tone of paper is: just enough to be felt.
  private static let paperGrain = 0.013

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
      rule: Color(hex: 0xBC9268), grain: paperGrain),
    back: Paper(
      color: Color(hex: 0xDAE7F3), ink: Color(hex: 0x14202E), accent: Color(hex: 0x1F4E86),
      rule: Color(hex: 0x6C98C4), grain: paperGrain),
    shadowOpacity: 0.6, memory: .quiet)

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
      rule: Color(hex: 0xC9A27B), grain: paperGrain),
    back: Paper(
      color: Color(hex: 0xEAF3FC), ink: Color(hex: 0x101B28), accent: Color(hex: 0x1A4675),
      rule: Color(hex: 0x7FA6CC), grain: paperGrain),
    shadowOpacity: 0.35, memory: .quiet)

  /// Black on white on black, with nothing in between.
  public static let highContrast = Theme(
    name: "high-contrast", table: .black, text: .white, hint: Color(hex: 0xD0D0D0),
    accent: Color(hex: 0xFFD60A), selection: Color(hex: 0x003A70), warning: Color(hex: 0xFFD60A),
    grades: [
      Color(hex: 0xFF9E9E), Color(hex: 0xFFD60A), Color(hex: 0x8CFF9E), Color(hex: 0x9ED0FF),
    ],
    front: Paper(color: .white, ink: .black, accent: .black, rule: .black),
    back: Paper(color: Color(hex: 0xFFF7CC), ink: .black, accent: .black, rule: .black),
    shadowOpacity: 0, memory: .vivid)

  /// Orange to blue, and light beside dark: told apart without red, without green, and without blue.
  ///
  /// Orange and blue stay different to people who see no red or no green; neighbours differ in
  /// lightness too, for people who see no blue.
  public static let colorblind = Theme(
    name: "colorblind", table: Color(hex: 0x10141B), text: Color(hex: 0xECEEF1),
    hint: Color(hex: 0xA3ACB8),
    accent: Color(hex: 0x5A9CF8), selection: Color(hex: 0x1B2B40), warning: Color(hex: 0xF07A2E),
    grades: [
      Color(hex: 0xF07A2E), Color(hex: 0xFFE08A), Color(hex: 0xC4E0FF), Color(hex: 0x5A9CF8),
    ],
    front: Paper(
      color: Color(hex: 0xFFEBCB), ink: Color(hex: 0x241A0E), accent: Color(hex: 0x6B3A00),
      rule: Color(hex: 0xC77A2B), grain: paperGrain),
    back: Paper(
      color: Color(hex: 0xC3DAF5), ink: Color(hex: 0x0D1B2B), accent: Color(hex: 0x0B3F7A),
      rule: Color(hex: 0x4C86C6), grain: paperGrain),
    shadowOpacity: 0.6, memory: .vivid)
}
