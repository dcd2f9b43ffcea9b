import Synchronization

/// What failed on any of several threads.
final class FailureCount: Sendable {
  private let failures = Mutex<[String]>([])

  var all: [String] { failures.withLock { $0 } }

  func add(_ text: String) { failures.withLock { $0.append(text) } }
}
