/// The six kinds of JSON values.
public enum JSONKind: Hashable, Sendable, CaseIterable {
  /// `{ "key": value }`
  case object
  /// `[ value ]`
  case array
  /// `"text"`
  case string
  /// `1.5e3`
  case number
  /// `true` or `false`
  case boolean
  /// `null`
  case null
}
