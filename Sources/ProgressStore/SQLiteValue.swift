/// A value for a place in a statement.
enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// A whole number.
  static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }

  /// A text, or nothing.
  static func optional(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
}
