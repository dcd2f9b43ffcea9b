public import Scheduling

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The running system's clocks.
public struct SystemClock: Sendable {
  /// Creates access to the running system's clocks.
  public init() {}

  /// Seconds of a clock that only runs forward; its zero has no meaning.
  public var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that the processor has worked for the calling thread; what others do does not count.
  public var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The present moment with the local offset from UTC.
  public var moment: Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var seconds = time.tv_sec
    var local = tm()
    let isKnown = localtime_r(&seconds, &local) != nil
    let milliseconds = Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    return Moment(
      unixMilliseconds: milliseconds, utcOffsetSeconds: isKnown ? Int(local.tm_gmtoff) : 0)
  }
}
