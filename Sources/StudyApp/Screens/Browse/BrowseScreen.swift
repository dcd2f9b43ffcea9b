internal import CardCore
internal import DeckStore
internal import Terminal

/// A deck to leaf through: nothing is asked, nothing is graded.
public struct BrowseScreen: Sendable {
  /// The deck.
  let deck: Deck
  /// Its title.
  let title: String
  /// The chance that each card that has been studied is remembered in a week, for the wall.
  let retrievability: [Int: Double]
  /// The place in the deck of the card in front.
  private(set) var index: Int
  /// The card in front, and those that come and go.
  var table = CardTable()

  /// Opens a deck at a card.
  init(
    deck: Deck, title: String, retrievability: [Int: Double], index: Int = 0, context: AppContext,
    now: Now
  ) {
    self.deck = deck
    self.title = title
    self.retrievability = retrievability
    self.index = max(0, min(index, deck.cards.count - 1))
    table.lay(
      card(at: self.index, context: context, now: now), rises: true, context: context,
      at: now.seconds)
  }

  /// Reacts to a command.
  mutating func update(_ command: Command, context: AppContext, now: Now) {
    switch command {
    case .turnOver: table.turnOver(context: context, at: now.seconds)
    case .next: turnForward(context: context, now: now)
    case .previous: turnBack(context: context, now: now)
    case .first: go(to: 0, context: context, now: now)
    case .last: go(to: deck.cards.count - 1, context: context, now: now)
    default: _ = table.update(command, context: context, at: now.seconds)
    }
  }

  /// Reacts to the mouse.
  mutating func update(_ event: MouseEvent, context: AppContext, now: Now) {
    let isLeft = event.position.column < context.metrics.card.origin.column
    if case .press(.left) = event.kind, isLeft, table.grip == nil {
      takeLeafBack(at: event.position, context: context, now: now)
      return
    }
    let outcome = table.update(event, context: context, at: now.seconds)
    if table.holdsLeaf, table.beneath == nil, context.motion == .full {
      table.beneath = card(at: index + 1, context: context, now: now)
    }
    switch outcome {
    case .nothing: break
    case .clicked: table.turnOver(context: context, at: now.seconds)
    case .clickedBeside: if !isLeft { turnForward(context: context, now: now) }
    case .pageTurned: turnForward(context: context, now: now)
    }
  }

  /// Turns the leaf in front over to the left; the next one lies below.
  private mutating func turnForward(context: AppContext, now: Now) {
    guard index + 1 < deck.cards.count else {
      table.current?.motion.lieDown(at: now.seconds)
      return
    }
    index += 1
    table.sendAway(to: FlightEnd.leaf, asLeaf: true, context: context, at: now.seconds)
    table.lay(
      card(at: index, context: context, now: now), rises: false, context: context, at: now.seconds)
  }

  /// Turns the leaf before back over the one in front.
  private mutating func turnBack(context: AppContext, now: Now) {
    guard var leaf = previousLeaf(context: context, now: now) else { return }
    leaf.motion.bringBack(from: FlightEnd.leaf, setting: context.motion, at: now.seconds)
    table.cover(with: leaf)
  }

  /// Puts the leaf before into the hand, to be turned back with the pointer.
  private mutating func takeLeafBack(at cell: CellPoint, context: AppContext, now: Now) {
    guard let leaf = previousLeaf(context: context, now: now) else { return }
    table.cover(with: leaf)
    table.grip = Grip(kind: .page, start: cell)
  }

  /// The leaf before as it lies on the left, turned over; it becomes the one in front.
  private mutating func previousLeaf(context: AppContext, now: Now) -> TableCard? {
    guard index > 0 else { return nil }
    index -= 1
    if let card = table.catchLeaving(index: index) { return card }
    var leaf = card(at: index, context: context, now: now)
    if context.motion == .full { leaf?.motion.leaf = AnimatedValue(180) }
    return leaf
  }

  private mutating func go(to place: Int, context: AppContext, now: Now) {
    guard place != index, deck.cards.indices.contains(place) else { return }
    index = place
    table.clearAway()
    table.lay(
      card(at: index, context: context, now: now), rises: true, context: context, at: now.seconds)
  }

  private func card(at place: Int, context: AppContext, now: Now) -> TableCard? {
    guard deck.cards.indices.contains(place) else { return nil }
    return TableCard(
      index: place, faces: CardFaces(deck.cards[place], theme: context.theme, showsHint: true),
      shownAt: now.seconds)
  }
}
