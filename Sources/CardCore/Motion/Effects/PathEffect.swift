/// A flight along a path: the centre of the card follows it.
public struct PathEffect: GeometryEffect {
  /// How the card is turned on its way.
  public enum Orientation: Hashable, Sendable {
    /// It stays upright.
    case upright
    /// Its rightward direction points along the path.
    case alongPath
    /// It begins upright, and turns as much as the path does.
    case turningWithPath
  }

  /// The path of the centre, from the centre of the card at rest.
  public var path: MotionPath
  /// How far it is: 0 is the start of the path, 1 the end; beyond, it stays there.
  public var progress: Double
  /// How the card is turned.
  public var orientation: Orientation
  /// How it gives way in bends.
  public var squash: CurvatureSquash

  /// Creates a flight.
  public init(
    path: MotionPath, progress: Double, orientation: Orientation = .turningWithPath,
    squash: CurvatureSquash = CurvatureSquash()
  ) {
    self.path = path
    self.progress = progress
    self.orientation = orientation
    self.squash = squash
  }

  /// The progress, times 128 like a unit point.
  public var animatableData: Double {
    get { progress * 128 }
    set { progress = newValue / 128 }
  }

  /// The map: `T(−centre) · R(−φ) · S · R(θ) · T(centre + path)`.
  ///
  /// θ is the direction of the path, and φ that direction as seen by the card.
  public func effectValue(size: Size) -> ProjectionTransform {
    let center = Point(x: size.width / 2, y: size.height / 2)
    let sample = path.sample(at: progress)
    let own =
      switch orientation {
      case .upright: sample.direction.radians
      case .alongPath: 0.0
      case .turningWithPath: path.direction(at: 0).radians
      }
    let extent = max(size.width, size.height)
    let scale = squash.scale(
      bend: path.bend(at: progress, over: extent / 2), extent: extent)
    return ProjectionTransform.translation(x: -center.x, y: -center.y)
      .concatenating(.rotation(radians: -own))
      .concatenating(.scale(x: scale.along, y: scale.across))
      .concatenating(.rotation(radians: sample.direction.radians))
      .concatenating(.translation(x: center.x + sample.point.x, y: center.y + sample.point.y))
  }
}

extension ProjectionTransform {
  /// A turn in the plane about the origin, clockwise as it is seen.
  static func rotation(radians: Double) -> ProjectionTransform {
    let (c, s) = (cosine(radians), sine(radians))
    return ProjectionTransform(c, s, 0, -s, c, 0, 0, 0, 1)
  }
}
