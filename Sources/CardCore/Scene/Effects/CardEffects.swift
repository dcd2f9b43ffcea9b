/// All effects, in the order in which they are shown.
public enum CardEffects {
  /// The effects; a new one needs only its line here.
  public static let all: [any CardEffect] = [
    FlipEffect.vertical,
    FlipEffect.horizontal,
    FlipEffect.diagonal,
    DoorEffect(),
    PushEffect(.forward),
    PushEffect(.back),
    BookEffect(),
    CurlEffect(),
    FoldEffect(panels: 2),
    FoldEffect(panels: 3),
    FoldEffect(panels: 4),
    FoldEffect(panels: 5),
    FoldEffect(panels: 6),
    FoldEffect(panels: 7),
    FoldEffect(panels: 8),
    FoldEffect(panels: 3, direction: .down),
    AccordionEffect(),
    TiltEffect(),
    FlightEffect.grades[0],
    FlightEffect.grades[1],
    FlightEffect.grades[2],
    FlightEffect.grades[3],
    PathFlightEffect(.arc),
    PathFlightEffect(.polyline),
    PathFlightEffect(.bezier),
    PathFlightEffect(.heart),
    PathFlightEffect(.bernoulli),
    PathFlightEffect(.gerono),
    DealEffect(.deal),
    DealEffect(.gather),
    ShuffleEffect(),
    WallEffect(),
    WallEffect(count: 200),
  ]

  /// The effect with a name.
  public static func named(_ name: String) -> (any CardEffect)? {
    all.first { $0.name == name }
  }
}
