public import CardCore

/// What is known of a terminal, what was decided from it and why, for people who wonder.
public struct TerminalFacts: Hashable, Sendable {
  /// The terminal's type; empty when unknown.
  public var name: String
  /// Whether the system describes terminals of this type.
  public var isDescribed: Bool
  /// Whether standard input and output are both a terminal.
  public var isConnected: Bool
  /// The window's size; nil when it is not told.
  public var size: CellSize?
  /// How many colours are used.
  public var colors: TerminalDecision<ColorDepth>
  /// The symbols that pictures use.
  public var symbols: TerminalDecision<SymbolSet>
  /// The columns that the terminal was seen to give to lines and blocks; nil where it is not known.
  public var symbolWidth: TerminalDecision<Int?>
  /// Whether text beyond ASCII is shown.
  public var unicode: TerminalDecision<Bool>
  /// The height of a cell in widths.
  public var cellAspect: TerminalDecision<Double>
  /// Whether the mouse is asked for.
  public var mouse: TerminalDecision<Bool>
  /// The colour behind the text, before the terminal is asked; nil where it is not known.
  public var background: TerminalDecision<Color?>

  /// Decides everything from the circumstances.
  ///
  /// - Parameters:
  ///   - environment: The circumstances.
  ///   - isDescribed: Whether the system describes terminals of this type.
  ///   - isConnected: Whether standard input and output are both a terminal.
  ///   - size: The window's size; nil when it is not told.
  ///   - cellAspect: The height of a cell in widths.
  ///   - symbolWidth: The columns that the terminal was seen to give to lines and blocks, and how.
  ///   - columns: The columns that the running system gives a scalar.
  public init(
    environment: TerminalEnvironment, isDescribed: Bool, isConnected: Bool, size: CellSize?,
    cellAspect: TerminalDecision<Double>, symbolWidth: TerminalDecision<Int?>,
    columns: (Unicode.Scalar) -> Int
  ) {
    name = environment.terminalName
    self.isDescribed = isDescribed
    self.isConnected = isConnected
    self.size = size
    self.cellAspect = cellAspect
    colors = environment.colorDecision
    self.symbolWidth = symbolWidth
    symbols = environment.symbolDecision(measured: symbolWidth.value, columns: columns)
    unicode = environment.unicodeDecision
    mouse = environment.mouseDecision
    background = environment.backgroundDecision
  }
}

extension TerminalEnvironment {
  /// What is known of the background before the terminal is asked.
  fileprivate var backgroundDecision: TerminalDecision<Color?> {
    let variable = self["COLORFGBG"]
    if let color = BackgroundColor.color(variable: variable) {
      return TerminalDecision(color, because: "COLORFGBG is \(variable)")
    }
    let asks = understandsColorQuestions && colorDepth != .none
    return TerminalDecision(
      nil, because: asks ? "the terminal is asked at the start" : "the terminal is not asked")
  }
}
