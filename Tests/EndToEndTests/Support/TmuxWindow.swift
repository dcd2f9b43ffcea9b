import Foundation

/// A window of tmux with a program in it: keys go in, and what a person would see comes out.
///
/// tmux keeps the screen by its own rules, so it is an oracle that knows nothing of ours.
final class TmuxWindow {
  private let socket: String
  private let environment: [String: String]

  /// Whether tmux is here.
  static let isAvailable = path != nil
  private static let path = ["/usr/bin/tmux", "/opt/homebrew/bin/tmux", "/usr/local/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a window that runs a command line of the shell.
  init(_ program: RectoProgram, running command: String, columns: Int = 80, rows: Int = 24) {
    socket = program.folder + "/tmux-" + UUID().uuidString.prefix(6)
    environment = program.environment
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
  ///
  /// Foundation's `Process` would wait for the server as well, which lives on.
  @discardableResult
  private func tmux(_ words: [String]) -> String {
    let output = socket + ".out"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let executable = Self.path ?? "/usr/bin/tmux"
    let arguments = ([executable, "-u", "-S", socket] + words).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in arguments + variables { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, executable, &actions, nil, arguments + [nil], variables + [nil])
    guard code == 0 else { return "" }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
  }
}
