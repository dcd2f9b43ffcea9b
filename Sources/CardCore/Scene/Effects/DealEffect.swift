/// Cards that fly from a pile to their places, or back to the pile.
public struct DealEffect: CardEffect {
  /// Which way the cards go.
  public enum Direction: Hashable, Sendable {
    /// From the pile to their places.
    case deal
    /// From their places to the pile.
    case gather
  }

  /// Which way the cards go.
  public let direction: Direction
  /// The number of cards, 1...60.
  public let count: Int

  /// Creates the effect; the number of cards is kept within 1...60.
  public init(_ direction: Direction, count: Int = 12) {
    self.direction = direction
    self.count = min(max(count, 1), 60)
  }

  /// The part of the whole time that one card takes.
  private static let share = 0.35

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    direction == .deal
      ? EffectSummary(
        "deal", title: "Deal", article: .paths,
        explanation: "Cards fly from the pile in arcs, turn over on the way, and lie in rows.")
      : EffectSummary(
        "gather", title: "Gather", article: .paths,
        explanation: "The cards fly back to the pile, the last one first.")
  }

  /// Evenly, as every card has its own start and end.
  public var animation: Animation { .linear(duration: 1.8) }

  /// As many as are dealt.
  public var cardCount: Int { count }

  /// The pile from the bottom, then the cards in their places, then those in flight.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let forward = EffectProgress.usable(progress).clamped(to: 0...1)
    let progress = direction == .deal ? forward : 1 - forward
    let grid = CardGrid(count: count, on: stage)
    let pile = Self.pile(grid.card, on: stage)
    var waiting: [Panel] = []
    var lying: [Panel] = []
    var flying: [Panel] = []
    for index in 0..<count {
      let order = count > 1 ? Double(index) / Double(count - 1) : 0
      let phase = EffectProgress.staggered(progress, order: order, share: Self.share)
      let flight = CardFlight(from: pile, to: grid.place(index), stage: stage)
      let panel = flight.panel(index, at: UnitCurve.easeInOut.value(at: phase))
      if phase <= 0 {
        waiting.append(panel)
      } else if phase < 1 {
        flying.append(panel)
      } else {
        lying.append(panel)
      }
    }
    // Of the pile only the two uppermost cards can be seen.
    return waiting.prefix(2).reversed() + lying + flying.reversed()
  }

  /// The pile: in the lower left corner, partly off the screen.
  private static func pile(_ card: CellSize, on stage: EffectStage) -> CellRect {
    CellRect(
      origin: CellPoint(column: -card.columns / 3, row: stage.screen.rows - card.rows * 2 / 3),
      size: card)
  }
}
