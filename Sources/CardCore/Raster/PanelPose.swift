/// Where and how a panel is seen, worked out once a frame.
struct PanelPose {
  /// The side that is seen.
  let face: Face
  /// Whether that is the back.
  let isBack: Bool
  /// The extent at rest, in points.
  let box: Size
  /// Maps the seen side's points to cells: columns and rows of the screen.
  let toCells: ProjectionTransform
  /// Maps cells to the seen side's points; nil for a sliver.
  let fromCells: ProjectionTransform?
  /// Maps cells to the sheet in fractions of its width and height, whichever side is seen.
  let toSheet: ProjectionTransform?
  /// The silhouette in cells; convex.
  let silhouette: [Point]
  /// The outer border of the rule in cells; empty without a rule.
  let outerRule: [Point]
  /// The inner border of the rule in cells; empty without a rule.
  let innerRule: [Point]
  /// The angle by which the side is turned away or rolled, judged at its middle.
  let tilt: Angle

  /// Where the card's top left cell is, when nothing but a shift by whole cells moves it.
  let restingPlace: CellPoint?

  /// The least thickness of a silhouette, in columns or rows.
  private static let leastThickness = 1.0 / 8

  /// Works a pose out; nil when nothing is seen.
  init?(_ panel: Panel, cellAspect: Double) {
    let box = Size(
      width: Double(panel.size.columns), height: Double(panel.size.rows) * cellAspect)
    guard let placement = SheetPlacement(panel, box: box, cellAspect: cellAspect) else {
      return nil
    }
    let toPoints = Self.settled(placement.toPoints, cellAspect: cellAspect)
    restingPlace = Self.restingPlace(of: toPoints, cellAspect: cellAspect)
    self.box = box
    isBack = placement.isBack
    face = Self.face(of: panel, isBack: isBack)
    toCells = toPoints.concatenating(.scale(x: 1, y: 1 / cellAspect))
    tilt = Self.tilt(of: toPoints, at: Point(x: box.width / 2, y: box.height / 2))
    if let sliver = Self.sliver(placement.visiblePolygon, cellAspect: cellAspect) {
      silhouette = sliver
      (fromCells, toSheet, outerRule, innerRule) = (nil, nil, [], [])
      return
    }
    let outline = ProjectedOutline(
      panel, region: placement.region,
      hasRule: panel.isDecorated && face.paper.rule != nil, toCells: toCells,
      cellAspect: cellAspect)
    silhouette = outline.silhouette
    outerRule = outline.outerRule
    innerRule = outline.innerRule
    fromCells = toCells.inverted()
    toSheet = fromCells?.concatenating(placement.sideToSheet)
      .concatenating(.scale(x: 1 / box.width, y: 1 / box.height))
  }

  private static func face(of panel: Panel, isBack: Bool) -> Face {
    guard isBack else { return panel.front }
    return panel.back ?? Face(headline: "", paper: panel.front.paper)
  }

  /// Removes the rounding errors of a transform that does nothing but move the card to a cell.
  private static func settled(
    _ transform: ProjectionTransform, cellAspect: Double
  ) -> ProjectionTransform {
    let row = transform.m32 / cellAspect
    let resting = ProjectionTransform.translation(
      x: transform.m31.rounded(), y: row.rounded() * cellAspect)
    return transform.isClose(to: resting, within: 1e-9) ? resting : transform
  }

  private static func restingPlace(
    of transform: ProjectionTransform, cellAspect: Double
  ) -> CellPoint? {
    let (x, row) = (transform.m31, (transform.m32 / cellAspect).rounded())
    guard transform == .translation(x: x, y: row * cellAspect), let column = Int(exactly: x),
      abs(x) < 1e6, abs(row) < 1e6
    else { return nil }
    return CellPoint(column: column, row: Int(row))
  }

  /// The angle of a map's greatest foreshortening or of its roll, whichever is larger.
  private static func tilt(of transform: ProjectionTransform, at point: Point) -> Angle {
    let seen = point.applying(transform)
    guard let place = seen.point else { return .degrees(90) }
    let xx = (transform.m11 - place.x * transform.m13) / seen.w
    let xy = (transform.m12 - place.y * transform.m13) / seen.w
    let yx = (transform.m21 - place.x * transform.m23) / seen.w
    let yy = (transform.m22 - place.y * transform.m23) / seen.w
    // The singular values of the Jacobian.
    let sum = hypotenuse(xx + yy, xy - yx)
    let difference = hypotenuse(xx - yy, xy + yx)
    guard sum + difference > 0 else { return .degrees(90) }
    let ratio = abs(sum - difference) / (sum + difference)
    return Angle(radians: max(arcCosine(min(1, ratio)), abs(arcTangent(xy, xx))))
  }

  /// The silhouette, in cells, of a panel that is seen so nearly along its plane that it would
  /// vanish; nil for one that is thick enough.
  private static func sliver(_ points: [Point], cellAspect: Double) -> [Point]? {
    var longest = (length: 0.0, x: 0.0, y: 1.0)
    for (index, first) in points.enumerated() {
      for second in points[(index + 1)...] {
        let length = hypotenuse(second.x - first.x, second.y - first.y)
        guard length > longest.length else { continue }
        longest = (length, (second.x - first.x) / length, (second.y - first.y) / length)
      }
    }
    guard let origin = points.first, longest.length.isFinite else { return nil }
    let along = points.map { ($0.x - origin.x) * longest.x + ($0.y - origin.y) * longest.y }
    let across = points.map { ($0.y - origin.y) * longest.x - ($0.x - origin.x) * longest.y }
    let thickness = leastThickness * (abs(longest.y) + abs(longest.x) * cellAspect)
    guard let start = along.min(), let end = along.max(), let low = across.min(),
      let high = across.max(), high - low < thickness
    else { return nil }
    let middle = (low + high) / 2
    let corners = [(start, -1.0), (end, -1.0), (end, 1.0), (start, 1.0)].map { distance, side in
      let offset = middle + side * thickness / 2
      return Point(
        x: origin.x + distance * longest.x - offset * longest.y,
        y: (origin.y + distance * longest.y + offset * longest.x) / cellAspect)
    }
    return aligned(corners, isUpright: abs(longest.x) < 0.01, isLevel: abs(longest.y) < 0.01)
  }

  /// Moves an upright or level sliver onto an eighth of a cell, where it is drawn sharply.
  private static func aligned(_ corners: [Point], isUpright: Bool, isLevel: Bool) -> [Point] {
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let x = isUpright ? (left / leastThickness).rounded() * leastThickness - left : 0
    let y = isLevel ? (top / leastThickness).rounded() * leastThickness - top : 0
    return corners.map { Point(x: $0.x + x, y: $0.y + y) }
  }
}
