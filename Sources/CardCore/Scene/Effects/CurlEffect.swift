/// A card peeled off the pile from its lower right corner, rolled over a cylinder.
public struct CurlEffect: CardEffect {
  /// How far the roll is turned from upright.
  public let slant: Angle

  /// Creates a curl; the slant is kept within 0...40 degrees.
  public init(slant: Angle = .degrees(12)) {
    self.slant = .degrees(slant.degrees.clamped(to: 0...40))
  }

  /// How wide the strips on the roll look, in points; wider on a large card, to save time.
  private static func stripWidth(for size: Size) -> Double { max(1.6, size.width / 48) }

  /// What the effect is called, and what it shows.
  public var summary: EffectSummary {
    EffectSummary(
      "curl", title: "Curl", article: .turnsPagesAndFolds,
      explanation: "The card is rolled away from a corner; its back shows, and the next card below."
    )
  }

  /// The inertia of paper: slow at first, slow at the end.
  public var animation: Animation { .timingCurve(0.65, 0, 0.35, 1, duration: 1.1) }

  /// The next card, then the strips from the flat part to the part that lies upside down.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress).clamped(to: 0...1)
    let size = stage.size
    guard progress > 0, size.width > 0, size.height > 0 else { return [stage.panel()] }
    guard progress < 1 else { return [stage.panel(1)] }
    let direction = Point(x: cosine(slant.radians), y: sine(slant.radians))
    let end = size.width * direction.x + size.height * direction.y
    let radius = max(0.5, min(size.width, size.height) * 0.22)
    // The roll has left the screen when even the part above it has.
    let last = -Double(max(0, stage.card.origin.column)) / direction.x - 2.2 * radius
    let curl = CylinderCurl(start: end + (last - end) * progress, radius: radius, end: end)
    let stations = curl.stations(from: min(0, curl.start), width: Self.stripWidth(for: size))
    let sheet = BentSheet(
      direction: direction, stations: stations, profile: stations.map(curl.place(of:)))
    let eye = SceneEye(
      before: Point(x: size.width / 2, y: size.height / 2), perspective: 0.12,
      extent: max(size.width, size.height))
    return [below(curl, sheet: sheet, stage: stage)]
      + (0..<sheet.stripCount).compactMap {
        strip($0, of: sheet, curl: curl, eye: eye, stage: stage)
      }
  }

  /// The next card from the roll on, and dark beside it.
  private func below(_ curl: CylinderCurl, sheet: BentSheet, stage: EffectStage) -> Panel {
    var panel = stage.panel(1)
    let edge = curl.start + curl.radius
    panel.shading = sheet.shading(
      [
        Shading.Stop(edge - 0.6 * curl.radius, light: 0.42),
        Shading.Stop(edge + 0.3 * curl.radius, light: 0.62),
        Shading.Stop(edge + 2.2 * curl.radius, light: 1),
      ], size: stage.size)
    // What the flat part hides need not be drawn.
    let uncovered = BentSheet(
      direction: sheet.direction, stations: [curl.start - 3, curl.end], profile: [])
    if curl.start > 3 {
      panel.region = uncovered.region(ofStrip: 0, size: stage.size) ?? .whole
    }
    return panel
  }

  private func strip(
    _ index: Int, of sheet: BentSheet, curl: CylinderCurl, eye: SceneEye, stage: EffectStage
  ) -> Panel? {
    guard let region = sheet.region(ofStrip: index, size: stage.size) else { return nil }
    var panel = stage.panel()
    let (start, end) = (sheet.stations[index], sheet.stations[index + 1])
    panel.region = region
    panel.transform = eye.transform(of: sheet.plane(ofStrip: index))
    panel.shade = curl.light(at: (start + end) / 2)
    let isFlat = end <= curl.start + 1e-9
    let isOver = start >= curl.start + .pi * curl.radius - 1e-9
    // What lies above darkens the front to its left, but not the roll.
    if isOver, stage.shadowOpacity > 0 {
      panel.shadow = Shadow(x: -1.4, y: 1, opacity: stage.shadowOpacity)
    } else if !isFlat {
      panel.shadow = nil
    }
    if isFlat, index == 0 {
      // The part that lies above throws its shadow on the front.
      let edge = 2 * curl.start + .pi * curl.radius - curl.end
      panel.shading = sheet.shading(
        [Shading.Stop(edge - 1.2 * curl.radius, light: 1), Shading.Stop(edge, light: 0.7)],
        size: stage.size)
    }
    return panel
  }
}
