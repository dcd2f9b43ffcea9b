/// A turn in space, seen in perspective.
public struct Rotation3DEffect: GeometryEffect {
  /// How far the card is turned.
  public var angle: Angle
  /// The axis it is turned about.
  public var axis: Vector3
  /// The place in the card that the axis passes.
  public var anchor: UnitPoint
  /// How far the axis lies before the card, in points.
  public var anchorZ: Double
  /// How strong the perspective is; 0 is parallel projection.
  public var perspective: Double

  /// Creates a turn.
  public init(
    _ angle: Angle, axis: Vector3, anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// All parts, each of which is interpolated by itself, as SwiftUI does.
  ///
  /// Where the axis changes too, the card may turn in an unexpected way.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, Vector3.AnimatableData>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Double, Double>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, axis.animatableData),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      axis.animatableData = newValue.first.second
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  /// The map of the turn.
  public func effectValue(size: Size) -> ProjectionTransform {
    .rotation3D(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size: size)
  }
}
