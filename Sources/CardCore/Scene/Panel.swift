/// A card, or a part of one, posed in space.
public struct Panel: Hashable, Sendable {
  /// The side that shows while the transform keeps its orientation.
  public var front: Face
  /// The side that shows once the transform turns it over; nil is bare paper like the front's.
  public var back: Face?
  /// The extent at rest, in cells.
  public var size: CellSize
  /// The top left corner at rest, in cells; fractions are allowed while moving.
  public var column: Double
  /// The row of the top left corner at rest, in cells; fractions are allowed while moving.
  public var row: Double
  /// The pose: maps the card's own points (columns wide, rows × cell aspect high, origin top left)
  /// to where they are seen, still relative to the top left corner at rest.
  public var transform: ProjectionTransform
  /// The axis about which the card is turned over. The back is mounted about the nearer of the
  /// card's vertical and horizontal axes, so that a turn about that one shows it upright, and none
  /// shows it mirrored.
  public var backAxis: Vector3
  /// The light that falls on the panel: 1 leaves colours as they are, 0 is black; at most 1.25.
  public var shade: Double
  /// How strongly text shows: 1 is full ink, 0 bare paper.
  public var inkOpacity: Double
  /// The shadow that the panel casts; nil for none.
  public var shadow: Shadow?
  /// The corners are rounded and the rule drawn only when this is set.
  public var isDecorated: Bool

  /// Creates a panel at rest.
  public init(
    front: Face, back: Face? = nil, size: CellSize, column: Double, row: Double,
    transform: ProjectionTransform = .identity, backAxis: Vector3 = .vertical, shade: Double = 1,
    inkOpacity: Double = 1, shadow: Shadow? = nil, isDecorated: Bool = true
  ) {
    self.front = front
    self.back = back
    self.size = size
    self.column = column
    self.row = row
    self.transform = transform
    self.backAxis = backAxis
    self.shade = shade
    self.inkOpacity = inkOpacity
    self.shadow = shadow
    self.isDecorated = isDecorated
  }
}

/// The shadow that a panel casts on what lies below it.
public struct Shadow: Hashable, Sendable {
  /// How far it falls to the right, in points.
  public var x: Double
  /// How far it falls downward, in points.
  public var y: Double
  /// How dark it is: 0 is nothing, 1 is black.
  public var opacity: Double

  /// Creates a shadow.
  public init(x: Double, y: Double, opacity: Double) {
    self.x = x
    self.y = y
    self.opacity = opacity
  }
}
