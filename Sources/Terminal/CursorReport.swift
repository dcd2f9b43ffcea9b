/// Where the terminal says that its cursor is (`ESC [ row ; column R`), counted from 1.
public struct CursorReport: Hashable, Sendable {
  /// The row.
  public var row: Int
  /// The column.
  public var column: Int

  /// Creates a report.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// Reads what stands between `ESC [` and `R`; nil when it is no place.
  init?(parameters: String) {
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 2, parameters.utf8.allSatisfy({ $0 == 0x3B || (0x30...0x39) ~= $0 }),
      let row = Int(fields[0]), let column = Int(fields[1])
    else { return nil }
    self.init(row: row, column: column)
  }
}
