extension Angle {
  /// The angle from 0 to half a turn whose cosine is a value; the value is clamped to −1...1.
  public static func arcCosine(_ value: Double) -> Angle {
    Angle(radians: CardCore.arcCosine(max(-1, min(1, value))))
  }

  /// The angle between minus and plus a quarter turn whose tangent is a value.
  public static func arcTangent(_ value: Double) -> Angle {
    Angle(radians: CardCore.arcTangent(value, 1))
  }
}
