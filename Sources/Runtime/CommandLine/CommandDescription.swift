/// What a command is for and what it understands; parsing and help are made from it.
struct CommandDescription: Hashable, Sendable {
  /// A word that starts with dashes and changes what a command does.
  struct Option: Hashable, Sendable {
    /// The name with its dashes.
    var name: String
    /// What stands for its value in the help; nil when it takes none.
    var value: String?
    /// A short line of help.
    var help: String

    init(_ name: String, _ value: String? = nil, help: String) {
      self.name = name
      self.value = value
      self.help = help
    }
  }

  /// The command's name; empty for the program without a command.
  var name: String
  /// What stands for its operands in the help, such as `DECK…`; empty when it takes none.
  var operands: String
  /// The least and the greatest number of operands.
  var operandCount: ClosedRange<Int>
  /// One line that says what it does.
  var summary: String
  /// Further paragraphs of its help.
  var details: String
  /// Its own options, without `--help`.
  var options: [Option]
  /// Whether the list of commands leaves it out.
  var isHidden: Bool

  init(
    name: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0, summary: String,
    details: String = "", options: [Option] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.details = details
    self.options = options
    self.isHidden = isHidden
  }
}
