extension VectorArithmetic {
  /// Where something that moves with a velocity would come to rest if it were let go.
  ///
  /// - Parameters:
  ///   - velocity: Per second.
  ///   - duration: The seconds for which the velocity is good; SwiftUI's drag uses a quarter.
  public func projectedEnd(velocity: Self, duration: Double = 0.25) -> Self {
    self + velocity.scaled(by: duration)
  }
}
