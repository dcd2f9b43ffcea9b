/// Something in a deck that can be read, but is likely not what its author wants.
public enum DeckWarning: Hashable, Sendable {
  /// The file starts with a byte order mark, which JSON does without.
  case byteOrderMark
  /// A text that holds a character that cannot be seen, or that reorders the text around it.
  case invisible(Unicode.Scalar, at: TextPosition)
  /// A text with white space at its start or end.
  case spaceAtEnds(String, at: TextPosition)
  /// A letter and its accent as two characters where there is one for both.
  case decomposed(String, at: TextPosition)
  /// A key that the format does not know, but for a slip would.
  case unknownKey(String, meant: String, at: TextPosition)

  /// Where it is.
  public var position: TextPosition {
    switch self {
    case .byteOrderMark: TextPosition(line: 1, column: 1)
    case .invisible(_, let place), .spaceAtEnds(_, let place), .decomposed(_, let place),
      .unknownKey(_, _, let place):
      place
    }
  }

  /// The warning as one line for people: `file:line:column: warning: …; what to do`.
  public func message(file: String) -> String {
    "\(DisplayText.sanitized(file)):\(position.line):\(position.column): warning: \(sentence)"
  }

  private var sentence: String {
    switch self {
    case .byteOrderMark: "the file starts with a byte order mark; save it as plain UTF-8"
    case .invisible(let scalar, _):
      "the text holds the invisible character \(DisplayText.number(of: scalar)); remove it"
    case .spaceAtEnds(let text, _):
      "the text \(DisplayText.quoted(text)) starts or ends with a space; remove it"
    case .decomposed(let text, _):
      "\(DisplayText.quoted(text)) is written as a letter and a mark; save the file in NFC"
    case .unknownKey(let key, let meant, _):
      "the key \(DisplayText.quoted(key)) means nothing to Recto; did you mean \"\(meant)\"?"
    }
  }
}

extension Deck {
  /// What a file in JSON may have got wrong though it can be read, at most `maximum`.
  ///
  /// All texts are looked at, those of unknown keys too, and the keys of the deck and its cards. A file
  /// that is not in JSON has none: its faults come first.
  public static func warnings(_ bytes: [UInt8], maximum: Int = 100) -> [DeckWarning] {
    var inspector = TextInspector(bytes, maximum: maximum)
    var scanner = JSONScanner(bytes)
    do throws(DeckError) {
      try scanner.skipValue { inspector.inspect($0) }
      try scanner.end()
    } catch {
      return []
    }
    guard let document = try? JSONDocument(bytes) else { return inspector.warnings }
    var locator = TextLocator()
    let keys = KeyInspector(document, maximum: maximum).misspellings.map { found in
      DeckWarning.unknownKey(
        found.key, meant: found.meant, at: locator.position(of: found.offset, in: bytes))
    }
    let all = (inspector.warnings + keys).sorted { $0.position < $1.position }
    return Array(all.prefix(maximum))
  }
}
