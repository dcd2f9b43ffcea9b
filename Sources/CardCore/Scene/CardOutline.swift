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
    var points: [Point] = []
    points.reserveCapacity(16)
    for (cosine, sine) in quarter {
      points.append(Point(x: width - radiusX * (1 - sine), y: radiusY * (1 - cosine)))
    }
    for (cosine, sine) in quarter {
      points.append(
        Point(x: width - radiusX * (1 - cosine), y: height - radiusY * (1 - sine)))
    }
    for (cosine, sine) in quarter {
      points.append(Point(x: radiusX * (1 - sine), y: height - radiusY * (1 - cosine)))
    }
    for (cosine, sine) in quarter {
      points.append(Point(x: radiusX * (1 - cosine), y: radiusY * (1 - sine)))
    }
    return points
  }

  /// The cosine and sine of 0, 30, 60 and 90 degrees.
  private static let quarter = [
    (1.0, 0.0), (0.75.squareRoot(), 0.5), (0.5, 0.75.squareRoot()), (0.0, 1.0),
  ]
}
