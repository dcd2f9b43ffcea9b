/// An amount of turn.
public struct Angle: Hashable, Sendable, Comparable {
  /// The turn in radians.
  public var radians: Double

  /// The turn in degrees; 360 is a full turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn at all.
  public static let zero = Angle(radians: 0)

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the left one comes first.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
