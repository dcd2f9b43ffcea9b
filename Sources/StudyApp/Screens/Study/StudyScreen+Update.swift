internal import CardCore
internal import DeckStore
internal import Scheduling

extension StudyScreen {
  /// Reacts to a command.
  mutating func update(_ command: Command, context: inout AppContext, now: Now) -> [Effect] {
    notice = nil
    switch command {
    case .turnOrGood: return turnOrGood(context: &context, now: now)
    case .gradeAgain: return grade(.again, context: &context, now: now)
    case .gradeHard: return grade(.hard, context: &context, now: now)
    case .gradeGood: return grade(.good, context: &context, now: now)
    case .gradeEasy: return grade(.easy, context: &context, now: now)
    case .undo: return undo()
    case .later: putAside(context: context, now: now)
    case .hint: showHint(context: context)
    default:
      _ = table.update(command, context: context, at: now.seconds)
      noteAnswerSeen(at: now.seconds)
    }
    return []
  }

  /// Turns the card over, or grades it Good when its answer lies open.
  mutating func turnOrGood(context: inout AppContext, now: Now) -> [Effect] {
    guard let card = table.current else { return [] }
    if card.isAnswerSeen && card.motion.headsForBack {
      // A key that bounces must not grade before the answer can be seen.
      guard CardMotion.isBack(degrees: card.motion.turn.value(at: now.seconds)) else { return [] }
      return grade(.good, context: &context, now: now)
    }
    turnOver(context: context, now: now)
    return []
  }

  /// Turns the card over.
  mutating func turnOver(context: AppContext, now: Now) {
    table.turnOver(context: context, at: now.seconds)
    noteAnswerSeen(at: now.seconds)
  }

  /// Grades the card, once its answer has been seen, and asks for it to be kept.
  mutating func grade(
    _ grade: Grade, leavesAsLeaf: Bool = false, context: inout AppContext, now: Now
  ) -> [Effect] {
    guard pending == nil, let card = table.current else { return [] }
    guard card.isAnswerSeen else {
      notice = "Turn the card over first: Space."
      return []
    }
    let milliseconds = min(60_000, max(0, (now.seconds - card.shownAt) * 1000))
    let review = session.review(
      of: card.index, grade: grade, id: context.identifiers.next(), at: now.moment,
      answerMilliseconds: Int(milliseconds))
    pending = review
    pendingLeavesAsLeaf = leavesAsLeaf
    return [.record(review)]
  }

  /// Moves on, now that the grade is on disk.
  mutating func recorded(id: String, context: AppContext, now: Now) {
    guard let review = pending, review.id == id, let card = table.current else { return }
    pending = nil
    session.confirm(review, of: card.index)
    table.sendAway(
      to: FlightEnd.of(review.grade), asLeaf: pendingLeavesAsLeaf, context: context,
      at: now.seconds)
    deal(context: context, now: now)
  }

  /// Stays on the card, as its grade could not be kept.
  mutating func recordingFailed(id: String, reason: String, context: AppContext, now: Now) {
    guard pending?.id == id else { return }
    pending = nil
    notice = reason
    table.current?.motion.lieDown(at: now.seconds)
  }

  /// Asks for the last grade to be taken back.
  mutating func undo() -> [Effect] {
    guard pending == nil else { return [] }
    guard let last = session.lastReview else {
      notice = "Nothing to take back."
      return []
    }
    return [.undo(last.review)]
  }

  /// Brings the last card back, now that its grade is taken back on disk.
  mutating func undone(id: String, context: AppContext, now: Now) {
    guard let review = session.lastReview?.review, review.id == id,
      let index = session.undo(at: now.moment)
    else { return }
    var card =
      table.catchLeaving(index: index)
      ?? self.card(at: index, context: context, now: now)
    card.isAnswerSeen = true
    card.shownAt = now.seconds
    if !card.motion.headsForBack { card.motion.turn = AnimatedValue(180) }
    card.motion.bringBack(
      from: FlightEnd.of(review.grade), setting: context.motion, at: now.seconds)
    table.cover(with: card)
  }

  /// Puts the card behind the others without grading it.
  mutating func putAside(context: AppContext, now: Now, asLeaf: Bool = false) {
    guard pending == nil, let card = table.current else { return }
    session.postpone(card.index)
    guard session.nextIndex(at: now.moment) != card.index else {
      notice = "This is the last card."
      table.current?.motion.lieDown(at: now.seconds)
      return
    }
    table.sendAway(to: FlightEnd.aside, asLeaf: asLeaf, context: context, at: now.seconds)
    deal(context: context, now: now)
    notice = "Put aside for later."
  }

  private mutating func showHint(context: AppContext) {
    guard var card = table.current else { return }
    let source = session.deck.cards[card.index]
    guard source.hint != nil else {
      notice = "This card has no hint."
      return
    }
    let offset = card.faces.front.scrollOffset
    card.faces.front = CardFaces(source, theme: context.theme, showsHint: true).front
    card.faces.front.scrollOffset = offset
    table.current = card
  }
}
