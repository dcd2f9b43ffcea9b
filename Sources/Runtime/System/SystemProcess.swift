#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The running process.
public enum SystemProcess {
  /// 128 bits from the system's random number generator.
  public static var randomBits: (UInt64, UInt64) {
    var generator = SystemRandomNumberGenerator()
    return (generator.next(), generator.next())
  }

  /// Ends the process by a signal, so that whoever sent it sees that it worked.
  public static func die(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    // A signal that does not end a process by itself: the shell's number for one that did.
    exit(128 &+ number)
  }
}
