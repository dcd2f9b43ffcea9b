internal import CardCore
internal import CursesTerminal
internal import ProgressStore
internal import Runtime
internal import Scheduling
internal import StudyApp
internal import Terminal

/// The program without a command, and the command that studies decks.
enum StudyCommand {
  /// Opens the library, or studies the decks that the words mean.
  static func run(decks words: [String]) -> ExitStatus {
    guard SystemEnvironment.hasTerminal else {
      return refuse(
        "studying needs a terminal for both input and output; see 'recto --help'", .usage)
    }
    guard let folders = DataFolders.current else { return refuse(Edges.noHome) }
    let library = Edges.library(folders: folders)
    let files: [DeckFile]?
    let store: SQLiteProgressStore
    do {
      files = words.isEmpty ? nil : try library.deckFiles(named: words)
      store = try SQLiteProgressStore(path: folders.progress)
    } catch let problem as DeckProblem {
      return refuse(problem.message, .badData)
    } catch let error as ProgressError {
      return refuse(error.message)
    } catch {
      return refuse("\(error)")
    }
    return study(library: library, files: files, store: store)
  }

  private static func study(
    library: DeckLibrary, files: [DeckFile]?, store: SQLiteProgressStore
  ) -> ExitStatus {
    let clock = SystemClock()
    var effects = ProgramEffects(library: library, store: store, chosenFiles: files)
    var opening: [Message] = []
    if let files, let file = files.first, files.count == 1 {
      // A deck that cannot be read is told of on the person's own screen.
      opening = effects.run(.openDeck(path: file.path, purpose: .study), at: clock.now)
      if case .deckFailed(let reason)? = opening.first { return refuse(reason, .badData) }
    }
    let device: CursesDevice
    do throws(TerminalError) {
      device = try CursesDevice.open()
    } catch {
      return refuse("\(error)", .usage)
    }
    var loop = EventLoop(
      model: model(device: device, startsInLibrary: opening.isEmpty), device: device,
      clock: clock, runner: effects)
    let ending = loop.run(after: opening)
    device.close()
    switch ending {
    case .left: return .success
    case .hangup: return .failure
    case .signal(let signal): SystemProcess.die(bySignal: signal)
    }
  }

  private static func model(device: CursesDevice, startsInLibrary: Bool) -> AppModel {
    let motion = SystemEnvironment.variable("RECTO_MOTION").flatMap(MotionSetting.init) ?? .full
    let theme = SystemEnvironment.variable("RECTO_THEME").flatMap(Theme.named) ?? .dark
    let context = AppContext(
      size: device.size, capabilities: device.capabilities, theme: theme, motion: motion,
      startsInLibrary: startsInLibrary,
      identifiers: ReviewIdentifiers(seed: SystemProcess.randomBits))
    return AppModel(context: context, scheduler: Scheduler(), limits: DailyLimits())
  }

  private static func refuse(_ text: String, _ status: ExitStatus = .failure) -> ExitStatus {
    Recto.complain(text)
    return status
  }
}
