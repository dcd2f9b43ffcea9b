/// A card, or a part of one, posed in space.
///
/// Several panels may show parts of one card: each has its own region and pose. Where regions of
/// the same card touch, nothing of what lies below shows through the seam.
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
  /// The part of the card that the panel shows; the pose still maps the whole card.
  public var region: PanelRegion
  /// The axis about which the card is turned over.
  ///
  /// The back is mounted about the nearer of the
  /// card's vertical and horizontal axes, so that a turn about that one shows it upright, and none
  /// shows it mirrored.
  public var backAxis: Vector3
  /// The light that falls on the panel: 1 leaves colours as they are, 0 is black; at most 1.25.
  public var shade: Double
  /// How the light changes across the card; nil for even light.
  public var shading: Shading?
  /// How far the layers of the print have slid against the paper.
  public var parallax: Parallax
  /// How strongly text shows: 1 is full ink, 0 bare paper.
  public var inkOpacity: Double
  /// The shadow that the panel casts; nil for none.
  public var shadow: Shadow?
  /// The corners are rounded and the rule drawn only when this is set.
  public var isDecorated: Bool

  /// Creates a panel at rest.
  public init(
    front: Face, back: Face? = nil, size: CellSize, column: Double, row: Double,
    transform: ProjectionTransform = .identity, region: PanelRegion = .whole,
    backAxis: Vector3 = .vertical, shade: Double = 1, shading: Shading? = nil,
    parallax: Parallax = .none, inkOpacity: Double = 1, shadow: Shadow? = nil,
    isDecorated: Bool = true
  ) {
    self.front = front
    self.back = back
    self.size = size
    self.column = column
    self.row = row
    self.transform = transform
    self.region = region
    self.backAxis = backAxis
    self.shade = shade
    self.shading = shading
    self.parallax = parallax
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
