/// A scaling about a place in the card.
public struct ScaleEffect: GeometryEffect {
  /// The factor; 1 leaves the size as it is.
  public var scale: Double
  /// The place that stays where it is.
  public var anchor: UnitPoint

  /// Creates a scaling.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The factor, times 128 like a unit point, and the anchor.
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale * 128, anchor.animatableData) }
    set {
      scale = newValue.first / 128
      anchor.animatableData = newValue.second
    }
  }

  /// The map of the scaling.
  public func effectValue(size: Size) -> ProjectionTransform {
    var result = ProjectionTransform.scale(x: scale, y: scale)
    result.m31 = anchor.x * size.width * (1 - scale)
    result.m32 = anchor.y * size.height * (1 - scale)
    return result
  }
}
