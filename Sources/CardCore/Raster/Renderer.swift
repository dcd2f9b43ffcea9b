/// Turns pictures into cells.
public struct Renderer {
  /// The height of a cell in columns.
  public var cellAspect: Double
  /// The characters that pictures may be drawn with.
  public var symbols: SymbolSet
  private let textures: any TextureSource

  /// Creates a renderer.
  public init(
    cellAspect: Double = 2, symbols: SymbolSet = .block,
    textures: any TextureSource = PlainTextureSource()
  ) {
    self.cellAspect = cellAspect
    self.symbols = symbols
    self.textures = textures
  }

  /// The cells of a picture.
  public mutating func render(_ picture: Picture) -> Surface {
    var surface = Surface(
      size: picture.size, filledWith: Cell(background: picture.background))
    for element in picture.elements {
      switch element {
      case .fill(let rect, let color): surface.fill(rect, with: color)
      case .text(let text, let column, let row, let style, let endColumn):
        surface.draw(text, column: column, row: row, style: style, endColumn: endColumn)
      case .panel(let panel): paint(panel, on: &surface)
      }
    }
    return surface
  }

  private func paint(_ panel: Panel, on surface: inout Surface) {
    let box = Size(
      width: Double(panel.size.columns), height: Double(panel.size.rows) * cellAspect)
    let quad = ProjectedQuad(Quad(box), panel.transform)
    let points = quad.visiblePolygon
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), left.isFinite,
      right.isFinite, abs(left) < 1e6, abs(right) < 1e6
    else { return }
    let face = quad.facing == .back ? panel.back ?? panel.front : panel.front
    let column = Int((panel.column + left).rounded())
    let rect = CellRect(
      column: column, row: Int(panel.row.rounded()),
      columns: max(1, Int((panel.column + right).rounded()) - column), rows: panel.size.rows)
    surface.fill(rect, with: face.paper.color)
    guard rect.size == panel.size else { return }
    for line in FaceLayout(face, size: panel.size).lines {
      surface.draw(
        line.text, column: rect.origin.column + line.column, row: rect.origin.row + line.row,
        style: TextStyle(foreground: line.color(on: face.paper), attributes: line.attributes),
        endColumn: rect.columns.upperBound)
    }
  }
}
