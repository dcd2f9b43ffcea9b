/// Light that changes across a card: a shadow in a crease, the roundness of a curl, a glare.
///
/// It multiplies the panel's own light. Where it is brighter than 1 only the paper is lit, so that
/// text keeps its contrast.
public struct Shading: Hashable, Sendable {
  /// How the places of a card are measured along the gradient.
  public enum Shape: Hashable, Sendable {
    /// From 0 at one place to 1 at another, the same on every line across.
    case linear(from: UnitPoint, to: UnitPoint)
    /// From 0 at a place to 1 at a distance, in fractions of the card's longer side.
    case radial(center: UnitPoint, radius: Double)
  }

  /// The light at one place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// Where, 0...1.
    public var location: Double
    /// How much light: 1 changes nothing.
    public var light: Double

    /// Creates a stop.
    public init(_ location: Double, light: Double) {
      self.location = location
      self.light = light
    }
  }

  /// Where the gradient runs.
  public var shape: Shape
  /// The stops in the order of their locations; before the first and after the last the light
  /// stays.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(_ shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }
}
