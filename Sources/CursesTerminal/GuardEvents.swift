internal import CTerminalGuard

/// What the signal guard has noted.
struct GuardEvents: OptionSet, Hashable {
  let rawValue: UInt32

  /// The system asks the program to end.
  static let end = GuardEvents(rawValue: UInt32(terminal_guard_event_end))
  /// The program shall stop, as by Ctrl-Z.
  static let stop = GuardEvents(rawValue: UInt32(terminal_guard_event_stop))
  /// The program was continued.
  static let `continue` = GuardEvents(rawValue: UInt32(terminal_guard_event_continue))
  /// The window changed its size.
  static let resize = GuardEvents(rawValue: UInt32(terminal_guard_event_resize))

  /// Returns what was noted since it was last taken.
  static func take() -> GuardEvents { GuardEvents(rawValue: terminal_guard_take_events()) }
}
