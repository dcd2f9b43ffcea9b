import Foundation

/// Runs programs to their end.
///
/// Foundation's `Process` waits until every process that inherited its pipes has ended, and so
/// never returns once a server was started meanwhile; here results go through files.
enum ChildProcess {
  /// Where a stream of the child goes.
  enum Stream {
    /// Into a file, made anew.
    case file(String)
    /// To an open descriptor.
    case descriptor(Int32)
  }

  /// Runs a program and returns its exit status, or -1 when a signal ended it or it did not start.
  static func run(
    _ executable: String, _ arguments: [String], environment: [String: String],
    output: Stream, errors: Stream
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (number, stream) in [(Int32(1), output), (2, errors)] {
      switch stream {
      case .file(let path):
        posix_spawn_file_actions_addopen(
          &actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    // The threads that run tests block signals, which a server such as tmux must not inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([executable] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, executable, &actions, &attributes, words + [nil], variables + [nil])
    guard code == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}
