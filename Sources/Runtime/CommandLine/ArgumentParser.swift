/// Understands the words of the command line.
public enum ArgumentParser {
  /// What the words ask for.
  ///
  /// - Parameter words: The arguments without the program's own name.
  public static func parse(_ words: [String]) throws(UsageError) -> Invocation {
    guard let first = words.first else { return .library }
    switch first {
    case "--help", "-h", "help": return try help(Array(words.dropFirst()))
    case "--version", "-V": return .version
    default: break
    }
    if first.hasPrefix("-") {
      throw .unknownOption(
        first, command: "",
        suggestion: EditDistance.nearest(to: first, among: ["--help", "--version"]))
    }
    guard let description = CommandDescription.named(first) else {
      throw .unknownCommand(first, suggestion: suggestion(for: first))
    }
    let parsed = try ParsedWords(Array(words.dropFirst()), for: description)
    if parsed.wantsHelp { return .help(text: HelpText.text(for: description)) }
    return try command(parsed)
  }

  private static func command(_ parsed: ParsedWords) throws(UsageError) -> Invocation {
    switch parsed.description.name {
    case "study": .study(decks: parsed.operands)
    case "check": .check(files: parsed.operands)
    case "frame": .frame(try FrameOptions(parsed))
    case "log": .log
    default: .bench
    }
  }

  private static func help(_ words: [String]) throws(UsageError) -> Invocation {
    guard let name = words.first else { return .help(text: HelpText.overview) }
    guard let description = CommandDescription.named(name) else {
      throw .unknownCommand(name, suggestion: suggestion(for: name))
    }
    return .help(text: HelpText.text(for: description))
  }

  /// A deck file in the place of a command wants to be studied; else the command most alike.
  private static func suggestion(for word: String) -> String? {
    if word.contains("/") || word.hasSuffix(".json") { return "recto study \(word)" }
    let names = CommandDescription.all.filter { !$0.isHidden }.map(\.name)
    return EditDistance.nearest(to: word, among: names).map { "recto \($0)" }
  }
}
