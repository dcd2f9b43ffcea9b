internal import CPictureDecoding

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// A process with nothing but a channel to this one.
///
/// It begins with the signals that a process has by default, in a process group of its own, so that
/// keys of the terminal mean others, and with its errors sent nowhere.
struct VectorProcess {
  /// How it ended.
  enum Ending {
    /// It had used all of the processor's time that it allows itself.
    case outOfTime
    /// In any other way.
    case other
  }

  /// Our end of the channel to its standard input and output.
  let channel: Int32
  private let identifier: pid_t

  /// Starts a program; nil when that fails.
  init?(path: String, arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard cpicture_open_channel(&ends) != 0 else { return nil }
    defer { close(ends[1]) }
    guard let identifier = Self.spawn(path, arguments, channel: ends[1]) else {
      close(ends[0])
      return nil
    }
    channel = ends[0]
    self.identifier = identifier
  }

  /// Ends the process and everything that it has started, and waits until it is gone.
  func end() -> Ending {
    close(channel)
    var status: Int32 = 0
    // Its number may be someone else's as soon as it has been waited for.
    if wait(&status, WNOHANG) == 0 {
      kill(-identifier, SIGKILL)
      _ = wait(&status, 0)
    }
    return status & 0x7F == SIGXCPU ? .outOfTime : .other
  }

  private func wait(_ status: inout Int32, _ options: Int32) -> pid_t {
    while true {
      let result = waitpid(identifier, &status, options)
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func spawn(_ path: String, _ arguments: [String], channel: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, channel, 0)
    posix_spawn_file_actions_adddup2(&actions, channel, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let words = (["recto"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let code = posix_spawn(
      &identifier, path, &actions, &attributes, words + [nil], cpicture_environment())
    return code == 0 ? identifier : nil
  }
}
