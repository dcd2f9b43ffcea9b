/// The running process.
public enum SystemProcess {
  /// 128 bits from the system's random number generator.
  public static var randomBits: (UInt64, UInt64) {
    var generator = SystemRandomNumberGenerator()
    return (generator.next(), generator.next())
  }
}
