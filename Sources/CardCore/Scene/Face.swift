/// One side of a card as content: what stands on the paper, before it is laid out.
public struct Face: Hashable, Sendable {
  /// The large text in the upper part; several lines when it does not fit on one.
  public var headline: String
  /// The running text below, in the order in which it is read.
  public var lines: [FaceLine]
  /// The picture beside or below the text; nil for none.
  public var picture: FacePicture?
  /// The colours of the side.
  public var paper: Paper
  /// The line of running text that is shown first, when there is more than fits.
  public var scrollOffset: Int

  /// Creates a side from its texts and colours.
  public init(
    headline: String, lines: [FaceLine] = [], picture: FacePicture? = nil, paper: Paper,
    scrollOffset: Int = 0
  ) {
    self.headline = headline
    self.lines = lines
    self.picture = picture
    self.paper = paper
    self.scrollOffset = scrollOffset
  }
}

/// Which picture stands on a side.
public struct FacePicture: Hashable, Sendable {
  /// The folder of the deck, which pictures never leave.
  public var folder: String
  /// The picture's path from there, as the deck has it.
  public var path: String

  /// Names a picture.
  public init(path: String, inFolder folder: String) {
    self.folder = folder
    self.path = path
  }
}

/// A paragraph of running text on a side.
public struct FaceLine: Hashable, Sendable {
  /// What a paragraph is for, which decides its colour.
  public enum Role: Hashable, Sendable {
    /// Pronunciation, grammar, or another help to reading.
    case reading
    /// A sentence that uses the word.
    case example
    /// The other side's headline, repeated small.
    case recall
    /// A quiet note: hint, tags, further answers.
    case note
  }

  /// The text; wrapped to the width of the card.
  public var text: String
  /// What the text is for.
  public var role: Role

  /// Creates a paragraph.
  public init(_ text: String, role: Role) {
    self.text = text
    self.role = role
  }
}
