/// Why a deck cannot be read.
///
/// `message(file:)` makes the sentence for people.
public enum DeckError: Error, Hashable, Sendable {
  /// The file is larger than a deck may be.
  case fileTooLarge(bytes: Int, limit: Int)
  /// No format reads files with this extension.
  case unknownFormat(extension: String)
  /// The file is in UTF-16 or UTF-32, not in UTF-8.
  case wideEncoding
  /// A byte that is not well-formed UTF-8.
  case invalidUTF8(UInt8, at: TextPosition)
  /// Something else than JSON's grammar asks for.
  case unexpected(Found, Expectation, at: TextPosition)
  /// An escape that names half of a surrogate pair.
  case loneSurrogate(at: TextPosition)
  /// More objects and arrays inside one another than the limit.
  case nestedTooDeeply(limit: Int, at: TextPosition)
  /// A key that its object already has.
  case duplicateKey(String, first: TextPosition, at: TextPosition)
  /// A field that must be there; the place is its object's.
  case missing(Field, at: TextPosition)
  /// A value of the wrong kind.
  case wrongKind(Field, found: JSONKind, at: TextPosition)
  /// A text without any visible character, or a list without an element.
  case empty(Field, at: TextPosition)
  /// A text longer than the limit, in bytes.
  case tooLong(Field, limit: Int, at: TextPosition)
  /// More of something than the limit.
  case tooMany(Counted, limit: Int, at: TextPosition)
  /// A text that its field does not allow, such as an `id` with a space.
  case invalid(Field, String, at: TextPosition)
  /// A front that another card without an `id` already has.
  case duplicateFront(String, first: TextPosition, at: TextPosition)
  /// An `id` that another card already has.
  case duplicateID(String, first: TextPosition, at: TextPosition)
}

extension DeckError {
  /// What stands in the file where something else is expected.
  public enum Found: Hashable, Sendable {
    /// The file ends.
    case endOfFile
    /// A character.
    case scalar(Unicode.Scalar)
  }

  /// What JSON's grammar asks for.
  public enum Expectation: Hashable, Sendable, CaseIterable {
    /// Any value.
    case value
    /// A value, as an array does not end with a comma.
    case valueAfterComma
    /// The opening brace of the deck.
    case object
    /// The closing quote of a string.
    case endOfString
    /// The first key of an object, or its end.
    case keyOrBrace
    /// A key, as an object does not end with a comma.
    case keyAfterComma
    /// The colon between a key and its value.
    case colon
    /// A comma, or the end of an object.
    case commaOrBrace
    /// A comma, or the end of an array.
    case commaOrBracket
    /// A digit of a number.
    case digit
    /// A number that does not start with a needless zero.
    case numberWithoutLeadingZero
    /// One of the letters that may follow a backslash.
    case escape
    /// Four hexadecimal digits after `\u`.
    case hexadecimalDigits
    /// A line break, tab or other control written as an escape.
    case escapedControl
    /// The end of the file.
    case endOfFile
  }

  /// A field of the format, named as the file names it.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The whole document.
    case deck = "deck"
    /// The deck's `id`.
    case deckID = "deck id"
    /// The deck's `title`.
    case title
    /// The deck's `description`.
    case description
    /// The deck's `languages`.
    case languages
    /// The language of the fronts.
    case frontLanguage = "languages.front"
    /// The language of the backs.
    case backLanguage = "languages.back"
    /// The deck's `cards`.
    case cards
    /// One element of `cards`.
    case card
    /// A card's `id`.
    case id
    /// A card's `front`.
    case front
    /// A card's `back`.
    case back
    /// A card's `reading`.
    case reading
    /// A card's `example`.
    case example
    /// The sentence of an example.
    case exampleFront = "example.front"
    /// The translation of an example.
    case exampleBack = "example.back"
    /// A card's `hint`.
    case hint
    /// A card's `tags`.
    case tags
    /// A card's `image`.
    case image
  }

  /// What is counted.
  public enum Counted: Hashable, Sendable, CaseIterable {
    /// Cards of a deck.
    case cards
    /// Keys of an object.
    case keys
    /// Accepted answers of a card.
    case answers
    /// Tags of a card.
    case tags
    /// Combining marks on one character.
    case marks
  }
}
