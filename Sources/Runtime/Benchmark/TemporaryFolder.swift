#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A new folder for the files of a measurement, removed with all that is in it.
public final class TemporaryFolder {
  /// The folder's path.
  public let path: String

  /// Makes a folder in `$TMPDIR`, else in `/tmp`.
  ///
  /// - Returns: nil when none can be made.
  public init?() {
    let base = SystemEnvironment.variable("TMPDIR") ?? "/tmp"
    var template = Array(FilePath.join(base, "recto-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    path = String(cString: made)
  }

  deinit {
    Self.remove(path)
  }

  /// Writes a new file and returns its path; nil when it cannot be written.
  public func write(_ text: String, to name: String) -> String? {
    let file = FilePath.join(path, name)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    do throws(OutputStream.Failure) {
      try OutputStream(descriptor: descriptor).write(text)
      return file
    } catch {
      return nil
    }
  }

  /// Removes a file, or a folder with all that is in it; links are removed and not followed.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    let inside = (try? SystemFileSystem().entries(ofFolder: path)) ?? []
    for name in inside { remove(FilePath.join(path, name)) }
    rmdir(path)
  }
}
