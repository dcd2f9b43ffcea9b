/// How the terminal's own characters are set: where lines may end, and in which order they are seen.
public protocol TextSetting: Sendable {
  /// Whether a line may end before each of a text's characters.
  ///
  /// - Returns: One answer a character; nil to let lines end at spaces and beside wide characters.
  func breakOpportunities(in text: String) -> [Bool]?

  /// A line's characters as they are seen from left to right.
  ///
  /// - Parameters:
  ///   - line: The characters in the order in which they are read.
  ///   - paragraph: The text of which they are a part; it tells from which side it is read.
  func visualOrder(of line: [Glyph], inParagraph paragraph: String) -> [Glyph]
}

/// The setting that needs no tables: lines end at spaces and beside wide characters, and the order is
/// left to the terminal.
public struct PlainTextSetting: TextSetting {
  /// Creates the setting.
  public init() {}

  /// Always nil.
  public func breakOpportunities(in text: String) -> [Bool]? { nil }

  /// The line as it is.
  public func visualOrder(of line: [Glyph], inParagraph paragraph: String) -> [Glyph] { line }
}
