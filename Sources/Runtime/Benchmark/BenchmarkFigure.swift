/// One measured figure beside its budget.
public struct BenchmarkFigure: Hashable, Sendable {
  /// What was measured.
  public var name: String
  /// The figure that the budget is about.
  public var value: Double
  /// Its unit.
  public var unit: String
  /// The most that it may be; nil when there is no budget.
  public var budget: Double?
  /// A further figure or remark.
  public var note: String

  /// Creates a figure.
  public init(_ name: String, _ value: Double, _ unit: String, budget: Double?, note: String = "") {
    self.name = name
    self.value = value
    self.unit = unit
    self.budget = budget
    self.note = note
  }

  /// Whether the figure is within its budget.
  public var isWithinBudget: Bool { budget.map { value <= $0 } ?? true }

  /// The figures as aligned lines, each with its verdict.
  public static func table(_ figures: [BenchmarkFigure]) -> String {
    let width = figures.map(\.name.count).max() ?? 0
    return figures.map { figure in
      let name = figure.name + String(repeating: " ", count: width - figure.name.count)
      let verdict = figure.isWithinBudget ? "ok  " : "OVER"
      let budget = figure.budget.map { " of \(number($0)) \(figure.unit)" } ?? ""
      let note = figure.note.isEmpty ? "" : "  (\(figure.note))"
      return "\(verdict)  \(name)  \(number(figure.value)) \(figure.unit)\(budget)\(note)"
    }.joined(separator: "\n")
  }

  /// A number with three significant digits.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if abs(value) >= 100 || value == 0 { return "\(Int(value.rounded()))" }
    let scale = abs(value) >= 10 ? 10.0 : abs(value) >= 1 ? 100.0 : 1000.0
    let rounded = (value * scale).rounded() / scale
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
