/// What a hand's movement has come to.
enum HandOutcome: Hashable {
  /// Nothing that concerns more than the card's pose.
  case nothing
  /// The card was clicked.
  case clicked
  /// The table beside the card was clicked.
  case clickedBeside
  /// The page was turned, forward.
  case pageTurned
}
