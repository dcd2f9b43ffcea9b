/// A card pressed together like an accordion, that opens again with its other side.
public struct AccordionEffect: CardEffect {
  /// The number of panels, 2...12.
  public let panelCount: Int

  /// Creates an accordion; the number of panels is kept within 2...12.
  public init(panels: Int = 6) {
    panelCount = min(max(panels, 2), 12)
  }

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    EffectSummary(
      "accordion", title: "Accordion", article: .turnsPagesAndFolds,
      explanation: "Pressed together in a zigzag until it is a line, and drawn out as the back.")
  }

  /// A spring without overshoot.
  public var animation: Animation { .spring(response: 1, dampingFraction: 1) }

  /// The card alone.
  public var cardCount: Int { 1 }

  /// The fold of each panel against the table, such that the width follows the progress evenly:
  /// all of it at 0, nothing at a half, and all again at 1.
  static func angle(at progress: Double) -> Angle {
    Angle(radians: arcCosine(abs(1 - 2 * progress).clamped(to: 0...1)))
  }

  /// Where the creases are for an angle, seen from the side: the odd ones lie back.
  static func profile(panels: Int, part: Double, angle: Angle) -> [BentSheet.Place] {
    (0...panels).map { index in
      BentSheet.Place(
        along: Double(index) * part * cosine(angle.radians),
        height: index % 2 == 0 ? 0 : -part * sine(angle.radians))
    }
  }

  /// The panels; those nearer to the middle hide those further out.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress)
    let angle = Self.angle(at: progress)
    var base = stage.panel()
    if progress > 0.5, let back = base.back { base.front = back }
    let size = stage.size
    guard angle.radians != 0, size.width > 0, size.height > 0 else { return [base] }
    let part = size.width / Double(panelCount)
    let closed = size.width * (1 - cosine(angle.radians)) / 2
    let sheet = BentSheet(
      direction: Point(x: 1, y: 0), stations: (0...panelCount).map { part * Double($0) },
      profile: Self.profile(panels: panelCount, part: part, angle: angle).map {
        BentSheet.Place(along: $0.along + closed, height: $0.height)
      })
    let eye = SceneEye(
      before: Point(x: size.width / 2, y: size.height / 2), perspective: 0.6,
      extent: max(size.width, size.height))
    let middle = Double(panelCount - 1) / 2
    let order = (0..<panelCount).sorted { abs(Double($0) - middle) > abs(Double($1) - middle) }
    return order.map { panel($0, of: sheet, angle: angle, base: base, eye: eye, size: size) }
  }

  private func panel(
    _ index: Int, of sheet: BentSheet, angle: Angle, base: Panel, eye: SceneEye, size: Size
  ) -> Panel {
    var panel = base
    let plane = sheet.plane(ofStrip: index)
    panel.transform = eye.transform(of: plane)
    panel.region = sheet.region(ofStrip: index, size: size) ?? .whole
    panel.shade = CardLight.shade(normal: plane.normal)
    let valley = 1 - 0.4 * sine(angle.radians)
    let (start, end) = (sheet.stations[index], sheet.stations[index + 1])
    panel.shading = sheet.shading(
      [
        Shading.Stop(start, light: index % 2 == 0 ? 1 : valley),
        Shading.Stop(end, light: index % 2 == 0 ? valley : 1),
      ], size: size)
    return panel
  }
}
