public import CardCore
public import DeckStore

/// The two sides of a card as they are printed.
public struct CardFaces: Hashable, Sendable {
  /// The side that asks.
  public var front: Face
  /// The side that answers, with the question repeated small.
  public var back: Face

  /// Creates a card from sides that are laid out already.
  public init(front: Face, back: Face) {
    self.front = front
    self.back = back
  }

  /// Creates the sides of a card in the colours of a theme.
  ///
  /// All texts pass the sanitiser here, so nothing else reaches the screen. The reading of a word
  /// in Chinese characters is part of what is asked, so it stands on the back only; any other
  /// reading (pronunciation, plural) helps on both sides.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - theme: The colours.
  ///   - showsHint: Whether the hint is printed below the question.
  ///   - folder: The folder of the deck, for the card's picture; it stands beside the answer, since
  ///     it may give it away. nil shows none.
  public init(_ card: Card, theme: Theme, showsHint: Bool = false, folder: String? = nil) {
    let question = DisplayText.sanitized(card.front)
    let answers = card.back.map { DisplayText.sanitized($0) }
    var asked: [FaceLine] = []
    var answered: [FaceLine] = []
    if answers.count > 1 {
      answered.append(
        FaceLine("also: " + answers.dropFirst().joined(separator: " · "), role: .note))
    }
    answered.append(FaceLine(question, role: .recall))
    if let reading = card.reading, !reading.isEmpty {
      let line = FaceLine(DisplayText.sanitized(reading), role: .reading)
      if !Self.isWrittenInCharacters(card.front) { asked.append(line) }
      answered.append(line)
    }
    if let example = card.example {
      asked.append(FaceLine(DisplayText.sanitized(example.front), role: .example))
      if let translation = example.back {
        answered.append(FaceLine(DisplayText.sanitized(translation), role: .example))
      }
    }
    if showsHint, let hint = card.hint {
      asked.append(FaceLine(DisplayText.sanitized(hint), role: .note))
    }
    front = Face(headline: question, lines: asked, paper: theme.front)
    let picture = folder.flatMap { folder in
      card.image.map { FacePicture(path: DisplayText.sanitized($0), inFolder: folder) }
    }
    back = Face(
      headline: answers.first ?? "", lines: answered, picture: picture, paper: theme.back)
  }

  /// Prints the card anew in the colours of a theme; nothing else changes.
  mutating func useColors(of theme: Theme) {
    front.paper = theme.front
    back.paper = theme.back
  }

  /// Whether a text holds Chinese characters, whose reading cannot be seen.
  private static func isWrittenInCharacters(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isIdeographic }
  }
}
