internal import CPangoCairo
public import CardCore

/// Text in the terminal's characters, with lines that end where Unicode allows it (UAX #14, and
/// dictionaries for Thai), and put in visual order (UAX #9) for terminals that do not do so
/// themselves.
///
/// Letters of Arabic are not joined here: that is left to the terminal's font.
public struct PangoTextSetting: TextSetting {
  /// Whether lines are put in visual order; for terminals that write from left to right only.
  public var reorders: Bool

  /// Above so many bytes lines end at spaces, so that a book on a card is not slow.
  private static let longestParagraph = 8192
  /// The direction of a paragraph shows in its first letters.
  private static let longestNeutralStart = 256

  /// Creates the setting.
  public init(reorders: Bool) {
    self.reorders = reorders
  }

  /// Creates the setting for the terminal that the program runs in.
  ///
  /// GNOME's (VTE 0.58 and later), KDE's, Apple's and mlterm put lines in order by themselves; they
  /// name themselves in the environment.
  ///
  /// - Parameter variable: The value of an environment variable.
  public init(variable: (String) -> String?) {
    let vte = variable("VTE_VERSION").flatMap(Int.init) ?? 0
    reorders =
      vte < 5800 && variable("KONSOLE_VERSION") == nil && variable("MLTERM") == nil
      && variable("TERM_PROGRAM") != "Apple_Terminal"
  }

  /// Whether a line may end before each character; nil for plain ASCII and very long texts.
  public func breakOpportunities(in text: String) -> [Bool]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longestParagraph, bytes.contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    let count = text.unicodeScalars.count + 1
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_get_log_attrs(
          characters.baseAddress, Int32(clamping: characters.count), -1,
          pango_language_get_default(), &attributes, Int32(clamping: count))
      }
    }
    var index = 0
    return text.map { character in
      defer { index += character.unicodeScalars.count }
      return attributes[index].is_line_break == 1
    }
  }

  /// A line in visual order; marks stay with their letters, and brackets are turned round.
  public func visualOrder(of line: [Glyph], inParagraph paragraph: String) -> [Glyph] {
    guard reorders, line.contains(where: { $0.base >= 0x590 }) else { return line }
    let bases = line.map(\.base)
    var direction = Self.direction(of: paragraph)
    var visual = [UInt32](repeating: 0, count: line.count)
    var places = [Int32](repeating: 0, count: line.count)
    let levels = fribidi_log2vis(
      bases, Int32(clamping: line.count), &direction, &visual, nil, &places, nil)
    guard levels > 0 else { return line }
    return zip(places, visual).map { place, base in
      let glyph = line[Int(place)]
      // FriBidi joins Arabic letters, too, in forms that few fonts of terminals have.
      guard let turned = Unicode.Scalar(base),
        glyph.scalars.first?.properties.isBidiMirrored == true
      else { return glyph }
      return glyph.replacingBase(with: turned)
    }
  }

  private static func direction(of paragraph: String) -> UInt32 {
    let start = paragraph.unicodeScalars.prefix(longestNeutralStart).map(\.value)
    var direction = UInt32(CPANGO_DIRECTION_NEUTRAL)
    fribidi_log2vis(start, Int32(clamping: start.count), &direction, nil, nil, nil, nil)
    return direction
  }
}
