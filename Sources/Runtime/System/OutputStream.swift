#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A stream of text out of the program, every write of which is checked.
public struct OutputStream: Sendable {
  /// Why nothing more can be written.
  public enum Failure: Error, Hashable, Sendable {
    /// The reader has gone, as `head` does when it has enough; no cause for complaint.
    case closed
    /// The system could not write; the reason is the system's.
    case failed(reason: String)
  }

  private let descriptor: Int32

  /// Creates a stream to an open file descriptor, which stays the caller's.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Where results go.
  public static let standardOutput = OutputStream(descriptor: 1)
  /// Where errors go.
  public static let standardError = OutputStream(descriptor: 2)

  /// Makes a write to a reader that has gone fail instead of killing the program.
  public static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes a text whole.
  public func write(_ text: String) throws(Failure) {
    try write(bytes: Array(text.utf8))
  }

  /// Writes bytes whole, however many calls it takes.
  public func write(bytes: [UInt8]) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
      }
      if written >= 0 {
        start += written
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      case EPIPE: throw .closed
      default: throw .failed(reason: SystemError.text(errno))
      }
    }
  }
}

/// The system's `write`, which the methods of the same name hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
