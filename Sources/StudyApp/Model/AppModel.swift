public import CardCore
public import Scheduling

/// The whole program as a value.
///
/// It is told what happened, answers with what is to be done outside, and can be drawn at any
/// moment. It reads no clock and touches no file.
public struct AppModel: Sendable {
  /// The smallest window that everything fits into.
  public static let smallestSize = CellSize(columns: 20, rows: 6)

  /// What the screens share.
  public internal(set) var context: AppContext
  /// What fills the window.
  public internal(set) var screen: Screen
  /// The screens below, to which leaving leads; the nearest last.
  var below: [Screen] = []
  /// The rule by which cards are scheduled.
  let scheduler: Scheduler
  /// How much is studied in a day.
  let limits: DailyLimits
  /// The lines by which the help is scrolled, while it is shown.
  var helpScroll: Int?
  /// The study day of the last message; nil before the first.
  var day: StudyDay?

  /// Creates the program.
  ///
  /// - Parameters:
  ///   - context: What the screens share.
  ///   - scheduler: The rule by which cards are scheduled.
  ///   - limits: How much is studied in a day.
  public init(context: AppContext, scheduler: Scheduler, limits: DailyLimits) {
    self.context = context
    self.scheduler = scheduler
    self.limits = limits
    screen = .library(LibraryScreen())
  }

  /// Takes over how text is set on the screen, once that is known.
  public mutating func useTextSetting(_ setting: any TextSetting) {
    context.textSetting = setting
  }

  /// Whether something moves, so that frames are wanted.
  public func isMoving(at now: Now) -> Bool {
    guard helpScroll == nil else { return false }
    switch screen {
    case .study(let study): return study.table.isMoving(at: now.seconds)
    case .browse(let browse): return browse.table.isMoving(at: now.seconds)
    case .wall(let wall): return wall.isMoving(at: now.seconds)
    case .demo(let demo): return demo.isMoving(at: now.seconds)
    case .library, .summary: return false
    }
  }

  /// The seconds until the screen changes by itself: a card's time comes, or the study day ends.
  public func secondsUntilChange(at now: Now) -> Double {
    let rollover = Double(now.moment.nextRollover.milliseconds(since: now.moment)) / 1000
    guard case .summary(let summary) = screen,
      let next = summary.secondsUntilNextCard(at: now)
    else { return rollover }
    return min(next, rollover)
  }
}
