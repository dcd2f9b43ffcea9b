internal import CardCore

/// Writes a terminal's description in the form that ncurses reads, with other colours.
///
/// Few systems describe true colour under the names that terminals give themselves, and the entries
/// that exist use colons, which some terminals do not understand. So the program takes the
/// description of the user's own terminal, with its own keys, and replaces the colours. ncurses
/// (since 2017) accepts the result as text in the variable TERMINFO; no file is written.
///
/// The replaced colours also cost far fewer bytes. ncurses sets foreground and background again
/// for every pair; here each remembers its last value in one of terminfo's static variables (A, B)
/// and gives nothing when it is the same. So that the variables always tell the truth, nothing else
/// may change a colour: `sgr0` turns attributes off one by one, `sgr` and `op` do not exist, and
/// the terminal's own colours are a colour like others, number 9.
///
/// The format is that of term(5), with numbers of 32 bits and the extended flag `RGB`, which says
/// that a colour's number is its channels.
enum CompiledDescription {
  /// The name of the type in the compiled description.
  static let name = "recto-direct"

  /// The number of the terminal's own foreground and background.
  static let defaultColor: Int32 = 9

  /// A value for the variable TERMINFO; nil when the colours need no other description.
  static func environmentValue(_ description: TerminalDescription, depth: ColorDepth) -> String? {
    guard let colors = Colors(depth) else { return nil }
    var changed = description
    changed.setFlag("ccc", false)
    changed.setNumber("colors", colors.count)
    changed.setNumber("pairs", 65_536)
    changed.setString("initc", nil)
    changed.setString("oc", nil)
    changed.setString("setf", nil)
    changed.setString("setb", nil)
    changed.setString("op", nil)
    changed.setString("sgr", nil)
    changed.setString("sgr0", "\u{1B}[22;23;24;27m")
    changed.setString("setaf", colors.foreground)
    changed.setString("setab", colors.background)
    let bytes = compile(changed, isDirect: depth == .truecolor)
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private struct Colors {
    var count: Int32
    var foreground: String
    var background: String

    init?(_ depth: ColorDepth) {
      let value: String
      switch depth {
      case .truecolor:
        count = 0x100_0000
        value = "2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
      case .palette256:
        count = 256
        value = "5;%p1%d"
      default: return nil
      }
      foreground = Colors.setting("3", remembered: "A", value)
      background = Colors.setting("4", remembered: "B", value)
    }

    private static func setting(_ plane: String, remembered: String, _ value: String) -> String {
      let number = "%?%p1%{9}%=%t\(plane)9%e%p1%{8}%<%t\(plane)%p1%d%e\(plane)8;\(value)%;"
      return "%?%p1%g\(remembered)%=%!%t\u{1B}[\(number)m%p1%P\(remembered)%;"
    }
  }

  private static func compile(_ description: TerminalDescription, isDirect: Bool) -> [UInt8] {
    var table: [UInt8] = []
    var offsets: [Int] = []
    for string in description.strings {
      guard let string else {
        offsets.append(0xFFFF)
        continue
      }
      offsets.append(table.count)
      table += string + [0]
    }
    var output = Output()
    let title = Array((name + "|direct colour").utf8) + [0]
    output.shorts([
      0o1036, title.count, description.flags.count, description.numbers.count, offsets.count,
      table.count,
    ])
    output.bytes += title
    output.bytes += description.flags.map { $0 ? 1 : 0 }
    output.align()
    for number in description.numbers { output.long(number ?? -1) }
    output.shorts(offsets)
    output.bytes += table
    guard isDirect else { return output.bytes }
    output.align()
    let flagName = Array("RGB".utf8) + [0]
    output.shorts([1, 0, 0, 1, flagName.count])
    output.bytes += [1, 0]
    output.shorts([0])
    output.bytes += flagName
    return output.bytes
  }

  /// Little-endian numbers after one another.
  private struct Output {
    var bytes: [UInt8] = []

    mutating func shorts(_ values: [Int]) {
      for value in values {
        bytes += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
    }

    mutating func long(_ value: Int32) {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func align() {
      if bytes.count % 2 != 0 { bytes.append(0) }
    }
  }
}

extension TerminalDescription {
  fileprivate mutating func setFlag(_ name: String, _ value: Bool) {
    if let index = names.flags.firstIndex(of: name) { flags[index] = value }
  }

  fileprivate mutating func setNumber(_ name: String, _ value: Int32) {
    if let index = names.numbers.firstIndex(of: name) { numbers[index] = value }
  }

  fileprivate mutating func setString(_ name: String, _ value: String?) {
    guard let index = names.strings.firstIndex(of: name) else { return }
    strings[index] = value.map { Array($0.utf8) }
  }
}
