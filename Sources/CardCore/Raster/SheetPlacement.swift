/// Where a panel's sheet is seen, and which of its sides.
struct SheetPlacement {
  /// Whether the back is seen.
  let isBack: Bool
  /// Maps the seen side's points to points of the sheet, and back.
  let sideToSheet: ProjectionTransform
  /// Maps the seen side's points to points of the screen.
  let toPoints: ProjectionTransform
  /// The corners of the shown part, in the seen side's points; clockwise.
  let region: [Point]
  /// What is seen of that part; not empty.
  let visiblePolygon: [Point]

  /// Places a sheet; nil when nothing is seen.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - box: Its extent in points.
  ///   - cellAspect: The height of a cell in columns.
  init?(_ panel: Panel, box: Size, cellAspect: Double) {
    let placed = panel.transform.concatenating(
      .translation(x: panel.column, y: panel.row * cellAspect))
    guard !panel.size.isEmpty, placed.isFinite else { return nil }
    let corners = panel.region.polygon(in: box)
    let quad = ProjectedQuad(polygon: corners, placed)
    isBack = quad.facing == .back || (quad.facing == .edge && placed.determinant < 0)
    guard isBack else {
      (sideToSheet, toPoints, region) = (.identity, placed, corners)
      visiblePolygon = quad.visiblePolygon
      if visiblePolygon.isEmpty { return nil }
      return
    }
    let middle = Point(x: box.width / 2, y: box.height / 2)
    let mirror = ProjectionTransform.reflection(
      about: Self.mount(panel.backAxis), through: middle)
    sideToSheet = mirror
    toPoints = mirror.concatenating(placed)
    region = corners.reversed().map {
      Point(x: $0.x * mirror.m11 + mirror.m31, y: $0.y * mirror.m22 + mirror.m32)
    }
    visiblePolygon = ProjectedQuad(polygon: region, toPoints).visiblePolygon
    if visiblePolygon.isEmpty { return nil }
  }

  /// The axis about which the back is mounted: the one of the card's own two that is nearer.
  ///
  /// About any other the mirror image of a card does not cover the card, and its back would stick
  /// out of it. So a card turned about a diagonal keeps its outline, and its text is never mirrored.
  private static func mount(_ axis: Vector3) -> Vector3 {
    abs(axis.x) > abs(axis.y) ? .horizontal : .vertical
  }
}
