import CardCore

/// The cards and pictures that the renderer's tests share.
enum RasterExample {
  static let cream = Paper(
    color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x2A2622), accent: Color(hex: 0x8A5A34),
    rule: Color(hex: 0xB98F66))
  static let blue = Paper(
    color: Color(hex: 0xD9E7F2), ink: Color(hex: 0x1B2430), accent: Color(hex: 0x34618F),
    rule: Color(hex: 0x5B8AB8))
  static let night = Color(hex: 0x10131A)

  static let front = Face(
    headline: "el murciélago",
    lines: [
      FaceLine("/muɾˈsjelaɣo/ · animals", role: .reading),
      FaceLine("«El murciélago vuela de noche.»", role: .example),
    ], paper: cream)
  static let back = Face(
    headline: "the bat",
    lines: [
      FaceLine("el murciélago", role: .recall),
      FaceLine("“The bat flies at night.”", role: .example),
    ], paper: blue)
  static let library = Face(
    headline: "図書館", lines: [FaceLine("図書館で本を借りました。", role: .example)], paper: cream)

  static let size = CellSize(columns: 56, rows: 15)
  static let screen = CellSize(columns: 80, rows: 24)

  static func turn(
    _ degrees: Double, axis: Vector3 = .vertical, anchor: UnitPoint = .center,
    perspective: Double = 0.5, size: CellSize = size
  ) -> ProjectionTransform {
    .rotation3D(
      .degrees(degrees), axis: axis, anchor: anchor, perspective: perspective,
      size: Size(width: Double(size.columns), height: Double(size.rows) * 2))
  }

  static func panel(
    _ transform: ProjectionTransform, front: Face = front, back: Face? = back,
    axis: Vector3 = .vertical
  ) -> Panel {
    Panel(
      front: front, back: back, size: size, column: 12, row: 4, transform: transform,
      backAxis: axis)
  }

  static func picture(_ panels: Panel...) -> Picture {
    Picture(size: screen, background: night, elements: panels.map { .panel($0) })
  }

  static func render(_ panel: Panel, symbols: SymbolSet = .block) -> Surface {
    var renderer = Renderer(symbols: symbols)
    return renderer.render(picture(panel))
  }
}
