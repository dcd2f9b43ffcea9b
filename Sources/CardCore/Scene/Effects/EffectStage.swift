/// Where an effect is shown, and with which cards.
public struct EffectStage: Hashable, Sendable {
  /// The screen.
  public var screen: CellSize
  /// The height of a cell in columns.
  public var cellAspect: Double
  /// Where a card lies at rest.
  public var card: CellRect
  /// The cards, the first one up; effects that need more repeat them.
  public var cards: [CardSides]
  /// How dark shadows are: 0 is nothing, 1 black.
  public var shadowOpacity: Double

  /// Creates a stage; an unusable aspect counts as 2, an unusable opacity as 0.
  public init(
    screen: CellSize, cellAspect: Double = 2, card: CellRect, cards: [CardSides],
    shadowOpacity: Double = 0.45
  ) {
    self.screen = screen
    self.cellAspect = cellAspect >= 0.1 && cellAspect <= 10 ? cellAspect : 2
    self.card = card
    self.cards = cards
    self.shadowOpacity = shadowOpacity.clamped(to: 0...1)
  }

  /// The extent of a card in points.
  public var size: Size { size(of: card.size) }

  /// The extent of some cells in points.
  func size(of cells: CellSize) -> Size {
    Size(width: Double(cells.columns), height: Double(cells.rows) * cellAspect)
  }

  /// The extent of the screen in points.
  var screenSize: Size { size(of: screen) }

  /// The card at an index, which may be any number; cards are repeated.
  public func sides(_ index: Int) -> CardSides {
    guard !cards.isEmpty else {
      let blank = Face(headline: "", paper: .blank)
      return CardSides(front: blank, back: blank)
    }
    let place = index % cards.count
    return cards[place < 0 ? place + cards.count : place]
  }

  /// A card at rest in its place.
  func panel(_ index: Int = 0) -> Panel { panel(index, in: card) }

  /// A card at rest in some place; a small card shows its headlines only.
  func panel(_ index: Int, in place: CellRect) -> Panel {
    var sides = sides(index)
    if place.size.columns < 22 || place.size.rows < 6 {
      sides.front.lines = []
      sides.back.lines = []
    }
    return Panel(
      front: sides.front, back: sides.back, size: place.size, column: Double(place.origin.column),
      row: Double(place.origin.row), shadow: shadow())
  }

  /// The shadow of a card that lies so many points above the table; nil on stages without shadows.
  func shadow(lift: Double = 0) -> Shadow? {
    guard shadowOpacity > 0 else { return nil }
    return Shadow(x: 1.2 + 0.1 * lift, y: 1.2 + 0.12 * lift, opacity: shadowOpacity)
  }
}
