internal import CardCore
internal import CursesTerminal
internal import DeckStore
internal import ProgressStore
internal import Runtime
internal import Scheduling
internal import StudyApp
internal import Terminal
internal import Typography

/// Everything that happens on the screen: the library, studying, browsing, the gallery.
enum SessionCommand {
  /// Opens a screen on the terminal and stays until the person leaves.
  static func run(_ start: Invocation.Start, _ options: SessionOptions) -> ExitStatus {
    guard SystemEnvironment.hasTerminal else {
      return refuse(
        "studying needs a terminal for both input and output; see 'recto --help'", .usage)
    }
    for complaint in KnownSettings.complaints(variable: SystemEnvironment.variable) {
      Recto.complain(DisplayText.sanitized(complaint))
    }
    guard let folders = DataFolders.current else { return refuse(Edges.noHome) }
    let library = Edges.library(folders: folders)
    let files: [DeckFile]?
    let store: SQLiteProgressStore
    do {
      files = try start.deckWords.map { words throws(DeckProblem) in
        try library.deckFiles(named: words)
      }
      store = try SQLiteProgressStore(path: folders.progress)
    } catch let problem as DeckProblem {
      return refuse(problem.message, .badData)
    } catch let error as ProgressError {
      return refuse(error.message)
    } catch {
      return refuse("\(error)")
    }
    let effects = ProgramEffects(
      library: library, store: store, limits: options.limits, chosenFiles: files)
    return run(start, files: files, effects: effects, options)
  }

  private static func run(
    _ start: Invocation.Start, files: [DeckFile]?, effects: ProgramEffects,
    _ options: SessionOptions
  ) -> ExitStatus {
    let clock = SystemClock()
    var effects = effects
    var opening: [Message] = []
    if case .demo(let effect) = start {
      opening = [.galleryOpened(effect: effect)]
    } else if let files, let file = files.first, files.count == 1 {
      // A deck that cannot be read is told of on the person's own screen.
      opening = effects.run(.openDeck(path: file.path, purpose: start.purpose), at: clock.now)
      if case .deckFailed(let reason)? = opening.first { return refuse(reason, .badData) }
    }
    let device: CursesDevice
    do throws(TerminalError) {
      device = try CursesDevice.open(asksBackground: options.theme == .automatic)
    } catch {
      return refuse("\(error)", .usage)
    }
    var loop = EventLoop(
      model: model(device: device, startsInLibrary: opening.isEmpty, options), device: device,
      clock: clock, runner: effects
    ) { renderer in
      renderer.headline = options.headline
      renderer.textures = Edges.textures(
        pictures: .inBackground(prepareThread: CursesDevice.protectCurrentThread))
      renderer.setting = PangoTextSetting(variable: SystemEnvironment.variable)
    }
    let ending = loop.run(after: opening)
    device.close()
    switch ending {
    case .left: return .success
    case .hangup: return .failure
    case .signal(let signal): CursesDevice.endProcess(bySignal: signal)
    }
  }

  private static func model(
    device: CursesDevice, startsInLibrary: Bool, _ options: SessionOptions
  ) -> AppModel {
    // Without colours there is only reversing, for which a dark table is the terminal's own.
    let isColored = device.capabilities.colorDepth != .none
    var context = AppContext(
      size: device.size, capabilities: device.capabilities,
      theme: options.theme.theme(onBackground: isColored ? device.capabilities.background : nil),
      motion: options.motion, flip: options.flip, startsInLibrary: startsInLibrary,
      identifiers: ReviewIdentifiers(seed: SystemProcess.randomBits))
    context.followsBackground = options.theme == .automatic
    context.sways = options.sways
    return AppModel(context: context, scheduler: Scheduler(), limits: options.limits)
  }

  private static func refuse(_ text: String, _ status: ExitStatus = .failure) -> ExitStatus {
    Recto.complain(text)
    return status
  }
}

extension Invocation.Start {
  /// The words that name decks; nil for the whole library.
  fileprivate var deckWords: [String]? {
    switch self {
    case .study(let decks): decks
    case .browse(let deck): [deck]
    case .library, .demo: nil
    }
  }

  /// What a deck is opened for.
  fileprivate var purpose: DeckPurpose {
    if case .browse = self { .browse } else { .study }
  }
}
