/// A card folded panel over panel, like a leaflet.
public struct FoldEffect: CardEffect {
  /// The direction in which panels follow each other.
  public enum Direction: Hashable, Sendable {
    /// From left to right; the creases are upright.
    case across
    /// From top to bottom, like a letter.
    case down
  }

  /// The number of panels, 2...8.
  public let panelCount: Int
  /// The direction in which panels follow each other.
  public let direction: Direction

  /// Creates a fold; the number of panels is kept within 2...8.
  public init(panels: Int, direction: Direction = .across) {
    panelCount = min(max(panels, 2), 8)
    self.direction = direction
  }

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    let isLetter = direction == .down
    let count = ["two", "three", "four", "five", "six", "seven", "eight"][panelCount - 2]
    return EffectSummary(
      isLetter ? "letter-\(panelCount)" : "fold-\(panelCount)",
      title: isLetter ? "Letter in \(count)" : "Fold in \(count)", article: .turnsPagesAndFolds,
      explanation: isLetter
        ? "Folded from the bottom like a letter, in \(count) panels that share their creases."
        : "Folded panel over panel, in \(count) that share their creases, with shadows in them.")
  }

  /// A spring without overshoot, as paper that lies on paper cannot go further.
  public var animation: Animation { .spring(response: 0.9, dampingFraction: 1) }

  /// The card alone.
  public var cardCount: Int { 1 }

  /// The panels, of which every second one turns over by half a turn.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = Self.bounced(EffectProgress.usable(progress))
    let size = stage.size
    guard progress != 0, size.width > 0, size.height > 0 else { return [stage.panel()] }
    let sheet = sheet(angle: .degrees(180 * progress), size: size)
    let eye = SceneEye(
      before: Point(x: size.width / 2, y: size.height / 2), perspective: 0.3,
      extent: max(size.width, size.height))
    return (0..<sheet.stripCount).map { index in
      panel(index, of: sheet, turned: .degrees(180 * progress), eye: eye, stage: stage)
    }
  }

  /// A progress that goes back where it would go beyond the end.
  private static func bounced(_ progress: Double) -> Double {
    progress > 1 ? 2 - progress : progress
  }

  /// The card with every second panel turned by an angle, kept in the middle of its place.
  func sheet(angle: Angle, size: Size) -> BentSheet {
    let length = direction == .across ? size.width : size.height
    let part = length / Double(panelCount)
    let step = BentSheet.Place(
      along: part * cosine(angle.radians), height: part * sine(angle.radians))
    var place = BentSheet.Place(along: 0, height: 0)
    var profile = [place]
    for index in 0..<panelCount {
      place.along += index % 2 == 0 ? part : step.along
      place.height += index % 2 == 0 ? 0 : step.height
      profile.append(place)
    }
    let least = profile.map(\.along).min() ?? 0
    let most = profile.map(\.along).max() ?? length
    let shift = length / 2 - (least + most) / 2
    return BentSheet(
      direction: direction == .across ? Point(x: 1, y: 0) : Point(x: 0, y: 1),
      stations: (0...panelCount).map { part * Double($0) },
      profile: profile.map { BentSheet.Place(along: $0.along + shift, height: $0.height) })
  }

  private func panel(
    _ index: Int, of sheet: BentSheet, turned angle: Angle, eye: SceneEye, stage: EffectStage
  ) -> Panel {
    var panel = stage.panel()
    let plane = sheet.plane(ofStrip: index)
    panel.transform = eye.transform(of: plane)
    panel.region = sheet.region(ofStrip: index, size: stage.size) ?? .whole
    panel.backAxis = direction == .across ? .vertical : .horizontal
    panel.shade = CardLight.shade(normal: plane.normal)
    let depth = abs(sine(angle.radians))
    panel.shading = sheet.shading(
      creases(ofStrip: index, of: sheet, depth: depth), size: stage.size)
    if panel.shadow != nil { panel.shadow = stage.shadow(lift: sheet.profile[index].height) }
    return panel
  }

  /// Darkness in the creases that open toward the reader, which are the odd ones.
  private func creases(
    ofStrip index: Int, of sheet: BentSheet, depth: Double
  ) -> [Shading.Stop] {
    let (start, end) = (sheet.stations[index], sheet.stations[index + 1])
    let dark = 1 - 0.45 * depth
    return index % 2 == 0
      ? [
        Shading.Stop(start, light: 1), Shading.Stop(end, light: index + 1 < panelCount ? dark : 1),
      ]
      : [Shading.Stop(start, light: dark), Shading.Stop(end, light: 1)]
  }
}
