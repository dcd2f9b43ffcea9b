/// Arithmetic on the progress of effects.
enum EffectProgress {
  /// A progress that can be worked with: 0 for what is not finite, and at most two beyond the ends.
  static func usable(_ progress: Double) -> Double {
    progress.isFinite ? progress.clamped(to: -2...3) : 0
  }

  /// The progress of one of several cards that start one after the other.
  ///
  /// - Parameters:
  ///   - progress: The progress of all.
  ///   - order: When this one starts, from 0 for the first to 1 for the last.
  ///   - share: The part of the whole time that one card takes, more than 0 and at most 1.
  static func staggered(_ progress: Double, order: Double, share: Double) -> Double {
    ((progress - order * (1 - share)) / share).clamped(to: 0...1)
  }
}
