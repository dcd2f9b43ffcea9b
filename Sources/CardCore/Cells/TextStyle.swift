/// How characters stand out beyond their colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = TextAttributes(rawValue: 1)
  /// Fainter strokes.
  public static let dim = TextAttributes(rawValue: 2)
  /// Slanted strokes.
  public static let italic = TextAttributes(rawValue: 4)
  /// A line below.
  public static let underline = TextAttributes(rawValue: 8)
  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 16)
}

/// The colours and attributes of a run of text; nil colours are the terminal's own.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the characters.
  public var foreground: Color?
  /// The colour behind them.
  public var background: Color?
  /// How they stand out.
  public var attributes: TextAttributes

  /// Creates a style.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
