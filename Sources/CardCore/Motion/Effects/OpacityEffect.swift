/// A card that is seen through.
public struct OpacityEffect: PanelEffect {
  /// How much of the card is seen: 1 is all, 0 nothing.
  public var opacity: Double

  /// Creates an opacity.
  public init(_ opacity: Double) {
    self.opacity = opacity
  }

  /// The opacity, times 128 like a unit point.
  public var animatableData: Double {
    get { opacity * 128 }
    set { opacity = newValue / 128 }
  }

  /// The card where it is, seen through; the opacity is clamped to 0...1.
  public func appearance(size: Size) -> Appearance {
    Appearance(opacity: opacity.clamped(to: 0...1))
  }
}
