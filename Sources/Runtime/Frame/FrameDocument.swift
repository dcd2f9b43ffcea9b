public import CardCore

/// A frame as JSON, for programs that look at it.
///
/// An object with `columns`, `rows`, `cellAspect`, `facing` (`front`, `back` or `edge`),
/// `corners` (top left, top right, bottom right and bottom left of the card as `[column, row]` with
/// fractions; `null` behind the viewer) and `cells`: rows of `[glyph, foreground, background,
/// flags]`. Colours are `"#rrggbb"`, or `null` for the terminal's own. The flags are a sum: 1 bold,
/// 2 dim, 4 italic, 8 underlined, 16 reversed. The second cell of a wide glyph has the glyph `""`.
public enum FrameDocument {
  /// The document of a scene and the cells it was drawn to.
  public static func json(_ scene: FrameScene, surface: Surface) -> String {
    let quad = scene.projectedQuad
    let corners = quad.corners.map { corner -> String in
      guard let point = corner.point else { return "null" }
      let column = scene.panel.column + point.x
      let row = scene.panel.row + point.y / scene.cellAspect
      return JSONText.array([JSONText.number(column), JSONText.number(row)])
    }
    let rows = (0..<surface.size.rows).map { row in
      JSONText.array((0..<surface.size.columns).map { text(of: surface[$0, row]) })
    }
    return JSONText.object([
      ("columns", "\(surface.size.columns)"), ("rows", "\(surface.size.rows)"),
      ("cellAspect", JSONText.number(scene.cellAspect)), ("facing", "\"\(name(of: quad.facing))\""),
      ("corners", JSONText.array(corners)), ("cells", JSONText.array(rows)),
    ])
  }

  private static func text(of cell: Cell) -> String {
    JSONText.array([
      JSONText.quoted(cell.glyph.text), JSONText.quoted(cell.foreground?.hexadecimal),
      JSONText.quoted(cell.background?.hexadecimal), "\(cell.attributes.rawValue)",
    ])
  }

  private static func name(of facing: Facing) -> String {
    switch facing {
    case .front: "front"
    case .back: "back"
    case .edge: "edge"
    }
  }
}
