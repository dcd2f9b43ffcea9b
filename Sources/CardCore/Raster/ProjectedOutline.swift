/// The borders of the shown part of a card as they are seen, in cells.
struct ProjectedOutline {
  /// The border of the paper.
  let silhouette: [Point]
  /// The outer border of the rule; empty without a rule.
  let outerRule: [Point]
  /// The inner border of the rule; empty without a rule.
  let innerRule: [Point]

  /// Projects the borders.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - region: The corners of the shown part, in the seen side's points.
  ///   - hasRule: Whether a rule is drawn.
  ///   - toCells: Maps the seen side's points to cells.
  ///   - cellAspect: The height of a cell in columns.
  init(
    _ panel: Panel, region: [Point], hasRule: Bool, toCells: ProjectionTransform,
    cellAspect: Double
  ) {
    let outline = CardOutline(panel.size, cellAspect: cellAspect, isDecorated: panel.isDecorated)
    let isWhole = panel.region.isWhole
    let slide = panel.parallax.slide(atHeight: Parallax.ruleHeight)
    let project = { (corners: [Point]) in
      NearPlane.clip(corners.map { $0.applying(toCells) })
    }
    let part = { (corners: [Point]) in
      isWhole ? corners : Polygon.clip(corners, to: region)
    }
    let slid = { (corners: [Point]) in
      slide == .zero ? corners : corners.map { Point(x: $0.x + slide.x, y: $0.y + slide.y) }
    }
    silhouette = project(part(outline.silhouette))
    outerRule = hasRule ? project(part(slid(outline.outerRule))) : []
    // The inner border is left whole, so that no line is drawn where the part ends.
    innerRule = hasRule ? project(slid(outline.innerRule)) : []
  }
}
