internal import CardCore
internal import Terminal

/// What a hand holds between pressing the button and letting go.
struct Grip: Hashable, Sendable {
  /// What it does to the card.
  enum Kind: Hashable, Sendable {
    /// Tilts it.
    case tilt
    /// Turns it by an edge, from a resting turn in degrees.
    case turn(EdgeTurn, base: Double)
    /// Turns the page.
    case page
  }

  /// What it does.
  var kind: Kind
  /// Where the button went down.
  var start: CellPoint
  /// Whether the pointer has moved since, so that it is a drag and not a click.
  var hasMoved = false
}
