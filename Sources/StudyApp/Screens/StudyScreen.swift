internal import CardCore
internal import DeckStore
internal import Scheduling

/// A session on the screen: the card in hand, those that come and go, and the hand itself.
public struct StudyScreen: Sendable {
  /// The session.
  public internal(set) var session: StudySession
  /// The card to be answered; nil when nothing is due.
  var current: TableCard?
  /// Cards on their way off the table, the newest last.
  var leaving: [TableCard] = []
  /// A card that is being covered by one that comes back.
  var covered: TableCard?
  /// What the hand holds.
  var grip: Grip?
  /// A grade that is being written to disk.
  var pending: Review?
  /// The way a pending card will leave.
  var pendingLeavesAsLeaf = false
  /// A message about what went wrong, or a quiet word.
  public internal(set) var notice: String?
  /// When the session began, in seconds.
  let startedAt: Double

  /// Starts with the first card.
  init(session: StudySession, context: AppContext, now: Now) {
    self.session = session
    startedAt = now.seconds
    deal(context: context, now: now)
  }

  /// Whether there is nothing left to answer now.
  var isFinished: Bool { current == nil && pending == nil }

  /// Whether something moves that must be drawn again soon.
  func isMoving(at seconds: Double) -> Bool {
    let cards = leaving + [current, covered].compactMap { $0 }
    return cards.contains { !$0.motion.isSettled(at: seconds) }
  }

  /// Forgets cards that have left, and settles what has come to rest.
  mutating func settle(at seconds: Double) {
    leaving.removeAll { $0.motion.isSettled(at: seconds) }
    if current?.motion.isSettled(at: seconds) ?? true { covered = nil }
  }

  /// Puts the next card on the table.
  mutating func deal(context: AppContext, now: Now) {
    session.turnToDay(of: now.moment)
    guard let index = session.nextIndex(at: now.moment) else {
      current = nil
      return
    }
    var card = TableCard(
      index: index, faces: CardFaces(session.deck.cards[index], theme: context.theme),
      shownAt: now.seconds)
    if context.motion == .full {
      card.motion.arrival = AnimatedValue(0)
      card.motion.arrival.animate(to: 1, with: .arrive, at: now.seconds)
    }
    current = card
    grip = nil
  }

  /// Notes that the answer has been seen, once its side is or is about to be up.
  mutating func noteAnswerSeen(at seconds: Double) {
    guard var card = current, !card.isAnswerSeen else { return }
    if card.motion.headsForBack || CardMotion.isBack(degrees: card.motion.turn.value(at: seconds)) {
      card.isAnswerSeen = true
      current = card
    }
  }
}
