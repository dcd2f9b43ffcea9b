internal import Synchronization

/// Decodes pictures on a thread of its own, so that a large one keeps nobody waiting.
///
/// The thread is there only while there are pictures to decode.
final class PictureQueue: Sendable {
  private let backlog = Mutex(PictureBacklog())
  private let prepareThread: @Sendable () -> Void
  private let decode: @Sendable (PictureRequest) -> PictureRequest.Outcome

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - prepareThread: Called first on every thread.
  ///   - decode: Decodes a picture, and may take its time.
  init(
    prepareThread: @escaping @Sendable () -> Void,
    decode: @escaping @Sendable (PictureRequest) -> PictureRequest.Outcome
  ) {
    self.prepareThread = prepareThread
    self.decode = decode
  }

  /// Whether a picture is still to come, or a change has not been taken.
  var isAwaiting: Bool { backlog.withLock { $0.isAwaiting } }

  /// Whether the progress of a picture has changed since the last call.
  func takeChange() -> Bool { backlog.withLock { $0.takeChange(at: .now) } }

  /// Asks for a picture, without waiting for it.
  func progress(of request: PictureRequest) -> PictureBacklog.Progress {
    let (progress, first) = backlog.withLock { backlog in
      let progress = backlog.progress(of: request, at: .now)
      return (progress, backlog.isInWork ? nil : backlog.next())
    }
    guard let first else { return progress }
    let isStarted = BackgroundThread.start {
      self.prepareThread()
      self.work(from: first)
    }
    if isStarted { return progress }
    // Without threads there is still time.
    work(from: first)
    return backlog.withLock { $0.progress(of: request, at: .now) }
  }

  private func work(from first: PictureRequest) {
    var request = first
    while true {
      let outcome = decode(request)
      let next = backlog.withLock { backlog in
        backlog.finish(request, outcome)
        return backlog.next()
      }
      guard let next else { return }
      request = next
    }
  }
}
