/// Why progress could not be read or kept.
public enum ProgressError: Error, Hashable, Sendable {
  /// The store's folder or file cannot be used; the reason is the system's.
  case unavailable(path: String, reason: String)
  /// The store is damaged.
  case damaged(path: String, reason: String)
  /// The store was written by a later version.
  case tooNew(path: String, version: Int)
  /// The file is not a progress store.
  case foreign(path: String)
  /// Another program holds the store for too long.
  case busy(path: String)
  /// There is no space left; nothing was changed.
  case full(path: String)
  /// Nothing may be written.
  case readOnly(path: String)
  /// Reading or writing failed; nothing was changed.
  case failed(path: String, reason: String)
}

extension ProgressError {
  /// What happened, to which file, and what to do.
  ///
  /// One line. Paths and reasons come from outside: show the text only after control characters were
  /// replaced.
  public var message: String {
    switch self {
    case .unavailable(let path, let reason):
      "\(path): the progress store cannot be opened (\(Self.line(reason))); "
        + "check the folder, or choose another with XDG_DATA_HOME"
    case .damaged(let path, let reason):
      "\(path): the progress store is damaged (\(Self.line(reason))); nothing was changed; "
        + "move it aside and put a backup in its place"
    case .tooNew(let path, let version):
      "\(path): the progress store has version \(version), which only a later Recto can read; "
        + "nothing was changed; update Recto"
    case .foreign(let path):
      "\(path): this file belongs to another program; nothing was changed; "
        + "move it aside, or choose another folder with XDG_DATA_HOME"
    case .busy(let path):
      "\(path): another program is using the progress store; nothing was changed; "
        + "end it, then try again"
    case .full(let path):
      "\(path): the disk is full; nothing was lost, and this answer is not kept yet; "
        + "free some space, then try again"
    case .readOnly(let path):
      "\(path): the progress store may only be read, so this answer is not kept; "
        + "allow writing to the file and its folder, then try again"
    case .failed(let path, let reason):
      "\(path): reading or writing the progress store failed (\(Self.line(reason))); nothing was changed; "
        + "try again, and if it fails again check the disk"
    }
  }

  /// A reason in one line: SQLite tells of damage in several.
  private static func line(_ reason: String) -> String {
    reason.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
