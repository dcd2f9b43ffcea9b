/// Tells which key a control character or an escape sequence stands for.
///
/// Both forms of the cursor keys are understood (`ESC O A` and `ESC [ A`), whichever the terminal
/// was told to send. Modifiers on cursor and function keys are dropped. A sequence that stands for
/// no key, such as a terminal's reply to a question, gives nil.
public enum KeyDecoder {
  /// The key of a single character, or nil when it is none.
  public static func key(scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x00: return nil
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x1B: return .escape
    case 0x01...0x1A: return control(offset: scalar.value, from: 0x60)
    case 0x1C...0x1F: return control(offset: scalar.value, from: 0x40)
    case 0x80...0x9F: return nil
    default: return .character(Character(scalar))
    }
  }

  /// The key of `ESC [ parameters final`.
  public static func key(parameters: String, final: UInt8) -> Key? {
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count <= 2, parameters.utf8.allSatisfy({ $0 == 0x3B || isDigit($0) }) else {
      return nil
    }
    if final == UInt8(ascii: "~") { return fields.first.flatMap { editing[Int($0) ?? 0] } }
    if final == UInt8(ascii: "Z") { return .backTab }
    // `1;…R` is F3 with modifiers and also the report of a cursor in the first row.
    if final == UInt8(ascii: "R"), !parameters.isEmpty { return nil }
    guard parameters.isEmpty || fields[0] == "1" else { return nil }
    return letters[final]
  }

  /// The key of `ESC O final`.
  public static func key(applicationFinal final: UInt8) -> Key? {
    final == UInt8(ascii: "M") ? .enter : letters[final]
  }

  /// The key of `ESC [ [ final`, as the Linux console sends F1 to F5.
  public static func key(consoleFinal final: UInt8) -> Key? {
    guard final >= UInt8(ascii: "A"), final <= UInt8(ascii: "E") else { return nil }
    return .function(Int(final - UInt8(ascii: "A")) + 1)
  }

  private static func control(offset: UInt32, from base: UInt32) -> Key? {
    Unicode.Scalar(base + offset).map { .control(Character($0)) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let editing: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
