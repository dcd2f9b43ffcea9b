internal import CPseudoTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that runs in a terminal of its own, with the test at the other end.
public final class PseudoTerminal {
  /// How a program ended.
  public enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    case stillRunning
  }

  /// Everything that the program has written so far, as bytes of UTF-8.
  public private(set) var output: [UInt8] = []

  /// The terminal's settings before the program was started.
  public private(set) var settingsAtStart: [UInt8] = []

  private var master: Int32
  private let slave: Int32
  private var process: pid_t = 0
  private var end: End?
  /// The seconds of processor time that the program used; known when it has ended.
  public private(set) var processorSeconds = 0.0

  /// Starts a program that this package builds.
  ///
  /// - Parameters:
  ///   - product: The executable's name.
  ///   - environment: All of its environment.
  ///   - ignoringHangup: Whether it is started as by `nohup`.
  public init?(
    product: String, arguments: [String] = [], environment: [String: String],
    columns: Int = 80, rows: Int = 24, ignoringHangup: Bool = false
  ) {
    var name = [CChar](repeating: 0, count: 128)
    master = pseudo_terminal_open(&name, name.count)
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    guard master >= 0, slave >= 0 else { return nil }
    resize(columns: columns, rows: rows)
    settingsAtStart = settings
    guard start(product, arguments, environment, path, ignoringHangup) else { return nil }
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      _ = waitForEnd(within: .seconds(5))
    }
    hangUp()
    closeDescriptor(slave)
  }

  private func start(
    _ product: String, _ arguments: [String], _ environment: [String: String], _ path: String,
    _ ignoringHangup: Bool
  ) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of a test runner block signals, and a program would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, pseudo_terminal_new_session_flag() | Int16(POSIX_SPAWN_SETSIGMASK))
    let program = PseudoTerminal.productsFolder + "/" + product
    let ignoring = ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\"", program]
    let command = ignoringHangup ? ignoring : [program]
    var argv = (command + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for text in argv + envp { free(text) } }
    return posix_spawn(&process, command[0], &actions, &attributes, &argv, &envp) == 0
  }

  /// The folder in which this package's products lie.
  public static var productsFolder: String {
    for argument in CommandLine.arguments {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      if let index = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) {
        return parts[..<index].joined(separator: "/")
      }
    }
    return ".build/debug"
  }

  /// The terminal's settings, to be compared for equality.
  public var settings: [UInt8] {
    var found = termios()
    tcgetattr(slave, &found)
    var bytes: [UInt8] = []
    for flags in [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag] {
      withUnsafeBytes(of: flags) { bytes += $0 }
    }
    withUnsafeBytes(of: found.c_cc) { bytes += $0 }
    return bytes
  }

  /// The output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// Forgets the output so far.
  public func clearOutput() { output = [] }

  /// Types bytes.
  public func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  /// Types bytes.
  public func type(bytes: [UInt8]) {
    _ = write(master, bytes, bytes.count)
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends the program a signal.
  public func send(signal: Int32) { kill(process, signal) }

  /// Closes the terminal, as when a connection breaks.
  public func hangUp() {
    if master >= 0 { closeDescriptor(master) }
    master = -1
  }

  /// Reads for some time, whatever comes.
  public func read(for duration: Duration) {
    _ = read(within: duration) { _ in false }
  }

  /// Reads until the output fulfils a condition; false when it does not in time.
  @discardableResult
  public func read(within duration: Duration, until condition: (PseudoTerminal) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + duration
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !condition(self) {
      if ContinuousClock.now >= deadline { return false }
      var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard master >= 0, poll(&polled, 1, 5) > 0 else { continue }
      let count = readBytes(master, &buffer)
      if count > 0 { output += buffer[..<count] } else { usleep(2000) }
    }
    return true
  }

  /// Whether the program is stopped, as by Ctrl-Z; asked at most once for each stop.
  public func waitForStop(within duration: Duration) -> Bool {
    read(within: duration) { terminal in
      var status: Int32 = 0
      return waitpid(terminal.process, &status, WNOHANG | WUNTRACED) == terminal.process
        && status & 0xFF == 0x7F
    }
  }

  /// Waits until the program ends, and tells how it did.
  ///
  /// - Parameter isReading: Whether the terminal takes what is written meanwhile; false plays one
  ///   that is stuck.
  public func waitForEnd(within duration: Duration, isReading: Bool = true) -> End {
    if let end { return end }
    var status: Int32 = 0
    var usage = rusage()
    let deadline = ContinuousClock.now + duration
    var hasEnded = false
    while !hasEnded && ContinuousClock.now < deadline {
      if isReading { read(for: .milliseconds(5)) } else { usleep(5000) }
      hasEnded = wait4(process, &status, WNOHANG, &usage) == process
    }
    guard hasEnded else { return .stillRunning }
    read(for: .milliseconds(20))
    let times = [usage.ru_utime, usage.ru_stime]
    processorSeconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    let ended: End = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    end = ended
    return ended
  }
}

/// `close`, which the class's members would hide.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

/// `read`, which the class's members would hide.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
