public import CardCore

/// How a card is held: turned, tilted, lifted as a leaf, carried away, or still arriving.
public struct CardPose: Hashable, Sendable {
  /// The turn about the vertical axis; every half turn shows the other side.
  public var turn = Angle.zero
  /// Where a hand presses, as fractions of half the width and height from the centre.
  public var pressure = Point.zero
  /// The turn of the leaf about its left edge, 0 lying, half a turn turned over.
  public var leaf = Angle.zero
  /// How far the card has been carried away, 0...1.
  public var flight = 0.0
  /// Where the flight ends, in card sizes from the rest place.
  public var flightEnd = Point(x: -1.4, y: 0)
  /// How far the card has come up from the pile, 0...1.
  public var arrival = 1.0

  /// The strength of perspective while a card turns about its middle.
  public static let turnPerspective = 0.45
  /// The strength of perspective while a leaf turns about its edge: weaker, as the edge comes near.
  public static let leafPerspective = 0.3
  /// The largest tilt.
  public static let largestTilt = TiltEffect.largestTilt

  /// Creates the pose of a card at rest.
  public init() {}

  /// Whether the card lies on one of its sides and nothing but a tilt lifts it.
  var isOnlyTilted: Bool {
    let halfTurns = turn.degrees / 180
    return pressure != .zero && leaf == .zero && flight == 0 && arrival == 1
      && abs(halfTurns - halfTurns.rounded()) < 1e-9
  }

  /// The turn in space, all parts composed before anything is projected.
  public var rotation: Rotation3 {
    if leaf != .zero { return Rotation3(Angle(radians: -leaf.radians), about: .vertical) }
    let strength = min(1, (pressure.x * pressure.x + pressure.y * pressure.y).squareRoot())
    let tilt = Rotation3(
      Angle(radians: Self.largestTilt.radians * strength),
      about: Vector3(x: -pressure.y, y: pressure.x, z: 0))
    return Rotation3(turn, about: .vertical).followed(by: tilt)
  }

  /// The projection of a card of a size in points, relative to its top left corner at rest.
  public func transform(size: Size) -> ProjectionTransform {
    let rotation = self.rotation
    var transform: ProjectionTransform
    if leaf != .zero {
      transform = ProjectionTransform(
        turning: rotation, anchor: .leading, perspective: Self.leafPerspective, size: size)
    } else if rotation == .identity {
      transform = .identity
    } else {
      transform = ProjectionTransform(
        turning: rotation, anchor: .center, perspective: Self.turnPerspective, size: size)
    }
    if arrival != 1 { transform = transform.concatenating(arrivalTransform(size: size)) }
    if flight != 0 { transform = transform.concatenating(flightTransform(size: size)) }
    return transform
  }

  /// The light that falls on the card: 1 when it faces the viewer.
  public var shade: Double { CardLight.shade(normal: rotation.row3) }

  private func arrivalTransform(size: Size) -> ProjectionTransform {
    let scale = 0.9 + 0.1 * arrival
    let middle = Point(x: size.width / 2, y: size.height / 2)
    return ProjectionTransform.translation(x: -middle.x, y: -middle.y)
      .concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: middle.x, y: middle.y + (1 - arrival) * size.height * 0.08))
  }

  private func flightTransform(size: Size) -> ProjectionTransform {
    FlightEffect.to(flightEnd).transform(at: flight, size: size)
  }
}
