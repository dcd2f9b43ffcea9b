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
  /// How strongly a card is remembered, as a colour of its paper.
  public var memory: MemoryStrength

  /// Every theme, the default first.
  public static let all = [dark, light, highContrast, colorblind]

  /// The theme of a name, or nil when there is none.
  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}
