internal import CNCurses
internal import CTerminalGuard
internal import CardCore
internal import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for bytes from the terminal and for signals, and makes events of the bytes.
///
/// ncurses' own reading is not used: it takes a byte at a time, cannot be told to skip sequences
/// that it does not know, and reads nothing a million times a second when the terminal is gone.
struct TerminalInput {
  /// What a wait ended with.
  enum Outcome: Hashable {
    case events([InputEvent])
    case signals(GuardEvents)
    case hangup
    case nothing
  }

  private let descriptor: Int32
  private var decoder: InputDecoder
  private var lastByte = ContinuousClock.now

  /// Reads from a terminal whose description gives these sequences for keys.
  init(descriptor: Int32, keySequences: [[UInt8]: Key]) {
    self.descriptor = descriptor
    decoder = InputDecoder(knownSequences: keySequences)
  }

  /// Returns how many reports of the terminal's status came since the last call.
  mutating func takeStatusReports() -> Int { decoder.takeStatusReports() }

  /// Returns the last report of the cursor's place that came since the last call.
  mutating func takeCursorReport() -> CursorReport? { decoder.takeCursorReport() }

  /// Releases a mouse button that is held, because the mouse will report no more.
  mutating func cancelMouse() -> [InputEvent] { decoder.cancelMouse() }

  /// Waits once, at most until a deadline (nil: for ever), for whatever comes first.
  mutating func wait(until deadline: ContinuousClock.Instant?) -> Outcome {
    let giveUp = decoder.patience.map { lastByte + $0 }
    let end = [deadline, giveUp].compactMap { $0 }.min()
    var polled = [
      pollfd(fd: terminal_guard_descriptor(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&polled, nfds_t(polled.count), TerminalInput.milliseconds(until: end))
    if count < 0 && errno != EINTR { return .hangup }
    let signals = GuardEvents.take()
    if !signals.isEmpty { return .signals(signals) }
    if count > 0 {
      let state = Int32(polled[1].revents)
      if state & POLLIN != 0 { return read() }
      if state & (POLLHUP | POLLERR | POLLNVAL) != 0 { return .hangup }
    }
    if let giveUp, ContinuousClock.now >= giveUp { return .events(decoder.flush()) }
    return .nothing
  }

  /// Reads all that has arrived, up to a burst that no person causes.
  private mutating func read() -> Outcome {
    var events: [InputEvent] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<64 {
      let count = posixRead(descriptor, &buffer)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return events.isEmpty ? .hangup : .events(EventCoalescing.coalesce(events)) }
      lastByte = ContinuousClock.now
      events += decoder.decode(buffer[..<count])
      var more = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&more, 1, 0) > 0, Int32(more.revents) & POLLIN != 0 else { break }
    }
    return .events(EventCoalescing.coalesce(events))
  }

  private func posixRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      return Glibc.read(descriptor, &buffer, buffer.count)
    #else
      return Darwin.read(descriptor, &buffer, buffer.count)
    #endif
  }

  /// The wait for `poll`, rounded up; -1 is for ever.
  private static func milliseconds(until end: ContinuousClock.Instant?) -> Int32 {
    guard let end else { return -1 }
    let left = ContinuousClock.now.duration(to: end).components
    if left.seconds < 0 || left.attoseconds < 0 { return 0 }
    if left.seconds > 100_000 { return 100_000_000 }
    return Int32(
      left.seconds * 1000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
