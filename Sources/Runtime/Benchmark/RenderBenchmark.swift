internal import CardCore
internal import DeckStore
internal import StudyApp

/// How long a pose takes to become cells, in processor time, so that a busy machine does not count.
public enum RenderBenchmark {
  /// The figures for a card that turns over once, in small steps, in two sizes of window.
  public static func figures() -> [BenchmarkFigure] {
    [
      figure(size: CellSize(columns: 80, rows: 24), budget: 0.5),
      figure(size: CellSize(columns: 200, rows: 50), budget: 2),
    ]
  }

  private static func figure(size: CellSize, budget: Double) -> BenchmarkFigure {
    var options = FrameOptions()
    options.size = size
    let faces = CardFaces(card, theme: options.theme)
    var renderer = Renderer(cellAspect: options.cellAspect, symbols: options.symbols)
    let clock = SystemClock()
    var times: [Double] = []
    // The first round paints the textures, which happens once a card.
    for round in 0..<3 {
      for step in 0...360 {
        options.turn = .degrees(Double(step) / 2)
        let picture = FrameScene(options, faces: faces).picture
        let start = clock.processorSeconds
        _ = renderer.render(picture)
        if round > 0 { times.append((clock.processorSeconds - start) * 1000) }
      }
    }
    let result = Percentiles(times)
    return BenchmarkFigure(
      "pose to cells, \(size.columns)×\(size.rows), p99", result.p99, "ms", budget: budget,
      note: "p50 \(BenchmarkFigure.number(result.p50)) ms")
  }

  private static let card = Card(
    front: "el murciélago", back: ["the bat"], reading: "/muɾˈsjelaɣo/",
    example: Card.Example(
      front: "El murciélago vuela de noche.", back: "The bat flies at night."))
}
