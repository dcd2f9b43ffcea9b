/// A command line that cannot be understood.
public enum UsageError: Error, Hashable, Sendable {
  /// No command has this name; the suggestion is what may have been meant.
  case unknownCommand(String, suggestion: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, suggestion: String?)
  /// The option needs a value.
  case missingValue(option: String, value: String, command: String)
  /// The option means something only beside another one.
  case missingCompanion(option: String, companion: String, command: String)
  /// The option takes no value.
  case unexpectedValue(option: String, command: String)
  /// The option is given more than once.
  case repeatedOption(String, command: String)
  /// The option's value is not what it must be.
  case badValue(String, option: String, expected: String, command: String)
  /// An operand is missing.
  case missingOperand(String, command: String)
  /// There are more operands than the command takes.
  case surplusOperand(String, command: String)
  /// Two options cannot be given together.
  case conflict(String, String, command: String)

  /// A sentence for people, with what to do in a second line.
  ///
  /// Words of the command line are quoted as they are; they must go through the sanitiser.
  public var message: String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      "there is no command '\(word)'\n\(Self.advice(suggestion, command: ""))"
    case .unknownOption(let word, let command, let suggestion):
      "there is no option '\(word)'\n\(Self.advice(suggestion, command: command))"
    case .missingValue(let option, let value, let command):
      "\(option) needs a value: \(option) \(value)\n\(Self.advice(nil, command: command))"
    case .missingCompanion(let option, let companion, let command):
      "\(option) goes with \(companion) only\n\(Self.advice(nil, command: command))"
    case .unexpectedValue(let option, let command):
      "\(option) takes no value\n\(Self.advice(nil, command: command))"
    case .repeatedOption(let option, let command):
      "\(option) is given twice\n\(Self.advice(nil, command: command))"
    case .badValue(let word, let option, let expected, let command):
      "\(option): expected \(expected), found '\(word)'\n\(Self.advice(nil, command: command))"
    case .missingOperand(let operand, let command):
      "\(operand) is missing\n\(Self.advice(nil, command: command))"
    case .surplusOperand(let word, let command):
      "'\(word)' is one word too many\n\(Self.advice(nil, command: command))"
    case .conflict(let first, let second, let command):
      "\(first) and \(second) cannot be given together\n\(Self.advice(nil, command: command))"
    }
  }

  private static func advice(_ suggestion: String?, command: String) -> String {
    if let suggestion { return "did you mean '\(suggestion)'?" }
    return "see 'recto \(command.isEmpty ? "" : command + " ")--help'"
  }
}
