/// The texts that `--help` prints.
enum HelpText {
  /// The text for the program as a whole.
  static var overview: String {
    let shown = CommandDescription.all.filter { !$0.isHidden }
    var rows = [("recto", CommandDescription.library.summary)]
    rows += shown.map { (synopsis(of: $0, withOptions: false), $0.summary) }
    return """
      Recto: flashcards in the terminal that turn over in real perspective.

      \(table(rows))

      Every command has its own --help; --version prints the version.

      \(CommandDescription.library.details)

      Exit status: 0 done, 1 failed, 2 not understood, 65 bad data.
      """
  }

  /// The text for one command.
  static func text(for command: CommandDescription) -> String {
    var parts = [
      "Usage: \(synopsis(of: command, withOptions: true))",
      "The command \(command.summary).",
    ]
    if !command.details.isEmpty { parts.append(command.details) }
    let options = command.options + [.init("--help", help: "print this text")]
    let rows = options.map { option in
      ([option.name, option.value].compactMap { $0 }.joined(separator: " "), option.help)
    }
    parts.append("Options:\n\(table(rows))")
    return parts.joined(separator: "\n\n")
  }

  private static func synopsis(of command: CommandDescription, withOptions: Bool) -> String {
    var words = ["recto", command.name]
    if withOptions { words.append("[OPTION…]") }
    if !command.operands.isEmpty { words.append(command.operands) }
    return words.joined(separator: " ")
  }

  /// Two columns, the second one aligned.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)"
    }.joined(separator: "\n")
  }
}
