/// All effects, in the order in which they are shown.
public enum CardEffects {
  /// The effects; a new one needs only its line here.
  public static let all: [any CardEffect] = [
    FlipEffect.vertical,
    FlipEffect.horizontal,
    FlipEffect.diagonal,
    DoorEffect(),
  ]

  /// The effect with a name.
  public static func named(_ name: String) -> (any CardEffect)? {
    all.first { $0.name == name }
  }
}
