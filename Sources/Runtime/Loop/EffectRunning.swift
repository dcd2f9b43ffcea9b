public import StudyApp

/// Carries out what the program wants done outside itself, except what concerns the terminal.
public protocol EffectRunning {
  /// Carries an effect out and tells the program what came of it.
  mutating func run(_ effect: Effect, at now: Now) -> [Message]

  /// Whether work is left that can be done in small steps while nothing else happens.
  var hasWork: Bool { get }

  /// Does one step of that work.
  mutating func doWork(at now: Now) -> [Message]
}
