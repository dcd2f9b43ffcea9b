/// A spring whose response changes over from that of the spring it took over from.
///
/// The response is `target + difference·(1 − smoothstep(t / duration))`, as SwiftUI's. A spring that
/// changes has no closed form, so it is followed through short stretches of a fixed length, each an
/// exact spring: the answer depends on the time alone.
struct SpringBlend: Hashable, Sendable {
  /// The spring that is there in the end.
  let spring: Spring
  /// How much longer than its own the response is at first, in seconds; may be negative.
  let difference: Double
  /// How long the change takes, in seconds.
  let duration: Double
  /// What has happened by the end of the change.
  private let changed: MotionPropagator

  /// The longest stretch, in seconds; SwiftUI's own springs step as often.
  private static let longestStretch = 1.0 / 300

  /// Creates a change; nil where there is nothing to change.
  init?(to spring: Spring, fromResponse: Double, duration: Double) {
    guard duration > 0, abs(fromResponse - spring.response) > 1e-9 else { return nil }
    self.spring = spring
    self.duration = duration
    difference = fromResponse - spring.response
    changed = Self.follow(spring, difference, over: duration, until: duration)
  }

  /// The response at a time, in seconds.
  func response(at time: Double) -> Double {
    Self.response(spring, difference, at: time / duration)
  }

  /// What has become of an offset and a velocity after some time.
  func propagator(after time: Double) -> MotionPropagator {
    time < duration
      ? Self.follow(spring, difference, over: duration, until: time)
      : changed.followed(by: spring.propagator(after: time - duration))
  }

  private static func response(_ spring: Spring, _ difference: Double, at share: Double) -> Double {
    let share = share.clamped(to: 0...1)
    return spring.response + difference * (1 - share * share * (3 - 2 * share))
  }

  private static func follow(
    _ spring: Spring, _ difference: Double, over duration: Double, until time: Double
  ) -> MotionPropagator {
    let stretch = duration / (duration / longestStretch).rounded(.up)
    var motion = MotionPropagator.still
    var start = 0.0
    while start < time {
      let length = min(stretch, time - start)
      let middle = response(spring, difference, at: (start + stretch / 2) / duration)
      let part = Spring(response: middle, dampingRatio: spring.dampingRatio)
      motion = motion.followed(by: part.propagator(after: length))
      start += stretch
    }
    return motion
  }
}
