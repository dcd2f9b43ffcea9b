internal import CPictureDecoding

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// A question to a process and its answer, both in time.
struct VectorExchange {
  /// Our end of the channel, which never blocks.
  let channel: Int32
  /// When no more is waited for.
  let deadline: SuspendingClock.Instant

  /// Sends bytes and receives until the other end is closed.
  ///
  /// - Parameters:
  ///   - question: What to send; a process that does not want all of it may answer all the same.
  ///   - most: The bytes after which nothing can be an answer any more.
  func answer(to question: [UInt8], most: Int) throws(VectorFault) -> [UInt8] {
    var rest = question[...]
    var answer: [UInt8] = []
    var isSending = true
    while true {
      if isSending, rest.isEmpty {
        cpicture_end_sending(channel)
        isSending = false
      }
      let events = try wait(for: isSending ? POLLIN | POLLOUT : POLLIN)
      if isSending, events & Int16(POLLOUT) != 0 { send(&rest) }
      guard events & ~Int16(POLLOUT) != 0 else { continue }
      let isOpen = receive(&answer)
      guard answer.count <= most else { throw .undrawable }
      if !isOpen { return answer }
    }
  }

  /// Waits for one of some events; what has come by the deadline is taken even after it.
  private func wait(for events: Int32) throws(VectorFault) -> Int16 {
    while true {
      let (seconds, attoseconds) = max(.zero, deadline - .now).components
      let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
      var wanted = pollfd(fd: channel, events: Int16(events), revents: 0)
      let count = poll(&wanted, 1, Int32(clamping: milliseconds))
      if count > 0 { return wanted.revents }
      if count < 0, errno != EINTR { throw .undrawable }
      if count == 0, SuspendingClock.now >= deadline { throw .takesTooLong }
    }
  }

  /// Sends what fits; all of it counts as sent when nobody takes it any more.
  private func send(_ rest: inout ArraySlice<UInt8>) {
    let count = rest.withUnsafeBytes { cpicture_send(channel, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      rest = []
    }
  }

  /// Receives what is there; false when nothing more can come.
  private func receive(_ answer: inout [UInt8]) -> Bool {
    var isOpen = true
    answer += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let received = recv(channel, buffer.baseAddress, buffer.count, 0)
      isOpen = received > 0 || (received < 0 && (errno == EAGAIN || errno == EINTR))
      count = max(0, received)
    }
    return isOpen
  }
}
