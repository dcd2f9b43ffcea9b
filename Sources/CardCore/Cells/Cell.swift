/// One cell of the screen: a glyph, two colours and attributes.
public struct Cell: Hashable, Sendable {
  /// What is shown.
  public var glyph: Glyph
  /// The glyph's colour; nil is the terminal's own.
  public var foreground: Color?
  /// The colour behind; nil is the terminal's own.
  public var background: Color?
  /// How the glyph stands out.
  public var attributes: TextAttributes

  /// Creates a cell.
  public init(
    glyph: Glyph = .space, foreground: Color? = nil, background: Color? = nil,
    attributes: TextAttributes = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell()
}
