/// What a division of a cell costs beyond its error, for the sake of looks.
///
/// All costs are in parts, of which a cell has 64: what a part in the wrong colour would cost.
struct FittingCosts {
  /// What a blend in a small block costs: single grey blocks beside an edge look like dirt, where a
  /// row of them would look like a border.
  let blend: Float
  /// What a stripe costs: strokes that end on quadrants all alike look even.
  let stripe: Float
  /// What a pale stripe costs that is no border: the end of a stroke must not become a hair from
  /// border to border.
  let hair: Float
  /// The parts of the largest stripe that is called a hair.
  let hairParts: Float
  /// Whether the parts are strokes of ink.
  let isInk: Bool

  /// The edges of panels.
  static let edge = FittingCosts(blend: 0.5, stripe: 0, hair: 0, hairParts: 0, isInk: false)
  /// The rule, whose blends are lines.
  static let rule = FittingCosts(blend: 0, stripe: 0, hair: 0, hairParts: 0, isInk: false)
  /// Print in motion, which is seen for an instant.
  static let movingInk = FittingCosts(
    blend: 0.2, stripe: 0.25, hair: 0.6, hairParts: 8, isInk: true)
  /// Print at rest, which is looked at.
  static let restingInk = FittingCosts(
    blend: 0.2, stripe: 1.5, hair: .infinity, hairParts: 16, isInk: true)
}
