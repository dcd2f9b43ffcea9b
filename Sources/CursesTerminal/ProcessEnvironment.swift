internal import CNCurses

/// The variables that the process was started with.
public enum ProcessEnvironment {
  /// All variables by name; those that are no UTF-8 are repaired.
  public static func variables() -> [String: String] {
    var result: [String: String] = [:]
    guard var entry = curses_environment() else { return result }
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return result
  }
}
