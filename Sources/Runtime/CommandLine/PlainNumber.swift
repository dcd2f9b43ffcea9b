/// Numbers as people write them: digits, a minus, a point.
///
/// Swift's own parsing takes more (`+5`, `0x1p3`, `1e3`, `infinity`), which on a command line are
/// slips rather than numbers.
enum PlainNumber {
  /// A whole number of digits, with a minus before them or none; nil for anything else.
  static func integer(_ text: some StringProtocol) -> Int? {
    isPlain(text, allowsPoint: false) ? Int(text) : nil
  }

  /// A number of digits with a point among them or none; nil for anything else.
  static func number(_ text: some StringProtocol) -> Double? {
    isPlain(text, allowsPoint: true) ? Double(text) : nil
  }

  private static func isPlain(_ text: some StringProtocol, allowsPoint: Bool) -> Bool {
    var digits = Substring(text)
    if digits.hasPrefix("-") { digits.removeFirst() }
    var points = 0
    for byte in digits.utf8 {
      if allowsPoint, byte == UInt8(ascii: ".") {
        points += 1
      } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        return false
      }
    }
    return points <= 1 && digits.utf8.count > points && digits.utf8.last != UInt8(ascii: ".")
  }
}
