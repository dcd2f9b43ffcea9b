/// The files that the program reads.
public protocol FileSystem {
  /// The bytes of a regular file.
  ///
  /// Pipes, devices and folders are refused without waiting for them.
  ///
  /// - Parameters:
  ///   - path: The file's path; a link is followed.
  ///   - limit: The most bytes that are read; a larger file is refused before memory is taken.
  func contents(ofFile path: String, limit: Int) throws(FileError) -> [UInt8]

  /// The names in a folder without `.` and `..`, in the order of their bytes.
  func entries(ofFolder path: String) throws(FileError) -> [String]

  /// What lies at a path, links followed; nil when there is nothing, or nothing that can be seen.
  func kind(of path: String) -> FileKind?
}

/// What lies at a path.
public enum FileKind: Hashable, Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A pipe, a device or a socket.
  case other
}
