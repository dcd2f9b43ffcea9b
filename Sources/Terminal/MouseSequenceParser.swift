internal import CardCore

/// Reads the reports of a mouse in the encodings that terminals use.
///
/// The button number's bits are those of xterm's control sequences: 0–1 the button (3 for none),
/// 4, 8 and 16 the modifiers, which are dropped, 32 motion, 64 the wheel.
public enum MouseSequenceParser {
  /// The event of an SGR report `ESC [ < button ; column ; row` with its final letter.
  ///
  /// - Parameters:
  ///   - parameters: The text between `<` and the final letter.
  ///   - isRelease: Whether the final letter was `m` rather than `M`.
  /// - Returns: The event at a position counted from 0; nil when the report is malformed or tells
  ///   of a button that the program does not know. Coordinates are kept within 0…65,534.
  public static func event(parameters: some StringProtocol, isRelease: Bool) -> MouseEvent? {
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 3, let code = number(fields[0]), let column = number(fields[1]),
      let row = number(fields[2])
    else { return nil }
    guard let kind = kind(code: code, isRelease: isRelease) else { return nil }
    return MouseEvent(kind, at: CellPoint(column: max(0, column - 1), row: max(0, row - 1)))
  }

  /// The event of the oldest report, `ESC [ M` and three bytes, sent by terminals that do not know
  /// the SGR encoding.
  public static func event(code: UInt8, column: UInt8, row: UInt8) -> MouseEvent? {
    guard code >= 32 else { return nil }
    let bits = Int(code) - 32
    let isRelease = bits & 0b1110_0011 == 3
    guard let kind = isRelease ? .release(nil) : kind(code: bits, isRelease: false) else {
      return nil
    }
    let position = CellPoint(column: max(0, Int(column) - 33), row: max(0, Int(row) - 33))
    return MouseEvent(kind, at: position)
  }

  private static func kind(code: Int, isRelease: Bool) -> MouseEvent.Kind? {
    guard code < 128 else { return nil }
    let button: MouseEvent.Button? =
      switch code & 3 {
      case 0: .left
      case 1: .middle
      case 2: .right
      default: nil
      }
    if code & 64 != 0 {
      guard code & 32 == 0, !isRelease, code & 2 == 0 else { return nil }
      return code & 1 == 0 ? .wheelUp : .wheelDown
    }
    if isRelease { return .release(button) }
    if code & 32 != 0 { return button.map { .drag($0) } ?? .move }
    return button.map { .press($0) }
  }

  /// A decimal number, clamped so that no sum made of it can overflow.
  private static func number(_ digits: some StringProtocol) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for byte in digits.utf8 {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = min(value * 10 + Int(byte - 0x30), 65_535)
    }
    return value
  }
}
