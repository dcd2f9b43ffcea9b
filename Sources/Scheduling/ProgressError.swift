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
