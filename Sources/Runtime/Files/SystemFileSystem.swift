#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The files of the running system.
public struct SystemFileSystem: FileSystem, Sendable {
  /// Creates access to the running system's files.
  public init() {}

  /// The bytes of a regular file; the size is asked before memory is taken.
  public func contents(ofFile path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Without blocking, so that a pipe without a writer is refused and not waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.error(errno, path: path) }
    defer { _ = close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.error(errno, path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    guard let size = Int(exactly: status.st_size), size <= limit else {
      throw .tooLarge(path: path, limit: limit)
    }
    return try readAll(descriptor, expecting: size, limit: limit, path: path)
  }

  /// The names in a folder, in the order of their bytes.
  public func entries(ofFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw errno == ENOTDIR ? .notAFolder(path: path) : Self.error(errno, path: path)
    }
    defer { _ = closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What lies at a path, links followed.
  public func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Reads to the end; a file may have grown or shrunk since its size was asked.
  private func readAll(
    _ descriptor: Int32, expecting size: Int, limit: Int, path: String
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    var capacity = size + 1
    var bytes: [UInt8] = []
    while failure == nil {
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var got: Int
        repeat {
          got = read(descriptor, buffer.baseAddress, capacity)
        } while got < 0
          && errno == EINTR
        if got < 0 { failure = Self.error(errno, path: path) }
        count = max(0, got)
      }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
      capacity = max(65_536, size + 1 - bytes.count)
    }
    if let failure { throw failure }
    return bytes
  }

  private static func error(_ code: Int32, path: String) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .notFound(path: path)
    case EACCES, EPERM: .notAllowed(path: path)
    case EISDIR, ENXIO: .notAFile(path: path)
    default: .failed(path: path, reason: SystemError.text(code))
    }
  }
}
