internal import CardCore
internal import DeckStore
internal import Scheduling
internal import Terminal

/// All cards of a deck at once, coloured by how strongly they are remembered.
public struct WallScreen: Sendable {
  /// The deck.
  let deck: Deck
  /// Its title.
  let title: String
  /// The folder of its file.
  let folder: String
  /// The chance that each card that has been studied is remembered in a week, by its place in the deck.
  let retrievability: [Int: Double]
  /// The place in the deck of the chosen card.
  private(set) var selection: Int
  /// The wave that turns the cards: each whole number is a side.
  private(set) var wave = AnimatedValue(0.0)
  /// What stands for the wave where motion is reduced.
  private(set) var fade = CrossFade.none
  /// The place in the deck from which the wave spreads.
  private(set) var waveCenter: Int

  /// The length of a wave in seconds.
  static let waveDuration = 1.1
  /// The share of a wave in which one card turns.
  static let turnShare = 0.4

  /// Lays all cards of a deck out.
  init(
    deck: Deck, title: String, folder: String, retrievability: [Int: Double], selection: Int = 0
  ) {
    self.deck = deck
    self.title = title
    self.folder = folder
    self.retrievability = retrievability
    self.selection = max(0, min(selection, deck.cards.count - 1))
    waveCenter = self.selection
  }

  /// Whether cards are turning.
  func isMoving(at seconds: Double) -> Bool {
    !wave.isSettled(at: seconds) || !fade.isSettled(at: seconds)
  }

  /// Reacts to a command.
  mutating func update(_ command: Command, context: AppContext, now: Now) {
    let layout = layout(screen: context.size)
    switch command {
    case .previous: move(by: -1)
    case .next: move(by: 1)
    case .up: move(by: -layout.columns)
    case .down: move(by: layout.columns)
    case .pageUp: move(by: -layout.columns * layout.rows)
    case .pageDown: move(by: layout.columns * layout.rows)
    case .first: selection = 0
    case .last: selection = max(0, deck.cards.count - 1)
    case .turnOver: sendWave(context: context, at: now.seconds)
    default: break
    }
  }

  /// The place in the deck of the small card at a cell, if there is one.
  func card(at cell: CellPoint, screen: CellSize) -> Int? {
    let layout = layout(screen: screen)
    let first = firstVisible(layout)
    for place in first..<min(deck.cards.count, first + layout.columns * layout.rows) {
      let offset = place - first
      let rect = layout.rect(column: offset % layout.columns, row: offset / layout.columns)
      if rect.contains(cell) { return place }
    }
    return nil
  }

  /// Chooses a card.
  mutating func choose(_ place: Int) {
    if deck.cards.indices.contains(place) { selection = place }
  }

  /// Turns all cards over, beginning with the chosen one.
  private mutating func sendWave(context: AppContext, at seconds: Double) {
    let target = (wave.target + 1).rounded()
    waveCenter = selection
    wave = AnimatedValue(context.motion == .full ? target - 1 : target)
    switch context.motion {
    case .full: wave.animate(to: target, with: .linear(duration: Self.waveDuration), at: seconds)
    case .reduced: fade = CrossFade(startingAt: seconds)
    case .none: break
    }
  }

  private mutating func move(by places: Int) {
    let place = selection + places
    // A step beyond an end stays in its column.
    if deck.cards.indices.contains(place) { selection = place }
  }

  /// Where the small cards lie.
  func layout(screen: CellSize) -> WallLayout {
    WallLayout(count: deck.cards.count, screen: screen)
  }

  /// The first card that is seen: the chosen one is always among them, in the middle if need be.
  func firstVisible(_ layout: WallLayout) -> Int {
    let total = (deck.cards.count + layout.columns - 1) / layout.columns
    let row = selection / layout.columns
    let first = min(max(0, total - layout.rows), max(0, row - layout.rows / 2))
    return first * layout.columns
  }
}
