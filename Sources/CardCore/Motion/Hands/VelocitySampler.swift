/// The velocity of something that is seen from time to time, such as a pointer.
///
/// A terminal tells of the pointer in whole cells and in bursts, so the slope of a line through the
/// last tenth of a second is the better measure; the rule of SwiftUI, which looks at three samples,
/// is there for pointers that move smoothly.
public struct VelocitySampler<Value: VectorArithmetic>: Equatable, Sendable {
  /// How the velocity is estimated.
  public enum Estimator: Hashable, Sendable {
    /// A quarter the last step and three quarters the one before, as SwiftUI does.
    case lastThree
    /// The line of least squares through the samples of the last seconds.
    case leastSquares(window: Double)
  }

  private struct Sample: Equatable {
    var time: Double
    var value: Value
  }

  private let estimator: Estimator
  private var samples: [Sample] = []

  /// The most samples that are kept.
  private static var capacity: Int { 32 }
  /// The time that the samples of one burst count as, in seconds: they were told late, together.
  private static var shortestSpan: Double { 1.0 / 60 }

  /// Creates a sampler that has seen nothing.
  public init(estimator: Estimator = .leastSquares(window: 0.1)) {
    self.estimator = estimator
  }

  /// Adds what is seen at a time in seconds.
  ///
  /// A sample at the time of the last one replaces it; one from before, and anything that is not
  /// finite, is ignored.
  public mutating func add(_ value: Value, at time: Double) {
    guard time.isFinite, value.isFinite else { return }
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(time: time, value: value))
    let kept = estimator == .lastThree ? 3 : Self.capacity
    if samples.count > kept { samples.removeFirst() }
  }

  /// The velocity as of the last sample, per second; zero unless there are two samples.
  public var velocity: Value {
    samples.last.map { velocity(at: $0.time) } ?? .zero
  }

  /// The velocity at a time, per second; with least squares, zero if nothing moved for a window.
  public func velocity(at time: Double) -> Value {
    switch estimator {
    case .lastThree: velocityOfLastThree
    case .leastSquares(let window): slope(window: window, at: time)
    }
  }

  private var velocityOfLastThree: Value {
    let steps = zip(samples, samples.dropFirst()).map { earlier, later in
      (later.value - earlier.value).scaled(by: 1 / (later.time - earlier.time))
    }
    guard let last = steps.last else { return .zero }
    guard steps.count > 1 else { return last }
    return last.scaled(by: 0.25) + steps[0].scaled(by: 0.75)
  }

  private func slope(window: Double, at time: Double) -> Value {
    guard let last = samples.last, time - last.time < window else { return .zero }
    let recent = samples.filter { last.time - $0.time <= window }
    guard let first = recent.first, recent.count > 1 else { return .zero }
    if last.time - first.time < Self.shortestSpan {
      return (last.value - first.value).scaled(by: 1 / Self.shortestSpan)
    }
    let middle = recent.reduce(0) { $0 + ($1.time - first.time) } / Double(recent.count)
    var moment = Value.zero
    var spread = 0.0
    for sample in recent {
      let time = sample.time - first.time - middle
      moment += (sample.value - first.value).scaled(by: time)
      spread += time * time
    }
    return moment.scaled(by: 1 / spread)
  }
}
