public import CardCore
public import StudyApp
public import Terminal

/// Lets the terminal, the program and the outside world talk to each other, on one thread.
///
/// Frames are drawn when something happened or moves, at most sixty a second while it moves, and
/// only once the terminal has taken the one before; at rest the loop sleeps.
public struct EventLoop<Runner: EffectRunning> {
  /// Why the loop ended.
  public enum Ending: Hashable, Sendable {
    /// The person left.
    case left
    /// A signal asked for it.
    case signal(Int32)
    /// The terminal is gone.
    case hangup
  }

  /// The program.
  public private(set) var model: AppModel
  private let device: any TerminalDevice
  private let clock: any ProgramClock
  private var runner: Runner
  private var renderer: Renderer
  private var refine: ((inout Renderer) -> Void)?
  private var ending: Ending?
  private var lastPicture: Picture?
  private var lastFrame = -Double.infinity
  private var isDirty = true
  /// Whether an effect has just taken so long that the screen seemed to hang.
  private var wasHeldUp = false

  /// The time between two frames while something moves.
  public static var frameInterval: Double { 1.0 / 60 }
  /// The wait before a terminal that has not taken the last frame is asked again.
  private static var drainInterval: Double { 0.004 }
  /// The longest sleep; a clock that was set, or a computer that slept, is noticed after it.
  private static var longestSleep: Double { 3600 }
  /// The longest that an effect may take before keys typed meanwhile count as typed blindly.
  private static var longestBlink: Double { 0.4 }
  /// The most events that are handled before a frame is drawn.
  private static var largestBatch: Int { 4096 }

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - model: The program.
  ///   - device: The terminal.
  ///   - clock: The time.
  ///   - runner: What carries effects out.
  ///   - textures: Where the print of cards comes from.
  ///   - refine: What is done to the renderer once the first frame is on the screen: fonts take a
  ///     moment to open, on a slow disk a long one.
  public init(
    model: AppModel, device: any TerminalDevice, clock: any ProgramClock, runner: Runner,
    textures: any TextureSource = PlainTextureSource(),
    refine: ((inout Renderer) -> Void)? = nil
  ) {
    self.model = model
    self.device = device
    self.clock = clock
    self.runner = runner
    self.refine = refine
    renderer = Renderer(
      cellAspect: device.capabilities.cellAspect, symbols: device.capabilities.symbols,
      textures: textures)
    renderer.colorDepth = device.capabilities.colorDepth
  }

  /// Runs until the person leaves, the terminal goes, or a signal asks for the end.
  ///
  /// - Parameter messages: What has happened before the start, such as a deck opened.
  public mutating func run(after messages: [Message] = []) -> Ending {
    device.setMouseCaptured(model.context.isMouseCaptured)
    for message in messages { send(message) }
    send(.started)
    drawIfNeeded()
    refineRenderer()
    while ending == nil {
      let events = waitForEvents()
      for event in events where ending == nil && !(wasHeldUp && event.isByHand) { handle(event) }
      if events.isEmpty { pass() }
      if wasHeldUp { forgetInput() }
      takePictures()
      drawIfNeeded()
    }
    return ending ?? .left
  }

  /// Drops what was typed while nothing could be seen happening; it was not meant for what is
  /// shown now.
  private mutating func forgetInput() {
    wasHeldUp = false
    for event in waitingEvents() where !event.isByHand { handle(event) }
  }

  private mutating func refineRenderer() {
    guard let refine else { return }
    self.refine = nil
    refine(&renderer)
    model.useTextSetting(renderer.setting)
    lastPicture = nil
    isDirty = true
  }

  /// Has the frame drawn anew when a picture of a card has been decoded.
  private mutating func takePictures() {
    guard renderer.takePictureChange() else { return }
    lastPicture = nil
    isDirty = true
  }

  private mutating func handle(_ event: InputEvent) {
    isDirty = true
    if event == .hangup { ending = .hangup }
    if event == .resumed { lastPicture = nil }
    if case .symbols(let symbols) = event {
      renderer.symbols = symbols
      lastPicture = nil
    }
    send(.input(event))
  }

  /// Lets time pass: the model's clocks, and a step of the work that waits.
  private mutating func pass() {
    if runner.hasWork {
      isDirty = true
      let now = clock.now
      for message in runner.doWork(at: now) { send(message) }
    } else {
      send(.tick)
    }
  }

  private mutating func send(_ message: Message) {
    let now = clock.now
    for effect in model.update(message, at: now) { run(effect, at: now) }
  }

  private mutating func run(_ effect: Effect, at now: Now) {
    switch effect {
    case .quit(let signal):
      ending = ending ?? signal.map { .signal($0) } ?? .left
    case .suspend:
      device.suspend()
    case .captureMouse(let isCaptured):
      device.setMouseCaptured(isCaptured)
    default:
      let messages = runner.run(effect, at: now)
      if clock.now.seconds - now.seconds > Self.longestBlink { wasHeldUp = true }
      for message in messages { send(message) }
    }
    isDirty = true
  }

  /// The next events, in order, with those that only the last one matters of thinned out.
  private func waitForEvents() -> [InputEvent] {
    guard let first = device.nextEvent(within: timeout()) else { return [] }
    return EventCoalescing.coalesce([first] + waitingEvents())
  }

  /// The events that have come already.
  private func waitingEvents() -> [InputEvent] {
    var batch: [InputEvent] = []
    while batch.count < Self.largestBatch, let next = device.nextEvent(within: .zero) {
      batch.append(next)
    }
    return batch
  }

  private func timeout() -> Duration? {
    if runner.hasWork { return .zero }
    let now = clock.now
    if wantsFrame(at: now) {
      let wait = lastFrame + Self.frameInterval - now.seconds
      return .seconds(max(device.isDrained ? 0 : Self.drainInterval, min(wait, 1)))
    }
    // Another thread cannot end a sleep, and this lasts only as long as it decodes.
    if renderer.isAwaitingPictures { return .seconds(Self.frameInterval) }
    return .seconds(min(Self.longestSleep, max(0.05, model.secondsUntilChange(at: now))))
  }

  private func wantsFrame(at now: Now) -> Bool {
    isDirty || model.isMoving(at: now)
  }

  private mutating func drawIfNeeded() {
    let now = clock.now
    let isMoving = model.isMoving(at: now)
    guard isDirty || isMoving, device.isDrained else { return }
    guard isDirty || now.seconds - lastFrame >= Self.frameInterval * 0.9 else { return }
    // One more frame after the last movement shows everything at rest.
    isDirty = isMoving
    lastFrame = now.seconds
    let picture = model.view(at: now)
    guard picture != lastPicture else { return }
    lastPicture = picture
    var surface = renderer.render(picture)
    if device.capabilities.colorDepth == .none { surface.replaceColorsByReversing() }
    device.present(surface)
  }
}

extension InputEvent {
  /// Whether a person's hand caused the event, by key, mouse or paste; a key that leaves or stops
  /// the program is always meant.
  fileprivate var isByHand: Bool {
    switch self {
    case .key(.control): false
    case .key, .mouse, .paste: true
    default: false
    }
  }
}
