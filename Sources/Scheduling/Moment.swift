/// A moment in time together with the local offset from UTC that held then.
///
/// The offset comes along so that study days are plain arithmetic and never change afterwards.
public struct Moment: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var unixMilliseconds: Int64
  /// Local time minus UTC, in seconds.
  public var utcOffsetSeconds: Int

  /// Creates a moment.
  public init(unixMilliseconds: Int64, utcOffsetSeconds: Int) {
    self.unixMilliseconds = unixMilliseconds
    self.utcOffsetSeconds = utcOffsetSeconds
  }
}
