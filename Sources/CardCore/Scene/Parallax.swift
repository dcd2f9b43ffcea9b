/// How the layers of a card's print slide against each other when the card is tilted.
///
/// The paper stays; the rule and the running text float a little above it, the headline higher. A
/// layer slides by its height times the slide.
public struct Parallax: Hashable, Sendable {
  /// How far a layer of height 1 slides, in points.
  public var slide: Point

  /// All layers at their places.
  public static let none = Parallax(slide: .zero)

  /// The height of the rule.
  public static let ruleHeight = 0.5
  /// The height of the running text.
  public static let textHeight = 1.0
  /// The height of the headline.
  public static let headlineHeight = 2.0

  /// Creates a slide; what is not finite counts as 0.
  public init(slide: Point) {
    self.slide = Point(
      x: slide.x.isFinite ? slide.x.clamped(to: -8...8) : 0,
      y: slide.y.isFinite ? slide.y.clamped(to: -8...8) : 0)
  }

  /// The slide of a layer.
  func slide(atHeight height: Double) -> Point {
    Point(x: slide.x * height, y: slide.y * height)
  }
}
