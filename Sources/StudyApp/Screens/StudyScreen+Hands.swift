internal import CardCore
internal import Scheduling
internal import Terminal

extension StudyScreen {
  /// Reacts to the mouse.
  mutating func update(_ event: MouseEvent, context: inout AppContext, now: Now) -> [Effect] {
    switch event.kind {
    case .press(.left):
      return press(at: event.position, context: &context, now: now)
    case .drag(.left):
      drag(to: event.position, context: context, now: now)
    case .release:
      return letGo(at: event.position, context: &context, now: now)
    case .move, .press, .drag:
      // A motion without the button, or another button, means that a release was lost.
      return letGo(at: event.position, context: &context, now: now)
    case .wheelUp: wheel(by: -1, context: context, at: now.seconds)
    case .wheelDown: wheel(by: 1, context: context, at: now.seconds)
    }
    return []
  }

  private mutating func press(
    at cell: CellPoint, context: inout AppContext, now: Now
  ) -> [Effect] {
    let effects = grip == nil ? [] : letGo(at: cell, context: &context, now: now)
    guard effects.isEmpty, let card = current else { return effects }
    if let grade = gradeButton(at: cell, context: context) {
      notice = nil
      return self.grade(grade, context: &context, now: now)
    }
    guard cell.row > 0, cell.row < context.size.rows - 1 else { return [] }
    notice = nil
    let metrics = context.metrics
    let kind: Grip.Kind
    switch CardRegion(at: cell, in: metrics) {
    case .inside: kind = .tilt
    case .page: kind = .page
    case .leftEdge, .rightEdge:
      let turn = card.motion.turn.value(at: now.seconds)
      let base = (turn / 180).rounded() * 180
      let x = metrics.point(at: cell).x - metrics.size.width / 2
      kind = .turn(
        EdgeTurn(grabbingAt: x, turned: Angle(degrees: turn - base), size: metrics.size),
        base: base)
    }
    grip = Grip(kind: kind, start: cell)
    return []
  }

  private mutating func drag(to cell: CellPoint, context: AppContext, now: Now) {
    guard var held = grip else { return }
    if cell != held.start { held.hasMoved = true }
    grip = held
    guard held.hasMoved, current != nil, context.motion == .full else { return }
    let metrics = context.metrics
    let size = metrics.size
    let point = metrics.point(at: cell)
    switch held.kind {
    case .tilt:
      let start = metrics.point(at: held.start)
      let pressure = AnimatablePair(
        TiltReach.limited((point.x - start.x) / (size.width / 2)),
        TiltReach.limited((point.y - start.y) / (size.height / 2)))
      current?.motion.pressure.hold(pressure, at: now.seconds)
    case .turn(let edge, let base):
      let turn = base + edge.turn(for: point.x - size.width / 2).degrees
      current?.motion.turn.hold(turn, at: now.seconds)
      noteAnswerSeen(at: now.seconds)
    case .page:
      let turn = LeafTurn.turn(forFreeEdgeAt: point.x, size: size).degrees
      current?.motion.leaf.animate(to: turn, with: .followHand, at: now.seconds)
    case .none: break
    }
  }

  private mutating func letGo(
    at cell: CellPoint, context: inout AppContext, now: Now
  ) -> [Effect] {
    guard let held = grip else { return [] }
    grip = nil
    guard held.hasMoved else { return click(at: cell, context: context, now: now) }
    guard context.motion == .full else {
      return letGoWithoutMotion(held, at: cell, context: &context, now: now)
    }
    switch held.kind {
    case .tilt:
      current?.motion.pressure.release(
        to: AnimatablePair(0, 0), with: .tiltReturn, at: now.seconds)
    case .turn(_, let base): releaseTurn(base: base, at: now.seconds)
    case .page: return releasePage(context: &context, now: now)
    case .none: break
    }
    return []
  }

  /// What a drag comes to where nothing moves under the hand.
  private mutating func letGoWithoutMotion(
    _ held: Grip, at cell: CellPoint, context: inout AppContext, now: Now
  ) -> [Effect] {
    let size = context.metrics.size
    let x = context.metrics.point(at: cell).x
    switch held.kind {
    case .turn(let edge, _) where abs(edge.turn(for: x - size.width / 2).degrees) > 90:
      turnOver(context: context, now: now)
    case .page where x < size.width / 2:
      return turnPage(context: &context, now: now)
    default: break
    }
    return []
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

  private mutating func click(at cell: CellPoint, context: AppContext, now: Now) -> [Effect] {
    if context.metrics.card.contains(cell) { turnOver(context: context, now: now) }
    return []
  }

  /// Goes on to the other side or back, by place and speed.
  private mutating func releaseTurn(base: Double, at seconds: Double) {
    guard var motion = current?.motion else { return }
    let turn = motion.turn.value(at: seconds)
    let velocity = motion.turn.velocity(at: seconds)
    let projected = turn + 0.25 * velocity
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
    noteAnswerSeen(at: seconds)
  }

  /// Turns the page, or lays it back.
  private mutating func releasePage(context: inout AppContext, now: Now) -> [Effect] {
    guard let card = current else { return [] }
    let leaf = card.motion.leaf.value(at: now.seconds)
    let velocity = card.motion.leaf.velocity(at: now.seconds)
    // It goes on once its free edge would be past the middle of the card.
    let size = context.metrics.size
    let middle = LeafTurn.turn(forFreeEdgeAt: size.width / 2, size: size).degrees
    guard leaf + 0.25 * velocity > middle else {
      current?.motion.lieDown(at: now.seconds)
      return []
    }
    return turnPage(context: &context, now: now)
  }

  /// Goes to the next card: an open answer is graded Good, a question is put aside.
  private mutating func turnPage(context: inout AppContext, now: Now) -> [Effect] {
    if current?.isAnswerSeen == true {
      return grade(.good, leavesAsLeaf: true, context: &context, now: now)
    }
    putAside(context: context, now: now, asLeaf: true)
    return []
  }

  private mutating func wheel(by notches: Int, context: AppContext, at seconds: Double) {
    if longestScroll(context: context) > 0 {
      scroll(by: notches, context: context)
    } else {
      scrub(by: Double(notches) * 15, setting: context.motion, at: seconds)
    }
  }

  /// Turns the card a little by hand.
  mutating func scrub(by degrees: Double, setting: MotionSetting, at seconds: Double) {
    guard setting == .full else {
      // Where nothing turns, every scrub shows the other side.
      current?.motion.turnOver(setting: setting, at: seconds)
      noteAnswerSeen(at: seconds)
      return
    }
    guard let target = current?.motion.turn.target else { return }
    current?.motion.turn.animate(to: target + degrees, with: .followHand, at: seconds)
    noteAnswerSeen(at: seconds)
  }

  /// Tilts the card as a short press of a finger would, and lets it spring back.
  mutating func tilt(x: Double, y: Double, setting: MotionSetting, at seconds: Double) {
    guard setting == .full, var motion = current?.motion else { return }
    let present = motion.pressure.value(at: seconds)
    let pressed = AnimatablePair(
      TiltReach.limited(present.first + x), TiltReach.limited(present.second + y))
    motion.pressure = AnimatedValue(pressed)
    motion.pressure.animate(to: AnimatablePair(0, 0), with: .tiltReturn, at: seconds)
    current?.motion = motion
  }

  /// Scrolls the side that is up.
  mutating func scroll(by lines: Int, context: AppContext) {
    guard let card = current else { return }
    let limit = longestScroll(context: context)
    let offset = min(limit, max(0, card.upperFace.scrollOffset + lines))
    if card.motion.headsForBack {
      current?.faces.back.scrollOffset = offset
    } else {
      current?.faces.front.scrollOffset = offset
    }
  }

  private func longestScroll(context: AppContext) -> Int {
    guard let card = current else { return 0 }
    return FaceLayout(card.upperFace, size: context.metrics.card.size).maximumScrollOffset
  }
}
