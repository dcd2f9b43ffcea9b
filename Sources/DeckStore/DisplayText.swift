/// The one sanitiser for texts of decks on every way out: screen, title, error, command line.
///
/// What is left can move no cursor, start no escape sequence, reorder no text and hide nothing.
/// Escape shows as `␛`, other C0 controls as their pictures; C1 controls, bidirectional embeddings,
/// overrides and isolates, private use, noncharacters and unassigned characters as their number,
/// such as `<202E>` or `<009B>`. Invisible characters are dropped, but for those that shape a word or an emoji.
/// Hebrew, Arabic and all other letters stay as they are.
public enum DisplayText {
  /// The most combining marks on one base.
  public static let maximumMarks = 8
  /// The most joiners in one emoji.
  public static let maximumJoiners = 8

  /// The text, made safe for a terminal.
  ///
  /// Line breaks become spaces, or stay as `\n` when they are kept. A mark without a base gets `◌`.
  /// Sanitising twice is the same as once.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func sanitized(_ text: String, keepsLineBreaks: Bool = false) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var writer = DisplayTextWriter(keepsLineBreaks: keepsLineBreaks)
    var scalars = text.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      let next = scalars.next()
      writer.write(scalar, before: next)
      current = next
    }
    return writer.text
  }

  /// The text in single quotes, made safe, and cut after 40 characters.
  static func quoted(_ text: String) -> String {
    let shown = sanitized(text)
    return shown.count > 40 ? "'\(shown.prefix(39))…'" : "'\(shown)'"
  }

  /// The number of a scalar, such as `U+00A0`.
  static func number(of scalar: Unicode.Scalar) -> String {
    "U+" + digits(of: scalar)
  }

  /// The hexadecimal digits of a scalar's value, at least four.
  static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
