import TestSupport
import Testing

/// The probe in a terminal of its own, and the log that it keeps.
struct ProbeSession {
  static let environment = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
  ]

  let terminal: PseudoTerminal
  let settingsBefore: [UInt8]
  private let folder = TemporaryFolder()

  /// Starts the probe; variables given as nil are unset.
  init(
    _ task: String = "plain", with changes: [String: String?] = [:], columns: Int = 80,
    rows: Int = 24, ignoringHangup: Bool = false
  ) throws {
    var environment = ProbeSession.environment
    for (name, value) in changes { environment[name] = value }
    terminal = try #require(
      PseudoTerminal(
        product: "CursesProbe", arguments: [task, folder.path + "/log"], environment: environment,
        columns: columns, rows: rows, ignoringHangup: ignoringHangup))
    settingsBefore = terminal.settingsAtStart
  }

  /// Starts the probe and waits until it listens and rests.
  static func ready(
    _ task: String = "plain", with changes: [String: String?] = [:], columns: Int = 80,
    rows: Int = 24, ignoringHangup: Bool = false
  ) throws -> ProbeSession {
    let session = try ProbeSession(
      task, with: changes, columns: columns, rows: rows, ignoringHangup: ignoringHangup)
    try session.waitFor("ready")
    session.terminal.read(for: .milliseconds(30))
    return session
  }

  /// The lines that the probe has logged.
  var log: [String] {
    folder.text(of: "log").split(separator: "\n").map(String.init)
  }

  /// The events that the probe has logged since it was ready.
  var events: [String] {
    Array(log.drop { $0 != "ready" }.dropFirst())
  }

  /// Waits for a line of the log.
  func waitFor(_ line: String, within duration: Duration = .seconds(10)) throws {
    let found = terminal.read(within: duration) { _ in log.contains(line) }
    try #require(found, "no \(line) in \(log)")
  }

  /// Types something and then a mark, and returns what was logged before the mark.
  func events(typing text: String) throws -> [String] {
    try events(typing: Array(text.utf8))
  }

  /// Types bytes and then a mark, and returns what was logged before the mark.
  func events(typing bytes: [UInt8]) throws -> [String] {
    let known = events.count
    terminal.type(bytes: bytes)
    terminal.read(for: .milliseconds(130))
    terminal.type("~")
    let mark = "key(Terminal.Key.character(\"~\"))"
    let found = terminal.read(within: .seconds(5)) { _ in events.dropFirst(known).contains(mark) }
    try #require(found)
    return events.dropFirst(known).prefix { $0 != mark }.map { $0 }
  }
}
