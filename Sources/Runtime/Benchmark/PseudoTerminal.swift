public import CardCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A terminal without a screen that runs a program, types for it and receives what it writes.
///
/// The program is the leader of a session of its own with the terminal in control, as if a person
/// had opened a window for it. Deinitialising hangs up and ends the program.
public final class PseudoTerminal {
  /// How a program has ended.
  public enum Ending: Hashable, Sendable {
    /// It returned a status.
    case exited(Int32)
    /// A signal ended it.
    case killed(signal: Int32)
  }

  /// The process that was started.
  public private(set) var process: Int32 = 0
  private var master: Int32
  private let name: String
  private var ending: Ending?

  /// Starts a program in a new terminal.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: Its arguments without its own name.
  ///   - environment: Its whole environment.
  ///   - size: The window's extent.
  public init(
    running executable: String, arguments: [String], environment: [String: String], size: CellSize
  ) throws(BenchmarkFailure) {
    master = PseudoTerminalSystem.openMaster()
    guard master >= 0, let slave = PseudoTerminalSystem.slavePath(of: master) else {
      throw .noTerminal(reason: SystemError.text(errno))
    }
    name = slave
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(to: size)
    let code = spawn(executable, arguments: arguments, environment: environment)
    guard code == 0 else {
      throw .notStarted(path: executable, reason: SystemError.text(code))
    }
  }

  deinit {
    hangUp()
    if process > 0, ending == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
  }

  /// Gives the window another extent, which the program is told by a signal.
  public func resize(to size: CellSize) {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Types text, as keys or as the sequences that a terminal sends.
  ///
  /// - Returns: Whether all of it was taken.
  @discardableResult
  public func type(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return write(master, bytes, bytes.count) == bytes.count
  }

  /// What the program has written, waiting for it at most so long; empty when nothing came.
  ///
  /// - Parameter limit: The most bytes to take; the rest stays on its way.
  public func read(within timeout: Duration, limit: Int = 65_536) -> [UInt8] {
    var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = timeout.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    guard poll(&wanted, 1, Int32(clamping: milliseconds)) > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: max(1, limit)) { buffer, count in
      count = max(0, systemRead(master, buffer))
    }
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) {
    if process > 0, ending == nil { kill(process, signal) }
  }

  /// Closes the terminal, as a lost connection does.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// How the program has ended; nil while it runs.
  public func checkEnding() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    guard process > 0, waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
    return ending
  }

  /// The terminal's settings as bytes, to be compared.
  public var settings: [UInt8] {
    let descriptor = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  private func spawn(
    _ executable: String, arguments: [String], environment: [String: String]
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes the one in control.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(
      &attributes,
      PseudoTerminalSystem.startsSession | Int16(POSIX_SPAWN_SETSIGDEF)
        | Int16(POSIX_SPAWN_SETSIGMASK))
    return CStrings.withPointers([executable] + arguments) { argumentPointers in
      CStrings.withPointers(environment.map { "\($0.key)=\($0.value)" }) { environmentPointers in
        posix_spawn(
          &process, executable, &actions, &attributes, argumentPointers, environmentPointers)
      }
    }
  }
}

/// The system's `read`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
