/// The shapes of a card's paper and rule at rest, in points from its top left corner.
struct CardOutline {
  /// The border of the paper, with rounded corners on decorated cards.
  let silhouette: [Point]
  /// The outer corners of the rule; empty where the card is too small for one.
  let outerRule: [Point]
  /// The inner corners of the rule.
  let innerRule: [Point]

  /// Works the shapes out.
  ///
  /// The rule lies on eighths of cells, so that block characters draw it exactly at rest.
  init(_ size: CellSize, cellAspect: Double, isDecorated: Bool) {
    let width = Double(size.columns)
    let height = Double(size.rows) * cellAspect
    let canRound = isDecorated && size.columns >= 6 && size.rows >= 3
    silhouette =
      canRound
      ? Self.rounded(width: width, height: height, radiusX: 1, radiusY: cellAspect / 2)
      : Quad(Size(width: width, height: height)).corners
    guard let margin = CardMargins(size).rule else {
      (outerRule, innerRule) = ([], [])
      return
    }
    let left = Double(margin)
    let thickness = CardMargins.ruleThickness
    let inner = cellAspect
    let outer = cellAspect * (1 - thickness)
    outerRule = Self.rectangle(left: left, top: outer, right: width - left, bottom: height - outer)
    innerRule = Self.rectangle(
      left: left + thickness, top: inner, right: width - left - thickness, bottom: height - inner)
  }

  private static func rectangle(
    left: Double, top: Double, right: Double, bottom: Double
  ) -> [Point] {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// A rectangle whose corners are quarters of an ellipse, in three straight pieces each.
  private static func rounded(
    width: Double, height: Double, radiusX: Double, radiusY: Double
  ) -> [Point] {
    let corners = [
      (x: width - radiusX, y: radiusY, start: -90.0),
      (x: width - radiusX, y: height - radiusY, start: 0.0),
      (x: radiusX, y: height - radiusY, start: 90.0), (x: radiusX, y: radiusY, start: 180.0),
    ]
    return corners.flatMap { corner in
      (0...3).map { step in
        let angle = Angle.degrees(corner.start + 30 * Double(step)).radians
        return Point(
          x: corner.x + radiusX * cosine(angle), y: corner.y + radiusY * sine(angle))
      }
    }
  }
}
