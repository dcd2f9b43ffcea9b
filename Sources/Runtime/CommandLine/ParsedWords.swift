internal import DeckStore

/// The words after a command, sorted into options and operands.
struct ParsedWords: Hashable, Sendable {
  /// The values of the options given; empty text for those without a value.
  private(set) var values: [String: String] = [:]
  /// The words that are no options.
  private(set) var operands: [String] = []
  /// Whether help is asked for.
  private(set) var wantsHelp = false
  /// The command that the words belong to.
  let description: CommandDescription

  /// Sorts words as a command describes them.
  ///
  /// `--option value` and `--option=value` mean the same; after `--` every word is an operand. A
  /// word that starts with one dash is a value or an operand, so that `--turn -40` works.
  init(_ words: [String], for description: CommandDescription) throws(UsageError) {
    self.description = description
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
      } else if word.hasPrefix("--") || (word.hasPrefix("-") && word.count == 2) {
        try takeOption(word, rest: &rest)
      } else {
        operands.append(word)
      }
    }
    if !wantsHelp { try checkOperands() }
  }

  private mutating func takeOption(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let command = description.name
    guard let option = description.options.first(where: { $0.name == name }) else {
      let known =
        description.options.map(\.name) + ["--help"] + (command.isEmpty ? ["--version"] : [])
      throw .unknownOption(
        name, command: command, suggestion: EditDistance.nearest(to: name, among: known))
    }
    guard values[name] == nil else { throw .repeatedOption(name, command: command) }
    guard let placeholder = option.value else {
      if parts.count > 1 { throw .unexpectedValue(option: name, command: command) }
      values[name] = ""
      return
    }
    if parts.count > 1 {
      values[name] = String(parts[1])
    } else if let value = rest.first, !value.hasPrefix("--") {
      values[name] = value
      rest.removeFirst()
    } else {
      throw .missingValue(option: name, value: placeholder, command: command)
    }
  }

  private func checkOperands() throws(UsageError) {
    if operands.count < description.operandCount.lowerBound {
      throw .missingOperand(description.operands, command: description.name)
    }
    if operands.count > description.operandCount.upperBound {
      throw .surplusOperand(
        operands[description.operandCount.upperBound], command: description.name)
    }
  }
}
