internal import CardCore

/// How a card is turned over by a key.
public enum FlipStyle: String, Hashable, Sendable, CaseIterable {
  /// About its vertical axis.
  case vertical
  /// End over end.
  case horizontal
  /// Over a corner.
  case diagonal
  /// Pressed together like an accordion and drawn out again.
  case fold
  /// Rolled away from a corner, with the other side below.
  case curl

  /// How the turn is played: paper that folds or rolls cannot swing beyond its end.
  var animation: Animation {
    switch self {
    case .vertical, .horizontal, .diagonal: .spring(response: 0.5, dampingFraction: 0.8)
    case .fold: .spring(response: 0.6, dampingFraction: 1)
    case .curl: .spring(response: 0.7, dampingFraction: 1)
    }
  }

  /// The panels of a card on its way from one side to the other.
  ///
  /// - Parameters:
  ///   - progress: How much of the way is done, 0...1.
  ///   - sides: The side that lies up at the beginning, and the other.
  ///   - metrics: Where the card lies.
  ///   - shadowOpacity: How dark its shadow is.
  func panels(
    at progress: Double, sides: CardSides, metrics: CardMetrics, shadowOpacity: Double
  ) -> [Panel] {
    // Whoever rolls the card away finds its other side below.
    let below = CardSides(front: sides.back, back: sides.front)
    let stage = EffectStage(
      screen: metrics.screen, cellAspect: metrics.cellAspect, card: metrics.card,
      cards: [sides, below], shadowOpacity: shadowOpacity)
    return effect.panels(at: progress, on: stage)
  }

  private var effect: any CardEffect {
    switch self {
    case .vertical: FlipEffect.vertical
    case .horizontal: FlipEffect.horizontal
    case .diagonal: FlipEffect.diagonal
    case .fold: AccordionEffect(panels: 4)
    case .curl: CurlEffect()
    }
  }
}
