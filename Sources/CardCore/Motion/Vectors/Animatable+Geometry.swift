/// The factor between a unit that is of the order of 1 and one that is of the order of a screen.
///
/// SwiftUI scales angles and unit points by it, so that one threshold of rest suits all. It is a
/// power of two, so nothing is lost by scaling there and back.
private let unitScale = 128.0

extension Angle: Animatable {
  /// The turn in 128ths of a radian.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// Both fractions, times 128.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set {
      x = newValue.first / unitScale
      y = newValue.second / unitScale
    }
  }
}

extension Point: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

extension Size: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}

extension Vector3: Animatable {
  /// The three components; each is interpolated by itself, as SwiftUI does with a rotation's axis.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(x, AnimatablePair(y, z)) }
    set {
      x = newValue.first
      y = newValue.second.first
      z = newValue.second.second
    }
  }
}
