#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files that are written whole or not at all.
public enum AtomicFile {
  /// Writes a file beside the old one, and puts it in its place once it is safely on the disk.
  ///
  /// A link is followed, and a file that is replaced keeps its mode. Folders, pipes and devices
  /// are refused.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let kind = SystemFileSystem().kind(of: path)
    guard kind == nil || kind == .file, !path.isEmpty, !path.hasSuffix("/") else {
      throw .notAFile(path: path)
    }
    let target = kind == nil ? path : resolved(path)
    let draft = FilePath.join(
      FilePath.folder(of: target), ".recto-\(String(SystemProcess.randomBits.0, radix: 16))")
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(FileError) {
      try fill(descriptor, with: bytes, path: path)
      if rename(draft, target) != 0 { throw failure(path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes the bytes to the disk and closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], path: String
  ) throws(FileError) {
    var isClosed = false
    defer { if !isClosed { close(descriptor) } }
    var old = stat()
    if stat(path, &old) == 0, fchmod(descriptor, old.st_mode & 0o777) != 0 { throw failure(path) }
    do throws(OutputStream.Failure) {
      try OutputStream(descriptor: descriptor).write(bytes: bytes)
    } catch {
      switch error {
      case .closed: throw .notWritten(path: path, reason: SystemError.text(EPIPE))
      case .failed(let reason): throw .notWritten(path: path, reason: reason)
      }
    }
    if fsync(descriptor) != 0 { throw failure(path) }
    isClosed = true
    if close(descriptor) != 0 { throw failure(path) }
  }

  private static func failure(_ path: String) -> FileError {
    .notWritten(path: path, reason: SystemError.text(errno))
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
