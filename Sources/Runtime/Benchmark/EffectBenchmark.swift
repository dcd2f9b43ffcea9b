public import CardCore
internal import StudyApp

/// How long a frame of an effect takes from pose to cells at 200×50, in processor time.
public enum EffectBenchmark {
  /// The slowest effect of one card or a few, and the slowest of walls, each with headlines in the
  /// terminal's characters and in display type.
  ///
  /// - Parameter display: Where display type comes from.
  public static func figures(display: any TextureSource) -> [BenchmarkFigure] {
    figures(.text, textures: PlainTextureSource()) + figures(.display, textures: display)
  }

  private static func figures(
    _ headline: HeadlineStyle, textures: any TextureSource
  ) -> [BenchmarkFigure] {
    let size = CellSize(columns: 200, rows: 50)
    let stage = EffectStage(
      screen: size, card: CardMetrics(screen: size, cellAspect: 2).card,
      cards: DemoCards.sides(theme: .dark), shadowOpacity: Theme.dark.shadowOpacity)
    let measured = CardEffects.all.map { effect in
      (effect: effect, result: measure(effect, on: stage, headline: headline, textures: textures))
    }
    let walls = measured.filter { $0.effect.cardCount >= 60 }
    let others = measured.filter { $0.effect.cardCount < 60 }
    return [(others, "effects", 2.0), (walls, "walls", 6.0)].compactMap { group, name, budget in
      guard let worst = group.max(by: { $0.result.p99 < $1.result.p99 }) else { return nil }
      return BenchmarkFigure(
        "\(name), 200×50, \(headline.rawValue), slowest p99", worst.result.p99, "ms",
        budget: budget,
        note: "\(worst.effect.name), p50 \(BenchmarkFigure.number(worst.result.p50)) ms")
    }
  }

  private static func measure(
    _ effect: any CardEffect, on stage: EffectStage, headline: HeadlineStyle,
    textures: any TextureSource
  ) -> Percentiles {
    var renderer = Renderer(headline: headline, textures: textures)
    return FrameTimes.percentiles(ofFrames: 101) { step in
      Double(step) / 100
    } draw: { progress in
      let panels = effect.panels(at: progress, on: stage)
      _ = renderer.render(
        Picture(
          size: stage.screen, background: Theme.dark.table, elements: panels.map { .panel($0) }))
    }
  }
}
