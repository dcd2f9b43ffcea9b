/// A shift in the plane, by shares of the card's own size.
public struct OffsetEffect: GeometryEffect {
  /// The shift to the right and downward; 1 is the whole width or height.
  public var offset: UnitPoint

  /// Creates a shift.
  public init(_ offset: UnitPoint) {
    self.offset = offset
  }

  /// The shift.
  public var animatableData: UnitPoint.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  /// The map of the shift.
  public func effectValue(size: Size) -> ProjectionTransform {
    .translation(x: offset.x * size.width, y: offset.y * size.height)
  }
}
