internal import CardCore

/// A card of 56×15 that turns over, as the program draws it.
enum CardFrames {
  /// How many frames the turn takes: 0.8 s at 60 frames a second.
  static let count = 48

  static func surfaces(size: CellSize, symbols: SymbolSet) -> [Surface] {
    var renderer = Renderer(symbols: symbols)
    return (0..<count).map { frame in
      renderer.render(picture(size: size, turn: Double(frame) / Double(count - 1)))
    }
  }

  private static func picture(size: CellSize, turn: Double) -> Picture {
    let paper = Paper(
      color: Color(hex: 0xF3ECDD), ink: Color(hex: 0x2A2622), accent: Color(hex: 0x9C4A2F),
      rule: Color(hex: 0xB9A98C))
    let eased = turn * turn * (3 - 2 * turn)
    let card = CellSize(columns: 56, rows: 15)
    let angle = Angle.degrees(180 * eased)
    let panel = Panel(
      front: Face(
        headline: "el murciélago",
        lines: [FaceLine("El murciélago vuela de noche.", role: .example)], paper: paper),
      back: Face(
        headline: "the bat", lines: [FaceLine("The bat flies at night.", role: .example)],
        paper: paper),
      size: card, column: Double(size.columns - card.columns) / 2,
      row: Double(size.rows - card.rows) / 2,
      transform: .rotation3D(
        angle, axis: .vertical, anchor: .center, perspective: 0.6,
        size: Size(width: Double(card.columns), height: 2 * Double(card.rows))),
      shade: 0.7 + 0.3 * Double(Int(10 * abs(1 - 2 * eased))) / 10)
    return Picture(size: size, background: Color(hex: 0x101418), elements: [.panel(panel)])
  }
}
