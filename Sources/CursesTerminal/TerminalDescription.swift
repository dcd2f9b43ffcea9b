internal import CNCurses
internal import Terminal

/// What the system's terminfo database says about a type of terminal.
struct TerminalDescription: Hashable, Sendable {
  /// Flags in terminfo's order.
  var flags: [Bool]
  /// Numbers in terminfo's order; nil when absent.
  var numbers: [Int32?]
  /// Strings in terminfo's order; nil when absent.
  var strings: [[UInt8]?]
  /// The names of the flags, numbers and strings.
  let names: Names

  /// The names of the capabilities, in terminfo's order.
  struct Names: Hashable, Sendable {
    var flags: [String]
    var numbers: [String]
    var strings: [String]
  }

  /// Reads the description of a type; nil when the system has none.
  init?(ofType name: String) {
    guard !name.isEmpty, curses_load_description(name) != 0 else { return nil }
    defer { curses_unload_description() }
    names = Names(
      flags: TerminalDescription.names(curses_flag_name),
      numbers: TerminalDescription.names(curses_number_name),
      strings: TerminalDescription.names(curses_string_name))
    flags = names.flags.map { curses_flag($0) > 0 }
    numbers = names.numbers.map { curses_number($0) }.map { $0 >= 0 ? $0 : nil }
    strings = names.strings.map { name in
      curses_string(name).map { Array(String(cString: $0).utf8) }
    }
  }

  /// A number by its name.
  func number(_ name: String) -> Int32? {
    names.numbers.firstIndex(of: name).flatMap { numbers[$0] }
  }

  /// A string by its name.
  func string(_ name: String) -> [UInt8]? {
    names.strings.firstIndex(of: name).flatMap { strings[$0] }
  }

  /// The sequences that this terminal sends for keys.
  var keySequences: [[UInt8]: Key] {
    var result: [[UInt8]: Key] = [:]
    let keys = TerminalDescription.keys + (1...12).map { ("kf\($0)", Key.function($0)) }
    for (name, key) in keys {
      if let sequence = string(name) { result[sequence] = key }
    }
    return result
  }

  private static let keys: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab),
    ("kent", .enter),
  ]

  private static func names(_ nameAt: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var result: [String] = []
    while let name = nameAt(Int32(result.count)) { result.append(String(cString: name)) }
    return result
  }
}
