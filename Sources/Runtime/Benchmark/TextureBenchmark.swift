public import CardCore
internal import StudyApp

/// How long a side takes that was never shown: layout, print, and its first frame at rest, with fonts
/// that are loaded.
public enum TextureBenchmark {
  /// The figures for windows of two sizes, with headlines in display type.
  ///
  /// - Parameter display: Where display type comes from.
  public static func figures(display: any TextureSource) -> [BenchmarkFigure] {
    [CellSize(columns: 80, rows: 24), CellSize(columns: 200, rows: 50)].map { size in
      figure(size, display: display)
    }
  }

  private static func figure(_ size: CellSize, display: any TextureSource) -> BenchmarkFigure {
    let sides = DemoCards.sides(theme: .dark).flatMap { [$0.front, $0.back] }
    let card = CardMetrics(screen: size, cellAspect: 2).card.size
    let result = FrameTimes.percentiles(ofFrames: sides.count) { index in
      Picture(
        size: size, background: Theme.dark.table,
        elements: [
          .panel(
            Panel(
              front: sides[index], back: sides[index], size: card, column: 1, row: 1,
              transform: .identity, backAxis: .vertical))
        ])
    } draw: { picture in
      var renderer = Renderer(headline: .display, textures: display)
      _ = renderer.render(picture)
    }
    return BenchmarkFigure(
      "a new side, \(size.columns)×\(size.rows), display, p99", result.p99, "ms", budget: 5,
      note: "p50 \(BenchmarkFigure.number(result.p50)) ms")
  }
}
