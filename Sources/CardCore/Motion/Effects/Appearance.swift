/// How a card is seen.
public struct Appearance: Hashable, Sendable {
  /// Where its points are seen, from its top left corner at rest.
  public var transform: ProjectionTransform
  /// How much of it is seen: 1 is all, 0 nothing.
  public var opacity: Double
  /// What lies higher is painted later.
  public var elevation: Double

  /// A card at rest.
  public static let identity = Appearance()

  /// Creates an appearance.
  public init(
    transform: ProjectionTransform = .identity, opacity: Double = 1, elevation: Double = 0
  ) {
    self.transform = transform
    self.opacity = opacity
    self.elevation = elevation
  }

  /// This appearance first, and then another one on top of it.
  public func combined(with next: Appearance) -> Appearance {
    Appearance(
      transform: transform.concatenating(next.transform), opacity: opacity * next.opacity,
      elevation: max(elevation, next.elevation))
  }
}
