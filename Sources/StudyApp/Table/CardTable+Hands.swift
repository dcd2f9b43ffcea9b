internal import CardCore
internal import Terminal

extension CardTable {
  /// Follows the mouse on the card and beside it.
  mutating func update(
    _ event: MouseEvent, context: AppContext, at seconds: Double
  ) -> HandOutcome {
    switch event.kind {
    case .press(.left):
      let outcome = letGo(at: event.position, context: context, at: seconds)
      if outcome == .nothing { press(at: event.position, context: context, at: seconds) }
      return outcome
    case .drag(.left):
      drag(to: event.position, context: context, at: seconds)
    case .release, .move, .press, .drag:
      // A motion without the button, or another button, means that a release was lost.
      return letGo(at: event.position, context: context, at: seconds)
    case .wheelUp: wheel(by: -1, context: context, at: seconds)
    case .wheelDown: wheel(by: 1, context: context, at: seconds)
    }
    return .nothing
  }

  /// Lets go of the card without anything coming of it.
  mutating func dropGrip(at seconds: Double) {
    guard let held = grip else { return }
    grip = nil
    current?.motion.lieDown(at: seconds)
    if case .turn(_, let base) = held.kind {
      current?.motion.turn.release(to: base, with: .cardTurn, at: seconds)
    }
  }

  private mutating func press(at cell: CellPoint, context: AppContext, at seconds: Double) {
    guard let card = current, cell.row > 0, cell.row < context.size.rows - 1 else { return }
    let metrics = context.metrics
    let kind: Grip.Kind
    switch CardRegion(at: cell, in: metrics) {
    case .inside: kind = .tilt
    case .page: kind = .page
    case .leftEdge, .rightEdge:
      let turn = card.motion.turn.value(at: seconds)
      let base = (turn / 180).rounded() * 180
      let x = metrics.point(at: cell).x - metrics.size.width / 2
      kind = .turn(
        EdgeTurn(grabbingAt: x, turned: Angle(degrees: turn - base), size: metrics.size),
        base: base)
    }
    grip = Grip(kind: kind, start: cell)
  }

  private mutating func drag(to cell: CellPoint, context: AppContext, at seconds: Double) {
    guard var held = grip else { return }
    if cell != held.start { held.hasMoved = true }
    grip = held
    guard held.hasMoved, context.motion == .full else { return }
    let metrics = context.metrics
    let size = metrics.size
    let point = metrics.point(at: cell)
    switch held.kind {
    case .tilt:
      let start = metrics.point(at: held.start)
      current?.motion.tilt.press(
        Point(
          x: (point.x - start.x) / (size.width / 2), y: (point.y - start.y) / (size.height / 2)),
        at: seconds)
    case .turn(let edge, let base):
      current?.motion.style = .vertical
      let turn = base + edge.turn(for: point.x - size.width / 2).degrees
      current?.motion.turn.hold(turn, at: seconds)
    case .page:
      let turn = LeafTurn.turn(forFreeEdgeAt: point.x, size: size).degrees
      current?.motion.leaf.animate(to: turn, with: .followHand, at: seconds)
    }
  }

  private mutating func letGo(
    at cell: CellPoint, context: AppContext, at seconds: Double
  ) -> HandOutcome {
    guard let held = grip else { return .nothing }
    grip = nil
    guard held.hasMoved else {
      if held.kind == .page { current?.motion.lieDown(at: seconds) }
      return context.metrics.card.contains(cell) ? .clicked : .clickedBeside
    }
    guard context.motion == .full else { return outcome(of: held, at: cell, context: context) }
    switch held.kind {
    case .tilt:
      current?.motion.tilt.release(at: seconds)
    case .turn(_, let base): releaseTurn(base: base, at: seconds)
    case .page: return releasePage(size: context.metrics.size, at: seconds)
    }
    return .nothing
  }

  /// What a drag comes to where nothing moves under the hand.
  private func outcome(
    of held: Grip, at cell: CellPoint, context: AppContext
  ) -> HandOutcome {
    let size = context.metrics.size
    let x = context.metrics.point(at: cell).x
    switch held.kind {
    case .turn(let edge, _):
      return abs(edge.turn(for: x - size.width / 2).degrees) > 90 ? .clicked : .nothing
    case .page: return x < size.width / 2 ? .pageTurned : .nothing
    case .tilt: return .nothing
    }
  }

  /// Goes on to the other side or back, by place and speed.
  private mutating func releaseTurn(base: Double, at seconds: Double) {
    guard var motion = current?.motion else { return }
    let turn = motion.turn.value(at: seconds)
    let projected = turn.projectedEnd(velocity: motion.turn.velocity(at: seconds))
    let target: Double
    if projected > base + 90 {
      target = base + 180
    } else if projected < base - 90 {
      target = base - 180
    } else {
      target = base
    }
    motion.turn.release(to: target, with: .cardTurn, at: seconds)
    current?.motion = motion
  }

  /// Turns the page, or lays it back.
  private mutating func releasePage(size: Size, at seconds: Double) -> HandOutcome {
    guard let card = current else { return .nothing }
    let leaf = card.motion.leaf.value(at: seconds)
    let projected = leaf.projectedEnd(velocity: card.motion.leaf.velocity(at: seconds))
    // It goes on once its free edge would be past the middle of the card.
    guard projected > LeafTurn.turn(forFreeEdgeAt: size.width / 2, size: size).degrees else {
      current?.motion.lieDown(at: seconds)
      return .nothing
    }
    return .pageTurned
  }

  private mutating func wheel(by notches: Int, context: AppContext, at seconds: Double) {
    if longestScroll(context: context) > 0 {
      scroll(by: notches, context: context)
    } else {
      scrub(by: Double(notches) * 15, context: context, at: seconds)
    }
  }
}
