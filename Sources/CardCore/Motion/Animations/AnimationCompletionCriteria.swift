/// What has to happen for an animation to count as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable, CaseIterable {
  /// The animation has all but arrived: a curve is over, or a spring's response has passed.
  ///
  /// It stays due at that time even if another animation has taken over meanwhile.
  case logicallyComplete
  /// Nothing moves any more, neither this animation nor one that has taken over.
  case removed
}
