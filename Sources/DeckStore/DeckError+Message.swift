extension DeckError {
  /// Where the fault is; nil when the file as a whole is at fault.
  public var position: TextPosition? {
    switch self {
    case .fileTooLarge, .unknownFormat, .wideEncoding: nil
    case .invalidUTF8(_, let place), .unexpected(_, _, let place), .loneSurrogate(let place),
      .nestedTooDeeply(_, let place), .duplicateKey(_, _, let place), .missing(_, let place),
      .wrongKind(_, _, let place), .empty(_, let place), .tooLong(_, _, let place),
      .tooMany(_, _, let place), .invalid(_, _, let place), .duplicateFront(_, _, let place),
      .duplicateID(_, _, let place):
      place
    }
  }

  /// The fault as one line for people: `file:line:column: expected …, found …; what to do`.
  ///
  /// Everything that it quotes from the file, and the file's name, is made safe for a terminal.
  public func message(file: String) -> String {
    let file = DisplayText.sanitized(file)
    guard let position else { return "\(file): \(sentence)" }
    return "\(file):\(position.line):\(position.column): \(sentence)"
  }

  private var sentence: String {
    switch self {
    case .fileTooLarge(let bytes, let limit):
      "expected at most \(limit) bytes, found \(bytes); split the deck into several files"
    case .unknownFormat(let name):
      "expected a deck in \(DeckFormats.extensionList), found \(DisplayText.quoted(name))"
        + "; rename or convert the file"
    case .wideEncoding:
      "expected UTF-8 text, found UTF-16 or UTF-32; save the file as UTF-8"
    case .invalidUTF8(let byte, _):
      "expected UTF-8 text, found the byte \(Self.hexadecimal(byte)); save the file as UTF-8"
    case .unexpected(let found, let expected, _):
      "expected \(expected.text), found \(found.text)\(Self.advice(found, expected))"
    case .loneSurrogate:
      "expected a whole character, found half of a surrogate pair; "
        + "write the character itself, or both halves"
    case .nestedTooDeeply(let limit, _):
      "expected at most \(limit) levels of { and [; take some of them away"
    case .duplicateKey(let key, let first, _): Self.again("key", key, first) + "remove one of them"
    case .missing(let field, _): "expected \(field.quoted), found none; add it"
    case .wrongKind(let field, let found, _):
      "expected \(field.expected), found \(found.text); \(field.advice(for: found))"
    case .empty(let field, _): "expected \(field.expected), found nothing in it; fill it in"
    case .tooLong(let field, let limit, _):
      "expected at most \(limit) bytes in \(field.quoted); shorten it"
    case .tooMany(let counted, let limit, _):
      "expected at most \(limit) \(counted.text); \(counted.advice)"
    case .invalid(let field, let text, _):
      "expected \(field.rule), found \(DisplayText.quoted(text)); change it"
    case .duplicateFront(let front, let first, _):
      Self.again("front", front, first) + "remove one card, or give each an \"id\""
    case .duplicateID(let id, let first, _): Self.again("id", id, first) + "change one of them"
    }
  }

  private static func again(_ what: String, _ text: String, _ first: TextPosition) -> String {
    "expected each \(what) once, found \(DisplayText.quoted(text)) again "
      + "(first at \(first.line):\(first.column)); "
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func advice(_ found: Found, _ expected: Expectation) -> String {
    switch found {
    case .endOfFile: adviceAtEnd(expected)
    case .scalar where found.isInvisible: "; remove it, or make it a plain space"
    case .scalar(let scalar): advice(scalar, expected)
    }
  }

  private static func adviceAtEnd(_ expected: Expectation) -> String {
    switch expected {
    case .object: "; the file has nothing in it"
    case .endOfString: "; close the text with a double quote"
    default: "; the file is cut off"
    }
  }

  private static func advice(_ found: Unicode.Scalar, _ expected: Expectation) -> String {
    switch (expected, found) {
    case (.escapedControl, "\n"), (.escapedControl, "\r"):
      "; write \\n, or close the text with a double quote"
    case (.escapedControl, "\t"): "; write \\t"
    case (.escapedControl, _): "; remove it, or write \\u\(DisplayText.digits(of: found))"
    case (.escape, _): "; write \\\\ for a backslash"
    case (.hexadecimalDigits, _): "; write the character itself"
    case (.endOfFile, _): "; remove what follows the deck"
    case (.numberWithoutLeadingZero, _): "; remove the zero before it"
    case (_, "/"): "; JSON has no comments, remove it"
    case (_, "'"), (_, "\u{201C}"), (_, "\u{201D}"): "; use straight double quotes"
    case (.keyAfterComma, "}"), (.valueAfterComma, "]"): "; remove the comma before it"
    case (.value, ","): "; remove the comma"
    case (.commaOrBrace, "]"): "; close the object before it"
    case (.commaOrBracket, "}"): "; close the list before it"
    case (.colon, _): "; put a colon between the key and its value"
    case (.commaOrBrace, "\""): "; add a comma before it"
    case (.commaOrBracket, _) where "\"{[-0123456789tfn".unicodeScalars.contains(found):
      "; add a comma before it"
    case (.value, _) where found.properties.isAlphabetic: "; put texts in double quotes"
    case (.keyOrBrace, _) where found.properties.isAlphabetic,
      (.keyAfterComma, _) where found.properties.isAlphabetic:
      "; put keys in double quotes"
    default: "; correct it"
    }
  }
}

extension DeckError.Found {
  fileprivate var text: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .scalar("\n"), .scalar("\r"): "the end of the line"
    case .scalar("\t"): "a tab"
    case .scalar("'"): "a single quote"
    case .scalar("\""): "a double quote"
    case .scalar(let scalar) where isInvisible:
      DisplayText.number(of: scalar)
    case .scalar(let scalar): "'\(DisplayText.sanitized(String(scalar)))'"
    }
  }

  /// Whether it cannot be seen where people look for it, like a no-break space.
  fileprivate var isInvisible: Bool {
    guard case .scalar(let scalar) = self, scalar.value >= 0x80 else { return false }
    return scalar.properties.isWhitespace || DisplayScalar(scalar) != .plain
  }
}

extension DeckError.Expectation {
  fileprivate var text: String {
    switch self {
    case .value, .valueAfterComma: "a value"
    case .object: "'{'"
    case .endOfString: "the end of the text"
    case .keyOrBrace: "a key in double quotes or '}'"
    case .keyAfterComma: "a key in double quotes"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .digit: "a digit"
    case .numberWithoutLeadingZero: "a number without a leading zero"
    case .escape: "one of \" \\ / b f n r t u after '\\'"
    case .hexadecimalDigits: "four hexadecimal digits after '\\u'"
    case .escapedControl: "no control character in a text"
    case .endOfFile: "the end of the file"
    }
  }
}

extension JSONKind {
  fileprivate var text: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension DeckError.Field {
  fileprivate var quoted: String { "\"\(rawValue)\"" }

  fileprivate var expected: String {
    switch self {
    case .deck: "an object with \"cards\""
    case .cards: "a list in \"cards\""
    case .card: "a card as an object with \"front\" and \"back\""
    case .languages, .example: "an object with \"front\" and \"back\" in \(quoted)"
    case .back: "a text or a list of texts in \"back\""
    case .tags: "a list of texts in \"tags\""
    default: "a text in \(quoted)"
    }
  }

  fileprivate func advice(for found: JSONKind) -> String {
    switch (self, found) {
    case (.tags, .string): "put it in [ ]"
    case (.deck, _), (.languages, _), (.cards, _), (.card, _), (.example, _): "change it"
    case (_, .number), (_, .boolean): "put it in double quotes"
    default: "change it"
    }
  }

  fileprivate var rule: String {
    switch self {
    case .deckID: "a deck id of a-z, 0-9 and -, at most \(DeckLimits.deckIDBytes) characters"
    case .id:
      "a card id of visible ASCII without spaces, at most \(DeckLimits.cardIDBytes) characters"
    case .frontLanguage, .backLanguage: "a language tag such as es or zh-Hans in \(quoted)"
    case .image: "the name of a file in the deck's folder in \(quoted)"
    default: "another text in \(quoted)"
    }
  }
}

extension DeckError.Counted {
  fileprivate var text: String {
    switch self {
    case .cards: "cards"
    case .keys: "keys in an object"
    case .answers: "answers in \"back\""
    case .tags: "tags"
    case .marks: "combining marks in a row"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .cards: "split the deck into several files"
    case .keys, .answers, .tags, .marks: "remove some"
    }
  }
}
