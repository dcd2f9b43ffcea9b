internal import CardCore
internal import DeckStore
internal import Scheduling
internal import Terminal

extension StudyScreen {
  /// Reacts to the mouse.
  mutating func update(_ event: MouseEvent, context: inout AppContext, now: Now) -> [Effect] {
    if case .press(.left) = event.kind {
      notice = nil
      if table.grip == nil, let grade = gradeButton(at: event.position, context: context) {
        return self.grade(grade, context: &context, now: now)
      }
    }
    let outcome = table.update(event, context: context, at: now.seconds)
    noteAnswerSeen(at: now.seconds)
    if table.holdsLeaf, table.beneath == nil, context.motion == .full {
      table.beneath = cardBelow(context: context, now: now)
    }
    switch outcome {
    case .nothing, .clickedBeside: return []
    case .clicked:
      turnOver(context: context, now: now)
      return []
    case .pageTurned: return turnPage(context: &context, now: now)
    }
  }

  /// The card that would come if the page were turned now, with its question up.
  private func cardBelow(context: AppContext, now: Now) -> TableCard? {
    guard let card = table.current,
      let index = session.index(
        after: card.index, gradedGood: card.isAnswerSeen, at: now.moment), index != card.index
    else { return nil }
    return TableCard(
      index: index, faces: CardFaces(session.deck.cards[index], theme: context.theme),
      shownAt: now.seconds)
  }

  /// Goes to the next card: an open answer is graded Good, a question is put aside.
  private mutating func turnPage(context: inout AppContext, now: Now) -> [Effect] {
    if table.current?.isAnswerSeen == true {
      return grade(.good, leavesAsLeaf: true, context: &context, now: now)
    }
    putAside(context: context, now: now, asLeaf: true)
    return []
  }
}
