#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the running system tells of the process and the person.
public enum SystemEnvironment {
  /// The value of an environment variable; nil when it is not set.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The values of those of the named variables that are set.
  public static func variables(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names { values[name] = variable(name) }
    return values
  }

  /// The person's home folder as the user database has it; nil when it is not known there.
  public static var homeFolder: String? {
    var entry = passwd()
    var result: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &result) == 0, result != nil,
      let folder = entry.pw_dir
    else { return nil }
    return String(cString: folder)
  }

  /// The path of the running program with all links resolved; nil when the system does not tell.
  public static var executable: String? {
    #if os(Linux)
      return resolved("/proc/self/exe")
    #else
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return resolved(String(cString: buffer))
    #endif
  }

  /// A path by which the running program can start itself; nil when the system does not tell.
  public static var runningProgram: String? {
    #if os(Linux)
      // Even when another version lies in its place by now.
      return "/proc/self/exe"
    #else
      return executable
    #endif
  }

  /// Whether standard input and output are both a terminal.
  public static var hasTerminal: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Whether standard output goes to a terminal.
  public static var outputIsTerminal: Bool { isatty(1) == 1 }

  private static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
