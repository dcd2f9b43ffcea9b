/// A value some of whose parts can be interpolated.
///
/// What `animatableData` leaves out does not change gradually: it is taken from the target at once.
public protocol Animatable {
  /// The type that carries the parts to interpolate.
  associatedtype AnimatableData: VectorArithmetic

  /// The parts to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value does not animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}

extension Animatable {
  /// The value a fraction of the way to another one; 0 is here, 1 is there, and beyond is allowed.
  public func interpolated(to other: Self, amount: Double) -> Self {
    var result = other
    result.animatableData =
      animatableData + (other.animatableData - animatableData).scaled(by: amount)
    return result
  }

  /// A copy with other animatable data.
  func withAnimatableData(_ data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }
}

extension Double: Animatable {}
