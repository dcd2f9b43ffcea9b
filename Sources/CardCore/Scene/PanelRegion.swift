/// A convex part of a card, in fractions of its width and height from the top left.
///
/// It is a part of the sheet, whichever side shows.
public struct PanelRegion: Hashable, Sendable {
  /// The corners in order; none stand for the whole card.
  public let corners: [UnitPoint]

  /// The whole card.
  public static let whole = PanelRegion(corners: [])

  /// Creates a part from the corners of a convex polygon.
  ///
  /// Less than three corners, or one that is not finite, give the whole card.
  public init(corners: [UnitPoint]) {
    let isUsable = corners.count > 2 && corners.allSatisfy { ($0.x + $0.y).isFinite }
    self.corners = isUsable ? corners : []
  }

  /// A part from one fraction of the width to another, of full height.
  public static func columns(_ start: Double, _ end: Double) -> PanelRegion {
    PanelRegion(corners: [
      UnitPoint(x: start, y: 0), UnitPoint(x: end, y: 0), UnitPoint(x: end, y: 1),
      UnitPoint(x: start, y: 1),
    ])
  }

  /// A part from one fraction of the height to another, of full width.
  public static func rows(_ start: Double, _ end: Double) -> PanelRegion {
    PanelRegion(corners: [
      UnitPoint(x: 0, y: start), UnitPoint(x: 1, y: start), UnitPoint(x: 1, y: end),
      UnitPoint(x: 0, y: end),
    ])
  }

  /// Whether the whole card is shown.
  public var isWhole: Bool { corners.isEmpty }

  /// The corners in points, for a card of a size; clockwise.
  func polygon(in box: Size) -> [Point] {
    guard !isWhole else { return Quad(box).corners }
    let points = corners.map { Point(x: $0.x * box.width, y: $0.y * box.height) }
    return Polygon.signedArea(points) < 0 ? points.reversed() : points
  }
}
