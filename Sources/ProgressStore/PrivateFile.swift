internal import Scheduling

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that only its owner may read, in a folder that only its owner may enter.
enum PrivateFile {
  /// Creates the file, and the folders that lead to it, where they are missing.
  ///
  /// New folders have mode 0700 and the file 0600; what exists keeps its mode. An existing file is
  /// never opened here: closing it would drop the locks of this process.
  ///
  /// - Throws: `ProgressError` when something cannot be created, or is not a regular file.
  static func create(at path: String) throws(ProgressError) {
    try createFolder(of: path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return
    }
    let code = errno
    guard code == EEXIST else { throw SQLiteFailure.systemError(code, path: path) }
    try requireRegular(path)
  }

  /// Moves a finished file to its name for good, replacing nothing half: first its bytes and then
  /// its name are brought to the disk.
  static func settle(_ temporary: String, at path: String) throws(ProgressError) {
    try synchronize(temporary)
    guard rename(temporary, path) == 0 else {
      throw SQLiteFailure.systemError(errno, path: path)
    }
    try synchronize(folder(of: path))
  }

  /// Deletes a file if it is there.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// The names in the folder of a path, in no order; none when it cannot be read.
  static func names(besides path: String) -> [String] {
    guard let stream = opendir(folder(of: path)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }

  /// The folder of a path, with the slash at its end.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  private static func synchronize(_ path: String) throws(ProgressError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SQLiteFailure.systemError(errno, path: path) }
    defer { close(descriptor) }
    #if canImport(Darwin)
      let result = fcntl(descriptor, F_FULLFSYNC)
    #else
      let result = fsync(descriptor)
    #endif
    if result != 0 { throw SQLiteFailure.systemError(errno, path: path) }
  }

  private static func requireRegular(_ path: String) throws(ProgressError) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw SQLiteFailure.systemError(errno, path: path)
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw .unavailable(path: path, reason: "not a regular file")
    }
  }

  private static func createFolder(of path: String) throws(ProgressError) {
    for (index, character) in zip(path.indices, path) where character == "/" {
      let folder = String(path[..<index])
      guard !folder.isEmpty, mkdir(folder, 0o700) != 0 else { continue }
      let code = errno
      guard code != EEXIST else { continue }
      // A folder above may exist and yet refuse to be made (EACCES, EROFS); the next one tells.
      var information = stat()
      guard stat(folder, &information) == 0 else {
        throw SQLiteFailure.systemError(code, path: folder)
      }
    }
  }
}
