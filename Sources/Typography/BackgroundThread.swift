#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// A thread for work that takes long.
enum BackgroundThread {
  /// As much as the first thread has by default; other threads of macOS have a sixteenth.
  private static let stackSize = 8 << 20
  /// The signals that a fault of the thread itself causes.
  private static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Starts a thread that ends with its work; false when the system has none.
  ///
  /// It takes no signals but those of its own faults, so that the others go on interrupting the
  /// thread that waits for them.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    let isStarted = withSignalsBlocked { create(&attributes, Unmanaged.passRetained(Work(work))) }
    pthread_attr_destroy(&attributes)
    return isStarted
  }

  private static func create(
    _ attributes: UnsafePointer<pthread_attr_t>, _ work: Unmanaged<Work>
  ) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = work.toOpaque()
    let code = pthread_create(&thread, attributes, entry, argument)
    if code != 0 { work.release() }
    return code == 0
  }

  /// Does something with a mask of signals that threads started by it inherit.
  private static func withSignalsBlocked(_ start: () -> Bool) -> Bool {
    var blocked = sigset_t()
    sigfillset(&blocked)
    for fault in faults { sigdelset(&blocked, fault) }
    var previous = sigset_t()
    pthread_sigmask(SIG_SETMASK, &blocked, &previous)
    let result = start()
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    return result
  }
}

#if canImport(Darwin)
  /// Where a thread begins.
  private func entry(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  /// Where a thread begins.
  private func entry(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    argument.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
#endif

/// What a thread is given to do.
private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
