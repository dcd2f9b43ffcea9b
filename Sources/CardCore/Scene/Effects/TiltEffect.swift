/// A card that gives way under a hand, about one combined axis, with layers and light that follow.
public struct TiltEffect: CardEffect {
  /// What the effect is called, and what it shows.
  public let summary = EffectSummary(
    "tilt", title: "Tilt", article: .tilt,
    explanation: "A hand goes round on the card: it tilts about one axis, its layers slide, the "
      + "light follows and the shadow moves against it.")

  /// The largest tilt.
  public static let largestTilt = Angle.degrees(14)

  /// Creates the effect.
  public init() {}

  /// Once round, evenly.
  public var animation: Animation { .easeInOut(duration: 2.4) }

  /// The card alone.
  public var cardCount: Int { 1 }

  /// The card under a hand that comes, goes round once, and leaves.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    [Self.panel(pressure: Self.pressure(at: progress), on: stage)]
  }

  /// Where the hand presses: a circle that grows from the middle and shrinks to it.
  static func pressure(at progress: Double) -> Point {
    let progress = EffectProgress.usable(progress).clamped(to: 0...1)
    let ends = (min(progress, 1 - progress) / 0.15).clamped(to: 0...1)
    let strength = ends * ends * (3 - 2 * ends)
    let angle = 2 * .pi * progress - .pi / 2
    return Point(x: strength * cosine(angle), y: strength * sine(angle))
  }

  /// The card under a hand.
  ///
  /// - Parameters:
  ///   - pressure: Where it is pressed, from the middle in fractions of half the width and height;
  ///     beyond 1 the tilt grows no more, and what is not finite counts as 0.
  ///   - index: Which of the stage's cards.
  ///   - stage: Where it lies.
  public static func panel(pressure: Point, card index: Int = 0, on stage: EffectStage) -> Panel {
    let x = pressure.x.isFinite ? pressure.x.clamped(to: -2...2) : 0
    let y = pressure.y.isFinite ? pressure.y.clamped(to: -2...2) : 0
    let length = hypotenuse(x, y)
    let strength = min(1, length)
    var panel = stage.panel(index)
    guard strength > 0 else { return panel }
    let (u, v) = (x / length * strength, y / length * strength)
    // The pressed side goes down: one turn about the axis across the line from the middle.
    let rotation = Rotation3(
      Angle(radians: largestTilt.radians * strength), about: Vector3(x: -v, y: u, z: 0))
    panel.transform = ProjectionTransform(
      turning: rotation, anchor: .center, perspective: 0.45, size: stage.size)
    panel.shade = CardLight.shade(normal: rotation.row3)
    panel.parallax = Parallax(slide: Point(x: 0.75 * u, y: 0.75 * v))
    panel.shading = Shading(
      .radial(center: UnitPoint(x: 0.5 + 0.5 * x, y: 0.5 + 0.5 * y), radius: 0.8),
      stops: [
        Shading.Stop(0, light: 1 + 0.25 * strength), Shading.Stop(0.3, light: 1 + 0.13 * strength),
        Shading.Stop(0.7, light: 1), Shading.Stop(1.2, light: 1 - 0.08 * strength),
      ])
    if stage.shadowOpacity > 0 {
      panel.shadow = Shadow(
        x: 1.2 - 1.6 * u, y: 1.2 - 1.2 * v, opacity: stage.shadowOpacity)
    }
    return panel
  }
}
