/// An effect that only moves the card's points, by a projective map.
public protocol GeometryEffect: PanelEffect {
  /// The map of a card of a size, in points, whose top left corner is the origin.
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect's map, fully visible.
  public func appearance(size: Size) -> Appearance {
    Appearance(transform: effectValue(size: size))
  }
}
