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
  /// The rule by which cards are scheduled.
  let scheduler: Scheduler
  /// How much is studied in a day.
  let limits: DailyLimits
  /// The lines by which the help is scrolled, while it is shown.
  var helpScroll: Int?

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

  /// Whether something moves, so that frames are wanted.
  public func isMoving(at now: Now) -> Bool {
    guard helpScroll == nil, case .study(let study) = screen else { return false }
    return study.isMoving(at: now.seconds)
  }

  /// The seconds until the screen changes by itself, or nil when it will not.
  public func secondsUntilChange(at now: Now) -> Double? {
    switch screen {
    case .summary(let summary):
      return summary.secondsUntilNextCard(at: now)
    case .study, .library: return nil
    }
  }
}
