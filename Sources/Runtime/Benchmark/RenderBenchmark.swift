public import CardCore
internal import DeckStore
internal import StudyApp

/// How long a pose takes to become cells, in processor time, so that a busy machine does not count.
public enum RenderBenchmark {
  /// What is drawn on the card.
  private enum Content: String {
    /// Texts in the terminal's characters.
    case text
    /// A headline in display type, a picture, a glare and a shadow.
    case full = "all on"
  }

  /// The figures for a card that turns over once, in small steps, in two sizes of window: plain, and
  /// with display type, a picture, a glare and a shadow.
  ///
  /// - Parameter display: Where display type and pictures come from.
  /// - Throws: `BenchmarkFailure` when the picture cannot be written.
  public static func figures(
    display: any TextureSource
  ) throws(BenchmarkFailure) -> [BenchmarkFigure] {
    guard let folder = TemporaryFolder(), folder.write(drawing, to: "drawing.svg") != nil else {
      throw BenchmarkFailure.noTemporaryFolder
    }
    let sizes = [(columns: 80, rows: 24, budget: 0.5), (columns: 200, rows: 50, budget: 2)]
    return sizes.flatMap { size in
      [Content.text, .full].map { content in
        figure(
          content, size: CellSize(columns: size.columns, rows: size.rows), budget: size.budget,
          textures: content == .text ? PlainTextureSource() : display, folder: folder.path)
      }
    }
  }

  private static func figure(
    _ content: Content, size: CellSize, budget: Double, textures: any TextureSource,
    folder: String
  ) -> BenchmarkFigure {
    var options = FrameOptions()
    options.size = size
    let faces = CardFaces(card, theme: options.theme, folder: content == .full ? folder : nil)
    var renderer = Renderer(
      cellAspect: options.cellAspect, symbols: options.symbols,
      headline: content == .text ? .text : .display, textures: textures)
    renderer.colorDepth = .truecolor
    let result = FrameTimes.percentiles(ofFrames: 361) { step in
      options.turn = .degrees(Double(step) / 2)
      var picture = FrameScene(options, faces: faces).picture
      if content == .full { picture.elements = picture.elements.map(lit) }
      return picture
    } draw: { picture in
      _ = renderer.render(picture)
    }
    return BenchmarkFigure(
      "pose to cells, \(size.columns)×\(size.rows), \(content.rawValue), p99", result.p99, "ms",
      budget: budget, note: "p50 \(BenchmarkFigure.number(result.p50)) ms")
  }

  private static func lit(_ element: Picture.Element) -> Picture.Element {
    guard case .panel(var panel) = element else { return element }
    panel.shading = Shading(
      .radial(center: UnitPoint(x: 0.4, y: 0.3), radius: 0.6),
      stops: [Shading.Stop(0, light: 1.15), Shading.Stop(1, light: 0.95)])
    panel.shadow = Shadow(x: 1.2, y: 1.2, opacity: 0.6)
    return .panel(panel)
  }

  private static let card = Card(
    front: "el murciélago", back: ["the bat"], reading: "/muɾˈsjelaɣo/",
    example: Card.Example(
      front: "El murciélago vuela de noche.", back: "The bat flies at night."), image: "drawing.svg"
  )

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#234"/><stop offset="1" stop-color="#e95"/></linearGradient></defs>
    <rect width="240" height="240" fill="url(#sky)"/>
    <circle cx="160" cy="90" r="40" fill="#fd6"/>
    <path d="M0 180 L70 110 L120 170 L190 120 L240 190 V240 H0 Z" fill="#163"/></svg>
    """
}
