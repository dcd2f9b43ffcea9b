internal import DeckStore

/// Understands the words of the command line.
public enum ArgumentParser {
  /// What the words ask for.
  ///
  /// - Parameters:
  ///   - words: The arguments without the program's own name.
  ///   - variable: The value of an environment variable.
  public static func parse(
    _ words: [String], variable: (String) -> String? = { _ in nil }
  ) throws(UsageError) -> Invocation {
    let first = words.first ?? "--"
    switch first {
    case "--help", "-h", "help": return try help(Array(words.dropFirst()))
    case "--version", "-V": return .version
    default: break
    }
    if first.hasPrefix("-") {
      // Options without a command belong to the library.
      let parsed = try ParsedWords(words, for: .library)
      if parsed.wantsHelp { return .help(text: HelpText.overview) }
      return .session(.library, try SessionOptions(parsed, variable: variable))
    }
    guard let description = CommandDescription.named(first) else {
      throw .unknownCommand(first, suggestion: suggestion(for: first))
    }
    let parsed = try ParsedWords(Array(words.dropFirst()), for: description)
    if parsed.wantsHelp { return .help(text: HelpText.text(for: description)) }
    return try command(parsed, variable: variable)
  }

  private static func command(
    _ parsed: ParsedWords, variable: (String) -> String?
  ) throws(UsageError) -> Invocation {
    let operand = parsed.operands.first
    switch parsed.description.name {
    case "study":
      return .session(
        .study(decks: parsed.operands), try SessionOptions(parsed, variable: variable))
    case "browse":
      return .session(
        .browse(deck: operand ?? ""), try SessionOptions(parsed, variable: variable))
    case "demo":
      if let recording = try RecordingOptions(demo: parsed) { return .record(recording) }
      if let frame = try FrameOptions(demo: parsed) { return .frame(frame) }
      return .session(.demo(effect: operand), try SessionOptions(parsed, variable: variable))
    case "check": return .check(files: parsed.operands)
    case "frame": return .frame(try FrameOptions(parsed))
    case "log": return .log
    case "doctor": return .doctor(asJSON: parsed.values["--json"] != nil)
    case "draw-svg": return .drawSVG(box: parsed.operands)
    default: return .bench
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
