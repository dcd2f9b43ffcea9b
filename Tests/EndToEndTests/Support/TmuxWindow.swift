import Foundation

/// A window of tmux with a program in it: keys go in, and what a person would see comes out.
///
/// tmux keeps the screen by its own rules, so it is an oracle that knows nothing of ours.
final class TmuxWindow {
  private let socket: String
  private let environment: [String: String]
  /// Kept, because its folder holds the socket by which the server is ended.
  private let program: RectoProgram

  /// Whether tmux is here.
  static let isAvailable = path != nil
  private static let path = ["/usr/bin/tmux", "/opt/homebrew/bin/tmux", "/usr/local/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a window that runs a command line of the shell.
  init(_ program: RectoProgram, running command: String, columns: Int = 80, rows: Int = 24) {
    socket = program.folder + "/tmux-" + UUID().uuidString.prefix(6)
    environment = program.environment
    self.program = program
    var words = ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
    for (name, value) in program.environment where name != "TERM" {
      words += ["-e", "\(name)=\(value)"]
    }
    words.append("read start; \(command)")
    tmux(words)
    tmux(["set-option", "-g", "default-terminal", "screen-256color"])
    tmux(["set-option", "-g", "remain-on-exit", "on"])
    tmux(["set-option", "-g", "window-size", "manual"])
    // Only now that the window outlives the program may the program start.
    type("\r")
  }

  deinit {
    tmux(["kill-server"])
  }

  /// The text on the screen, without trailing blanks.
  var screen: String { tmux(["capture-pane", "-p"]) }

  /// The text on the screen with its colours and attributes as sequences.
  var styledScreen: String { tmux(["capture-pane", "-p", "-e"]) }

  /// The process in the window.
  var process: Int32 { Int32(ask("#{pane_pid}")) ?? 0 }

  /// A format of tmux, such as `#{alternate_on}`, filled in.
  func ask(_ format: String) -> String {
    tmux(["display-message", "-p", format]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Sends bytes as the terminal would.
  func type(_ text: String) {
    tmux(["send-keys", "-H"] + text.utf8.map { String($0, radix: 16) })
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) {
    tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the screen is as it should be.
  ///
  /// - Returns: Whether it came to be so in time.
  func wait(seconds: Double = 20, until condition: (String) -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(seconds)
    repeat {
      if condition(screen) { return true }
      usleep(20_000)
    } while Date() < deadline
    return false
  }

  /// Waits until a text is on the screen.
  func wait(for text: String) -> Bool { wait { $0.contains(text) } }

  /// Runs tmux to its end and returns what it prints.
  @discardableResult
  private func tmux(_ words: [String]) -> String {
    let output = socket + ".out"
    _ = ChildProcess.run(
      Self.path ?? "/usr/bin/tmux", ["-u", "-S", socket] + words, environment: environment,
      output: .file(output), errors: .file("/dev/null"))
    return (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
  }
}
