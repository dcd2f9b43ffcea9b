internal import CardCore
internal import Terminal

/// The gallery of effects: each can be played, scrubbed and grabbed.
public struct DemoScreen: Sendable {
  /// The place of the effect in the list.
  private(set) var index = 0
  /// The place of the curve in the list.
  private(set) var curve = 0
  /// How far the effect has come.
  private(set) var progress = AnimatedValue(0.0)
  /// What stands for playing where motion is reduced.
  private var fade = CrossFade.none
  /// The progress that fades out.
  private var fadedProgress = 0.0
  /// What the progress did lately, the newest last.
  private(set) var trace: [Sample] = []
  /// Whether the list of all effects is shown.
  private(set) var isListing: Bool
  private var grip: DemoGrip?

  /// A value and its velocity at one frame.
  struct Sample: Hashable {
    var value: Double
    var velocity: Double
  }

  /// What a hand on the stage holds.
  private struct DemoGrip: Hashable {
    var column: Int
    var progress: Double
  }

  /// How many frames the plot remembers.
  static let traceLength = 120

  /// Opens the gallery, at an effect if one is named.
  init(effect name: String? = nil) {
    let named = CardEffects.all.firstIndex { $0.name == name }
    index = named ?? 0
    isListing = named == nil
  }

  /// The effect that is shown.
  var effect: any CardEffect { CardEffects.all[min(index, CardEffects.all.count - 1)] }

  /// Whether the effect plays.
  func isMoving(at seconds: Double) -> Bool {
    !progress.isSettled(at: seconds) || !fade.isSettled(at: seconds)
  }

  /// The effect's panels as they are seen, with what fades.
  func panels(on stage: EffectStage, at seconds: Double) -> [Panel] {
    let place = progress.value(at: seconds)
    let opacity = fade.inkOpacity(at: seconds)
    return effect.panels(at: fade.showsOld(at: seconds) ? fadedProgress : place, on: stage).map {
      var panel = $0
      panel.inkOpacity *= opacity
      return panel
    }
  }

  /// Notes where the progress is, for the plot.
  mutating func note(at seconds: Double) {
    guard !progress.isSettled(at: seconds) || progress.isHeld else { return }
    trace.append(
      Sample(value: progress.value(at: seconds), velocity: progress.velocity(at: seconds)))
    if trace.count > Self.traceLength { trace.removeFirst(trace.count - Self.traceLength) }
  }

  /// Reacts to a command.
  mutating func update(_ command: Command, key: Key, context: AppContext, now: Now) {
    if command == .list {
      isListing.toggle()
      return
    }
    if ![.up, .down, .first, .last].contains(command) { isListing = false }
    switch command {
    case .turnOver: play(setting: context.motion, at: now.seconds)
    case .up, .previous: choose(index - 1)
    case .down, .next: choose(index + 1)
    case .first: choose(0)
    case .last: choose(CardEffects.all.count - 1)
    case .scrubBack: scrub(by: -0.05, at: now.seconds)
    case .scrubForward: scrub(by: 0.05, at: now.seconds)
    case .chooseCurve:
      if case .character(let digit) = key, let number = digit.wholeNumberValue,
        DemoCurve.all.indices.contains(number - 1)
      {
        curve = number - 1
      }
    default: break
    }
  }

  /// Reacts to the mouse: a drag to the right goes on, to the left goes back.
  mutating func update(_ event: MouseEvent, context: AppContext, now: Now) {
    isListing = false
    switch event.kind {
    case .press(.left):
      fade = .none
      progress.grab(at: now.seconds)
      grip = DemoGrip(column: event.position.column, progress: progress.value(at: now.seconds))
    case .drag(.left):
      guard let grip else { return }
      let travel = Double(event.position.column - grip.column) / reach(context)
      progress.hold(min(1, max(0, grip.progress + travel)), at: now.seconds)
    case .release, .move, .press, .drag: letGo(at: now.seconds)
    case .wheelUp: scrub(by: -0.05, at: now.seconds)
    case .wheelDown: scrub(by: 0.05, at: now.seconds)
    }
  }

  /// Lets go: it goes on or back by place and speed.
  mutating func letGo(at seconds: Double) {
    guard grip != nil else { return }
    grip = nil
    let goesOn = CommitRule().goesOn(
      progress: progress.value(at: seconds), velocity: progress.velocity(at: seconds))
    progress.release(to: goesOn ? 1 : 0, with: animation, at: seconds)
  }

  /// The curve that plays the effect.
  private var animation: Animation { DemoCurve.all[curve].animation ?? effect.animation }

  private func reach(_ context: AppContext) -> Double { max(8, Double(context.size.columns) / 2) }

  private mutating func play(setting: MotionSetting, at seconds: Double) {
    let target = progress.target >= 0.5 ? 0.0 : 1.0
    grip = nil
    switch setting {
    case .full: progress.animate(to: target, with: animation, at: seconds)
    case .reduced:
      fadedProgress = progress.value(at: seconds)
      fade = CrossFade(startingAt: seconds)
      progress = AnimatedValue(target)
    case .none: progress = AnimatedValue(target)
    }
  }

  private mutating func scrub(by step: Double, at seconds: Double) {
    grip = nil
    fade = .none
    progress = AnimatedValue(min(1, max(0, progress.value(at: seconds) + step)))
  }

  private mutating func choose(_ place: Int) {
    guard CardEffects.all.indices.contains(place) else { return }
    index = place
    progress = AnimatedValue(0)
    fade = .none
    trace = []
    grip = nil
  }
}
