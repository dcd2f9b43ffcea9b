internal import CardCore
internal import DeckStore
internal import Scheduling

/// A session on the screen.
public struct StudyScreen: Sendable {
  /// The session.
  public internal(set) var session: StudySession
  /// The card to be answered, and those that come and go.
  var table = CardTable()
  /// A grade that is being written to disk.
  var pending: Review?
  /// The way a pending card will leave.
  var pendingLeavesAsLeaf = false
  /// A message about what went wrong, or a quiet word.
  public internal(set) var notice: String?

  /// Starts with the first card.
  init(session: StudySession, context: AppContext, now: Now) {
    self.session = session
    deal(context: context, now: now)
  }

  /// Whether there is nothing left to answer now.
  var isFinished: Bool { table.current == nil && pending == nil }

  /// Puts the next card on the table.
  mutating func deal(context: AppContext, now: Now) {
    session.turnToDay(of: now.moment)
    let card = session.nextIndex(at: now.moment).map { index in
      TableCard(
        index: index, faces: CardFaces(session.deck.cards[index], theme: context.theme),
        shownAt: now.seconds)
    }
    table.lay(card, rises: true, context: context, at: now.seconds)
  }

  /// Notes that the answer has been seen, once its side is or is about to be up.
  mutating func noteAnswerSeen(at seconds: Double) {
    guard let motion = table.current?.motion else { return }
    if motion.headsForBack || CardMotion.isBack(degrees: motion.turn.value(at: seconds)) {
      table.current?.isAnswerSeen = true
    }
  }
}
