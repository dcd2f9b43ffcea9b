/// What a field allows beyond being a text.
enum FieldRule {
  /// A deck's id: lower-case letters, digits and hyphens, up to 64.
  case deckID
  /// A card's id: visible ASCII, up to 128.
  case cardID
  /// A BCP 47 tag: letters, then parts of letters and digits behind hyphens.
  case languageTag
  /// The name of a file in the deck's own folder.
  case fileName

  /// The rule of a field; nil when it allows every text.
  init?(of field: DeckError.Field) {
    switch field {
    case .deckID: self = .deckID
    case .id: self = .cardID
    case .frontLanguage, .backLanguage: self = .languageTag
    case .image: self = .fileName
    default: return nil
    }
  }

  /// Whether a text, as UTF-8, keeps to the rule.
  func allows(_ text: [UInt8]) -> Bool {
    switch self {
    case .deckID:
      text.count <= DeckLimits.deckIDBytes
        && text.allSatisfy { Self.isLowercase($0) || Self.isDigit($0) || $0 == Self.hyphen }
    case .cardID:
      text.count <= DeckLimits.cardIDBytes && text.allSatisfy { (0x21...0x7E).contains($0) }
    case .languageTag: Self.isLanguageTag(text)
    case .fileName: Self.isFileName(text)
    }
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func isLanguageTag(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: hyphen, omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count),
      language.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// No folders, so that a deck cannot name a file outside its own; nothing hidden; no controls.
  private static func isFileName(_ text: [UInt8]) -> Bool {
    text.first != UInt8(ascii: ".") && text.count <= 255
      && text.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
      }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
