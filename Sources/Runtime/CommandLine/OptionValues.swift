internal import CardCore
internal import StudyApp

/// The values of a command's options as numbers, sizes and names, each checked.
struct OptionValues {
  private let parsed: ParsedWords

  init(_ parsed: ParsedWords) {
    self.parsed = parsed
  }

  /// The value as it was given.
  func text(_ option: String) -> String? { parsed.values[option] }

  /// One of a set of names.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    try choice(option, names: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// One of some names.
  func choice(_ option: String, names: [String]) throws(UsageError) -> String? {
    try choice(text(option), for: option, names: names)
  }

  /// A word as one of some names.
  func choice(
    _ word: String?, for option: String, names: [String]
  ) throws(UsageError) -> String? {
    guard let word else { return nil }
    if names.contains(word) { return word }
    throw bad(word, option, expected: "one of " + Self.list(names))
  }

  /// Colours by their name.
  func theme(_ option: String) throws(UsageError) -> ThemeChoice? {
    try choice(option, names: ThemeChoice.names).flatMap(ThemeChoice.init(named:))
  }

  /// A whole number.
  func integer(_ option: String, in bounds: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = text(option) else { return nil }
    if let value = PlainNumber.integer(text), bounds.contains(value) { return value }
    throw bad(
      text, option, expected: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
  }

  /// A finite number.
  func number(_ option: String, in bounds: ClosedRange<Double>) throws(UsageError) -> Double? {
    try numbers(option, count: 1, in: bounds)?.first
  }

  /// Finite numbers separated by commas.
  func numbers(
    _ option: String, count: Int, in bounds: ClosedRange<Double>
  ) throws(UsageError) -> [Double]? {
    guard let text = text(option) else { return nil }
    let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      PlainNumber.number($0)
    }
    let parts = text.count { $0 == "," } + 1
    if values.count == count, parts == count, values.allSatisfy(bounds.contains) { return values }
    let range = "from \(Self.short(bounds.lowerBound)) to \(Self.short(bounds.upperBound))"
    let what = count == 1 ? "a number" : "\(count) numbers with commas between,"
    throw bad(text, option, expected: "\(what) \(range)")
  }

  /// Columns and rows, such as `80x24`.
  func size(_ option: String) throws(UsageError) -> CellSize? {
    guard let text = text(option) else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map {
      PlainNumber.integer($0)
    }
    if parts.count == 2, let columns = parts[0], let rows = parts[1],
      FrameOptions.columnBounds.contains(columns), FrameOptions.rowBounds.contains(rows)
    {
      return CellSize(columns: columns, rows: rows)
    }
    throw bad(text, option, expected: "columns x rows from 1x1 to 1000x500, such as 80x24")
  }

  /// The error for two options that exclude each other.
  func conflict(_ first: String, _ second: String) -> UsageError {
    .conflict(first, second, command: parsed.description.name)
  }

  /// The error for an option that another one needs.
  func missing(_ option: String, for other: String) -> UsageError {
    .missingCompanion(option: other, companion: option, command: parsed.description.name)
  }

  /// The error for a value that is not what it must be.
  func bad(_ text: String, _ option: String, expected: String) -> UsageError {
    .badValue(text, option: option, expected: expected, command: parsed.description.name)
  }

  /// Names as they are listed in a sentence.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
