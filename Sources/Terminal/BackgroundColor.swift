public import CardCore

/// The colour behind the text, as terminals tell it.
public enum BackgroundColor {
  /// The colour that a terminal answers to the question for it.
  ///
  /// - Parameter reply: What stands between `ESC ]` and the end of the answer, such as
  ///   `11;rgb:1e1e/1e1e/1e1e`. The channels have one to four hexadecimal digits each (XParseColor),
  ///   or the colour is written `#rrggbb`, with one to four digits a channel.
  /// - Returns: nil when it is no such answer.
  public static func color(reply: String) -> Color? {
    guard reply.hasPrefix("11;") else { return nil }
    let text = reply.dropFirst(3)
    if text.hasPrefix("#") { return color(digits: text.dropFirst()) }
    for (prefix, count) in [("rgb:", 3), ("rgba:", 4)] where text.hasPrefix(prefix) {
      let fields = text.dropFirst(prefix.count).split(
        separator: "/", omittingEmptySubsequences: false)
      return fields.count == count ? color(channels: fields.prefix(3).map(channel)) : nil
    }
    return nil
  }

  /// The colour that the variable `COLORFGBG` tells: black or white, since it names no more than a
  /// number of the palette.
  ///
  /// Its last field is the background; 0…6 and 8 are dark, as rxvt has it. nil when it tells none.
  public static func color(variable: String) -> Color? {
    let fields = variable.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count >= 2, let last = fields.last, let index = Int(last) else { return nil }
    switch index {
    case 0...6, 8: return .black
    case 7, 9...15: return .white
    default: return nil
    }
  }

  private static func color(digits: Substring) -> Color? {
    let length = digits.count / 3
    guard digits.count == length * 3, (1...4).contains(length) else { return nil }
    var rest = digits[...]
    var channels: [UInt8?] = []
    while !rest.isEmpty {
      channels.append(channel(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return color(channels: channels)
  }

  private static func color(channels: [UInt8?]) -> Color? {
    guard channels.count == 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return Color(red: red, green: green, blue: blue)
  }

  /// A channel of one to four digits, scaled so that all digits `f` are full.
  private static func channel(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let greatest = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((value * 255 + greatest / 2) / greatest)
  }
}
