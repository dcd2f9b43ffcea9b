public import CardCore

/// What the terminal can show, as found when it was opened.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The colours it shows.
  public var colorDepth: ColorDepth
  /// The symbols that pictures may use.
  public var symbols: SymbolSet
  /// Whether text beyond ASCII can be shown.
  public var showsUnicode: Bool
  /// The height of a cell in columns' widths.
  public var cellAspect: Double
  /// The colour behind the text; nil where it is not known.
  public var background: Color?

  /// Creates a description.
  public init(
    colorDepth: ColorDepth, symbols: SymbolSet, showsUnicode: Bool, cellAspect: Double,
    background: Color? = nil
  ) {
    self.colorDepth = colorDepth
    self.symbols = symbols
    self.showsUnicode = showsUnicode
    self.cellAspect = cellAspect
    self.background = background
  }
}
