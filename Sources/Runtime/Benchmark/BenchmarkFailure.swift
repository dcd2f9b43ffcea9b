/// Why a measurement could not be made.
public enum BenchmarkFailure: Error, Hashable, Sendable {
  /// No temporary folder can be made.
  case noTemporaryFolder
  /// A file for the measurement cannot be written.
  case notWritable(path: String)
  /// No pseudo terminal is to be had; the reason is the system's.
  case noTerminal(reason: String)
  /// The program cannot be started; the reason is the system's.
  case notStarted(path: String, reason: String)

  /// A sentence for people.
  public var message: String {
    switch self {
    case .noTemporaryFolder: "no temporary folder can be made; set TMPDIR to a folder of yours"
    case .notWritable(let path): "\(path): cannot be written"
    case .noTerminal(let reason): "no pseudo terminal is to be had (\(reason))"
    case .notStarted(let path, let reason): "\(path): cannot be started (\(reason))"
    }
  }
}
