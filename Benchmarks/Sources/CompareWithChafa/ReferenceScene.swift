internal import CardCore
internal import Typography

/// A card and the turns in which it is compared.
struct ReferenceScene {
  /// What is shown, in a word or two.
  let name: String
  /// Both sides.
  let face: Face
  /// Where the print comes from.
  var textures: any TextureSource = PlainTextureSource()
  /// Whether the card has rounded corners, and a rule where its paper has one.
  var isDecorated = true
  /// The table.
  var background = Color(hex: 0x0F1218)
  /// The axis of the turn.
  var axis = Vector3.vertical
  /// The angles in degrees; print is compared where it is drawn as texels, not as characters.
  var angles = stride(from: 30.7, to: 155, by: 10).map { $0 }

  private static let everyAngle = stride(from: 0.7, to: 181, by: 5).map { $0 }
  /// The dark theme's front.
  private static let paper = Paper(
    color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x221E1A), accent: Color(hex: 0x7A4A21),
    rule: Color(hex: 0xBC9268))
  private static let lines = [
    FaceLine("/muɾˈsjelaɣo/ · animals", role: .reading),
    FaceLine("«El murciélago vuela de noche y duerme de día.»", role: .example),
  ]

  /// Every scene, from bare paper to a picture.
  static var all: [ReferenceScene] {
    [
      ReferenceScene(
        name: "bare card", face: Face(headline: "", paper: .blank), isDecorated: false,
        background: .black, angles: everyAngle),
      ReferenceScene(
        name: "bare, diagonal", face: Face(headline: "", paper: .blank), isDecorated: false,
        background: .black, axis: Vector3(x: 1, y: 1, z: 0), angles: everyAngle),
      ReferenceScene(
        name: "paper and rule", face: Face(headline: "", paper: paper), angles: everyAngle),
      ReferenceScene(
        name: "running text", face: Face(headline: "el murciélago", lines: lines, paper: paper)),
      ReferenceScene(
        name: "display type", face: Face(headline: "murciélago", paper: paper),
        textures: PangoTextureSource()),
      ReferenceScene(
        name: "picture", face: Face(headline: "", paper: paper), textures: LandscapeTexture()),
    ]
  }

  /// The card at an angle, in the middle of a screen most of which it fills.
  func panel(on screen: CellSize, degrees: Double) -> Panel {
    let size = CellSize(columns: screen.columns * 7 / 10, rows: screen.rows * 6 / 10)
    let transform = ProjectionTransform.rotation3D(
      .degrees(degrees), axis: axis, anchor: .center, anchorZ: 0, perspective: 0.5,
      size: Size(width: Double(size.columns), height: 2 * Double(size.rows)))
    return Panel(
      front: face, back: face, size: size,
      column: (Double(screen.columns - size.columns) / 2).rounded(.down),
      row: (Double(screen.rows - size.rows) / 2).rounded(.down), transform: transform,
      backAxis: axis, isDecorated: isDecorated)
  }

  /// The print of the card, as the renderer is given it.
  func texture(size: CellSize, symbols: SymbolSet) -> Texture {
    let type = textures.setsDisplayType ? DisplayType(symbols: symbols, cellAspect: 2) : nil
    let layout = FaceLayout(face, size: size, displayType: type)
    return textures.texture(for: face, layout: layout, cellAspect: 2)
  }
}
