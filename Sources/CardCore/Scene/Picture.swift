/// A whole screen as a value: flat text and boxes, and posed panels, painted in order.
public struct Picture: Hashable, Sendable {
  /// Something to paint.
  public enum Element: Hashable, Sendable {
    /// A filled rectangle.
    case fill(CellRect, Color)
    /// A line of text, clipped before `endColumn` (the picture's edge when nil).
    case text(String, column: Int, row: Int, style: TextStyle, endColumn: Int? = nil)
    /// A posed panel.
    case panel(Panel)
  }

  /// The extent in cells.
  public var size: CellSize
  /// The colour behind everything.
  public var background: Color
  /// What is painted, the last on top.
  public var elements: [Element]

  /// Creates a picture.
  public init(size: CellSize, background: Color, elements: [Element] = []) {
    self.size = size
    self.background = background
    self.elements = elements
  }
}
