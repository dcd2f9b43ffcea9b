/// What tells a card from all others: its deck, and its own id or else its front.
public struct CardIdentity: Hashable, Sendable {
  /// The deck's identity: its `id`, else the name of its file without the extension.
  public var deck: String
  /// The card's `id`, when the deck file gives one.
  public var id: String?
  /// The front's text.
  public var front: String
  /// The first accepted answer.
  public var back: String

  /// Creates an identity.
  public init(deck: String, id: String?, front: String, back: String) {
    self.deck = deck
    self.id = id
    self.front = front
    self.back = back
  }
}
