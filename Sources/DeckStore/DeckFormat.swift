/// A way to write decks in files.
///
/// To add one: a new file in `Formats/`, and a line in `DeckFormats.all`.
public protocol DeckFormat: Sendable {
  /// The file name extensions that mean this format, lower case, without the dot.
  var fileExtensions: [String] { get }

  /// Reads a file.
  func decode(_ bytes: [UInt8]) throws(DeckError) -> Deck

  /// All faults of a file, at most `maximum`; none when it can be read.
  func diagnose(_ bytes: [UInt8], maximum: Int) -> [DeckError]

  /// What a file may have got wrong though it can be read, at most `maximum`.
  func warnings(_ bytes: [UInt8], maximum: Int) -> [DeckWarning]
}

/// The formats that decks can be in.
public enum DeckFormats {
  /// Every format.
  public static let all: [any DeckFormat] = [JSONDeckFormat()]

  /// The format of files with an extension, in upper or lower case, without the dot.
  public static func format(forExtension name: String) throws(DeckError) -> any DeckFormat {
    let lowercase = name.lowercased()
    guard let format = all.first(where: { $0.fileExtensions.contains(lowercase) }) else {
      throw .unknownFormat(extension: name)
    }
    return format
  }

  static var extensionList: String {
    all.flatMap(\.fileExtensions).map { "." + $0 }.joined(separator: ", ")
  }
}
