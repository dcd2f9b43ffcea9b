/// Why a file or a folder could not be read, or a file not be written.
public enum FileError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case notFound(path: String)
  /// The path names a folder, a pipe or a device.
  case notAFile(path: String)
  /// The path names something that is no folder.
  case notAFolder(path: String)
  /// The person may not read it.
  case notAllowed(path: String)
  /// The file is larger than the limit, in bytes.
  case tooLarge(path: String, limit: Int)
  /// The system could not read it; the reason is the system's.
  case failed(path: String, reason: String)
  /// The system could not write it; the reason is the system's.
  case notWritten(path: String, reason: String)

  /// A sentence for people: what is wrong, and what can be done.
  ///
  /// The path is as it was given; it must go through the sanitiser before it is shown.
  public var message: String {
    switch self {
    case .notFound(let path): "\(path): there is no such file or folder"
    case .notAFile(let path): "\(path): expected a file, found a folder, a pipe or a device"
    case .notAFolder(let path): "\(path): expected a folder"
    case .notAllowed(let path): "\(path): you have no permission to read it"
    case .tooLarge(let path, let limit):
      "\(path): larger than \(limit / 1_048_576) MB; split it into several files"
    case .failed(let path, let reason): "\(path): cannot be read (\(reason))"
    case .notWritten(let path, let reason): "\(path): cannot be written (\(reason))"
    }
  }
}
