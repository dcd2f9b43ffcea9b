import CardCore
import Testing

/// Stages and cards for the tests of effects.
enum EffectStages {
  /// Cards of one colour a side, with and without accents, in two scripts.
  static let cards: [CardSides] = [
    ("el río", "river"), ("la luna", "moon"), ("図書館", "library"), ("das Fenster", "window"),
  ].map { front, back in
    CardSides(
      front: Face(
        headline: front, lines: [FaceLine("reading", role: .reading)],
        paper: Paper(
          color: Color(hex: 0xF3ECDD), ink: .black, accent: Color(hex: 0x8A5A2B),
          rule: Color(hex: 0xB98B5E))),
      back: Face(
        headline: back, lines: [FaceLine("A sentence about it.", role: .example)],
        paper: Paper(
          color: Color(hex: 0xD8E6F2), ink: .black, accent: Color(hex: 0x2C5C8F), rule: nil)))
  }

  /// A stage with a card of seven tenths of the screen in its middle.
  static func stage(columns: Int, rows: Int, cards: [CardSides] = cards) -> EffectStage {
    let size = CellSize(columns: columns * 7 / 10, rows: rows * 6 / 10)
    return EffectStage(
      screen: CellSize(columns: columns, rows: rows),
      card: CellRect(
        origin: CellPoint(column: (columns - size.columns) / 2, row: (rows - size.rows) / 2),
        size: size), cards: cards)
  }

  /// The cells of some panels.
  static func surface(_ panels: [Panel], on stage: EffectStage) -> Surface {
    var renderer = Renderer(cellAspect: stage.cellAspect)
    return renderer.render(
      Picture(
        size: stage.screen, background: Color(hex: 0x10131A), elements: panels.map { .panel($0) }))
  }

  /// A plain card at rest.
  static func resting(_ face: Face, on stage: EffectStage) -> Surface {
    surface(
      [
        Panel(
          front: face, size: stage.card.size, column: Double(stage.card.origin.column),
          row: Double(stage.card.origin.row),
          shadow: Shadow(x: 1.2, y: 1.2, opacity: stage.shadowOpacity))
      ], on: stage)
  }
}

/// The place of an effect in the list, which is what test arguments can carry.
struct EffectCase: Sendable, CustomTestStringConvertible {
  let effect: any CardEffect
  var testDescription: String { effect.name }

  static let all = CardEffects.all.map(EffectCase.init)
}
