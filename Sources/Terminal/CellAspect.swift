/// The height of a cell in columns' widths, from what the window tells of itself.
public enum CellAspect {
  /// What is assumed of a terminal that tells nothing.
  public static let standard = 2.0

  /// The aspect of a window's cells; `standard` where the pixels are unknown or make no sense.
  public static func aspect(
    columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int
  ) -> Double {
    decision(columns: columns, rows: rows, pixelWidth: pixelWidth, pixelHeight: pixelHeight).value
  }

  /// The aspect of a window's cells, and why it is so.
  public static func decision(
    columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int
  ) -> TerminalDecision<Double> {
    guard columns > 0, rows > 0, pixelWidth > 0, pixelHeight > 0 else {
      return TerminalDecision(standard, because: "the window does not tell its pixels")
    }
    let height = Double(pixelHeight) / Double(rows)
    let width = Double(pixelWidth) / Double(columns)
    let aspect = height / width
    return (1.4...2.8).contains(aspect)
      ? TerminalDecision(aspect, because: "the window's pixels tell")
      : TerminalDecision(standard, because: "the window's pixels make no sense")
  }
}
