internal import CardCore

extension CardTable {
  /// Turns the card in front over.
  mutating func turnOver(context: AppContext, at seconds: Double) {
    current?.motion.turnOver(style: context.flip, setting: context.motion, at: seconds)
  }

  /// Turns the card a little by hand.
  mutating func scrub(by degrees: Double, context: AppContext, at seconds: Double) {
    guard context.motion == .full else {
      // Where nothing turns, every scrub shows the other side.
      turnOver(context: context, at: seconds)
      return
    }
    guard let target = current?.motion.turn.target else { return }
    current?.motion.turn.animate(to: target + degrees, with: .followHand, at: seconds)
  }

  /// Tilts the card a step further toward a side, where it stays until it is turned or let go.
  mutating func tilt(toward edge: Edge, context: AppContext, at seconds: Double) {
    guard context.motion == .full else { return }
    current?.motion.tilt.nudge(edge, at: seconds)
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

  /// How far the side that is up can be scrolled; 0 when all of it is seen.
  func longestScroll(context: AppContext) -> Int {
    guard let card = current else { return 0 }
    return FaceLayout(
      card.upperFace, size: context.metrics.card.size, setting: context.textSetting
    ).maximumScrollOffset
  }

  /// Carries out a command that concerns the card in front as a thing, if it is one.
  ///
  /// - Returns: Whether it was.
  mutating func update(_ command: Command, context: AppContext, at seconds: Double) -> Bool {
    switch command {
    case .scrubBack: scrub(by: -15, context: context, at: seconds)
    case .scrubForward: scrub(by: 15, context: context, at: seconds)
    case .tiltLeft: tilt(toward: .leading, context: context, at: seconds)
    case .tiltRight: tilt(toward: .trailing, context: context, at: seconds)
    case .tiltUp: tilt(toward: .top, context: context, at: seconds)
    case .tiltDown: tilt(toward: .bottom, context: context, at: seconds)
    case .up: scroll(by: -1, context: context)
    case .down: scroll(by: 1, context: context)
    default: return false
    }
    return true
  }
}
