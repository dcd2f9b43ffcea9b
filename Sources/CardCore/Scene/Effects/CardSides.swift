/// The two sides of a card as they are laid on paper.
public struct CardSides: Hashable, Sendable {
  /// The side that is up at rest.
  public var front: Face
  /// The side that is down at rest.
  public var back: Face

  /// Creates a card from its sides.
  public init(front: Face, back: Face) {
    self.front = front
    self.back = back
  }
}
