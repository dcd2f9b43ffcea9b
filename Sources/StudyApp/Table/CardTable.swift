internal import CardCore

/// The cards that lie on the table, come to it and leave it, and the hand on the one in front.
struct CardTable: Sendable {
  /// The card in front; nil when the table is bare.
  var current: TableCard?
  /// Cards on their way off the table, the newest last.
  private(set) var leaving: [TableCard] = []
  /// A card that is being covered by one that comes back.
  private(set) var covered: TableCard?
  /// The card that is found below a leaf in the hand; its question only.
  var beneath: TableCard?
  /// What the hand holds.
  var grip: Grip?

  /// The most cards that are in the air at once: fast grading must not pile up work for the eye.
  private static let mostLeaving = 3

  /// Whether something moves that must be drawn again soon.
  func isMoving(at seconds: Double) -> Bool {
    let cards = leaving + [current, covered].compactMap { $0 }
    return cards.contains { !$0.motion.isSettled(at: seconds) }
  }

  /// Forgets cards that have left, and the covered one once it is covered.
  mutating func settle(at seconds: Double) {
    leaving.removeAll { $0.motion.isSettled(at: seconds) }
    guard current?.motion.isSettled(at: seconds) ?? true else { return }
    covered = nil
    if grip == nil { beneath = nil }
  }

  /// Lets everything but the card in front vanish, and the hand let go.
  mutating func clearAway() {
    leaving = []
    covered = nil
    beneath = nil
    grip = nil
  }

  /// Lays a card in front.
  ///
  /// - Parameter rises: Whether it comes up from the pile, when things move at all.
  mutating func lay(_ card: TableCard?, rises: Bool, context: AppContext, at seconds: Double) {
    current = card
    beneath = nil
    grip = nil
    guard context.motion == .full else {
      if rises, context.motion == .reduced {
        current?.motion.fade = CrossFade(appearingAt: seconds)
      }
      return
    }
    current?.motion.tilt.swaysWhenIdle = context.sways
    guard rises else { return }
    current?.motion.arrival = AnimatedValue(0)
    current?.motion.arrival.animate(to: 1, with: .arrive, at: seconds)
  }

  /// Sends the card in front off the table; the next one is still to be laid.
  mutating func sendAway(to end: Point, asLeaf: Bool, context: AppContext, at seconds: Double) {
    guard var card = current else { return }
    current = nil
    grip = nil
    guard context.motion == .full else { return }
    card.motion.sendAway(to: end, asLeaf: asLeaf, at: seconds)
    leaving.append(card)
    if leaving.count > Self.mostLeaving { leaving.removeFirst() }
  }

  /// The card of a place in the deck, if it is still in the air, which then is free to come back.
  mutating func catchLeaving(index: Int) -> TableCard? {
    let card = leaving.last { $0.index == index }
    leaving.removeAll { $0.index == index }
    return card
  }

  /// Whether a leaf is in the hand that has been moved.
  var holdsLeaf: Bool { grip.map { $0.kind == .page && $0.hasMoved } ?? false }

  /// Lays a card that comes back over the card in front.
  mutating func cover(with card: TableCard) {
    covered = current
    current = card
    grip = nil
  }

  /// Prints all cards anew in the colours of a theme, wherever they are.
  mutating func useColors(of theme: Theme) {
    current?.faces.useColors(of: theme)
    covered?.faces.useColors(of: theme)
    for index in leaving.indices { leaving[index].faces.useColors(of: theme) }
  }

  /// Draws the cards, the highest last.
  func draw(on canvas: inout Canvas, context: AppContext, at seconds: Double) {
    for card in [beneath, covered, current].compactMap({ $0 }) + leaving {
      let panels = card.panels(in: context.metrics, theme: context.theme, at: seconds)
      canvas.picture.elements += panels.map { .panel($0) }
    }
  }
}
