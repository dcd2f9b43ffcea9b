/// A card that flies off the table in an arc; the next one comes up from below.
public struct FlightEffect: CardEffect {
  /// What the effect is called, and what it shows.
  public let summary: EffectSummary
  /// Where the flight ends, in widths and heights of the card from where it lay.
  public let end: Point

  /// Creates a flight; coordinates are kept within eight cards, and what is not finite counts as 0.
  public init(_ summary: EffectSummary, end: Point) {
    self.summary = summary
    self.end = Point(
      x: end.x.isFinite ? end.x.clamped(to: -8...8) : 0,
      y: end.y.isFinite ? end.y.clamped(to: -8...8) : 0)
  }

  /// The flights of the four grades: the better a card was known, the higher it flies.
  public static let grades = [
    grade("again", "Forgotten cards sink to the left, to come back soon.", Point(x: -1.2, y: 1.5)),
    grade("hard", "What was hard leaves low to the left.", Point(x: -1.5, y: 0.6)),
    grade("good", "What was known leaves to the left.", Point(x: -1.5, y: -0.2)),
    grade("easy", "What was easy flies high, not to be seen for long.", Point(x: -1.3, y: -1.4)),
  ]

  private static func grade(_ name: String, _ explanation: String, _ end: Point) -> FlightEffect {
    FlightEffect(
      EffectSummary(
        "flight-\(name)", title: "Flight: \(name)", article: .paths, explanation: explanation),
      end: end)
  }

  /// Leaves with growing speed.
  public var animation: Animation { .timingCurve(0.3, 0, 0.7, 0.6, duration: 0.5) }

  /// The way of the card's middle, in points: it rises a little before it leaves.
  public func path(for size: Size) -> MotionPath {
    let goal = Point(x: end.x * size.width, y: end.y * size.height)
    let lift = -0.3 * size.height
    return .curve(
      from: .zero, control1: Point(x: 0.05 * goal.x, y: lift),
      control2: Point(x: 0.6 * goal.x, y: goal.y / 2 + lift), to: goal)
  }

  /// Where the card is on its way: carried along the path, and rolled a little.
  public func transform(at progress: Double, size: Size) -> ProjectionTransform {
    let spin = Rotation3(
      .degrees(16 * progress * (end.x < 0 ? -1 : 1)), about: Vector3(x: 0, y: 0, z: 1))
    return ProjectionTransform(turning: spin, anchor: .center, perspective: 0, size: size)
      .concatenating(
        PathEffect(path: path(for: size), progress: progress, orientation: .upright, squash: .rigid)
          .effectValue(size: size))
  }

  /// A flight to a place, in widths and heights of the card from where it lay.
  public static func to(_ end: Point) -> FlightEffect {
    FlightEffect(
      EffectSummary(
        "flight", title: "Flight", article: .paths, explanation: "The card flies off the table."),
      end: end)
  }

  /// The next card, and the one that flies.
  public func panels(at progress: Double, on stage: EffectStage) -> [Panel] {
    let progress = EffectProgress.usable(progress).clamped(to: 0...1)
    let size = stage.size
    var card = stage.panel()
    guard progress > 0 else { return [card] }
    var next = stage.panel(1)
    guard progress < 1 else { return [next] }
    let rise = 0.9 + 0.1 * progress * (2 - progress)
    next.transform = ScaleEffect(rise).effectValue(size: size)
    card.transform = transform(at: progress, size: size)
    card.shadow = stage.shadow(lift: 12 * progress)
    return [next, card]
  }
}
