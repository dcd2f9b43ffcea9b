/// How a card comes and how it goes.
///
/// A transition is a pure function of progress: the caller animates from 0 to 1, by a curve, a
/// spring or a hand, and asks for the appearance of the card that comes and of the one that goes.
public struct Transition: Equatable, Sendable {
  /// The work of a transition in one direction.
  private indirect enum Part: Equatable, Sendable {
    case none
    case modifier(EffectPair)
    case combined(Part, Part)

    /// The appearance between the resting card at 0 and the active effect at 1.
    func appearance(activity: Double, size: Size) -> Appearance {
      switch self {
      case .none: .identity
      case .modifier(let pair): pair.appearance(activity: activity, size: size)
      case .combined(let first, let second):
        first.appearance(activity: activity, size: size)
          .combined(with: second.appearance(activity: activity, size: size))
      }
    }
  }

  private let insertion: Part
  private let removal: Part

  /// The card is there, and then it is not.
  public static let identity = Transition(insertion: .none, removal: .none)

  /// Goes between an effect that makes the card absent and one that leaves it as it is.
  ///
  /// - Parameters:
  ///   - active: How the card is when it has not come yet, or has gone.
  ///   - identity: How the card is at rest.
  public static func modifier<Effect: PanelEffect>(
    active: Effect, identity: Effect
  ) -> Transition {
    let part = Part.modifier(EffectPair(active: active, identity: identity))
    return Transition(insertion: part, removal: part)
  }

  /// Comes like one transition and goes like another.
  public static func asymmetric(insertion: Transition, removal: Transition) -> Transition {
    Transition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Does this and then another one, at the same time.
  public func combined(with other: Transition) -> Transition {
    Transition(
      insertion: .combined(insertion, other.insertion),
      removal: .combined(removal, other.removal))
  }

  /// The card that comes, at some progress: 0 is absent, 1 at rest; beyond, it goes on.
  public func insertion(at progress: Double, size: Size) -> Appearance {
    insertion.appearance(activity: 1 - finite(progress), size: size)
  }

  /// The card that goes, at some progress: 0 is at rest, 1 absent; beyond, it goes on.
  public func removal(at progress: Double, size: Size) -> Appearance {
    removal.appearance(activity: finite(progress), size: size)
  }

  /// Springs overshoot, so progress may leave 0...1, but not without end; NaN counts as 0.
  private func finite(_ progress: Double) -> Double {
    progress.isNaN ? 0 : progress.clamped(to: -1...2)
  }
}

/// Two states of one effect, whatever its type.
private struct EffectPair: Equatable, Sendable {
  private let active: any PanelEffect
  private let between: @Sendable (Double, Size) -> Appearance
  private let identity: any PanelEffect

  init<Effect: PanelEffect>(active: Effect, identity: Effect) {
    self.active = active
    self.identity = identity
    between = { activity, size in
      identity.interpolated(to: active, amount: activity).appearance(size: size)
    }
  }

  func appearance(activity: Double, size: Size) -> Appearance { between(activity, size) }

  static func == (left: EffectPair, right: EffectPair) -> Bool {
    AnyHashable(left.active) == AnyHashable(right.active)
      && AnyHashable(left.identity) == AnyHashable(right.identity)
  }
}
