/// A card as its deck's file has it.
public struct Card: Hashable, Sendable {
  /// The identity that the file gives it, if any.
  public var id: String?
  /// What is asked.
  public var front: String
  /// The accepted answers, the best first; never empty.
  public var back: [String]
  /// How the front is read: pronunciation, kana, plural.
  public var reading: String?
  /// A sentence that uses the word, on both sides.
  public var example: Example?
  /// A help that may be shown before the answer.
  public var hint: String?
  /// The groups that the card belongs to.
  public var tags: [String]
  /// The file name of a picture, relative to the deck's folder.
  public var image: String?

  /// A sentence and its translation.
  public struct Example: Hashable, Sendable {
    /// The sentence, in the front's language.
    public var front: String
    /// The translation, in the back's language; nil when there is none.
    public var back: String?

    /// Creates an example.
    public init(front: String, back: String? = nil) {
      self.front = front
      self.back = back
    }
  }

  /// Creates a card.
  public init(
    id: String? = nil, front: String, back: [String], reading: String? = nil,
    example: Example? = nil, hint: String? = nil, tags: [String] = [], image: String? = nil
  ) {
    self.id = id
    self.front = front
    self.back = back
    self.reading = reading
    self.example = example
    self.hint = hint
    self.tags = tags
    self.image = image
  }
}

extension Card {
  /// What tells a card from the others of its deck: its own id, or else its front.
  public struct Key: Hashable, Sendable {
    /// The card's `id`, if the file gives one.
    public var id: String?
    /// The front's text.
    public var front: String
    /// The first accepted answer.
    public var back: String

    /// Creates a key.
    public init(id: String?, front: String, back: String) {
      self.id = id
      self.front = front
      self.back = back
    }

    /// The key of a card.
    public init(_ card: Card) {
      self.init(id: card.id, front: card.front, back: card.back.first ?? "")
    }
  }
}
