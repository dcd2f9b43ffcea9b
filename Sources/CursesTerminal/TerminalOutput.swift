internal import CNCurses

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes to the terminal beside ncurses.
struct TerminalOutput {
  /// The terminal.
  let descriptor: Int32

  /// Writes a text whole, as long as the terminal takes it.
  ///
  /// ncurses keeps nothing back after an update, so what is written here keeps its place.
  func write(_ text: String) {
    var bytes = ArraySlice(text.utf8)
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBufferPointer { posixWrite($0) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Whether the terminal has taken everything and would take more.
  var isDrained: Bool {
    if curses_waiting_output(descriptor) > 0 { return false }
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&polled, 1, 0) > 0 && Int32(polled.revents) & POLLOUT != 0
  }

  private func posixWrite(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
