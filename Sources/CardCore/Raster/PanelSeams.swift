/// Finds where panels of one card touch, so that nothing shows through between them.
///
/// Along an inner seam the panel that is painted first is drawn a little further, over a strip of
/// its neighbour, which then covers the strip with its own exact edge.
enum PanelSeams {
  /// How far the first panel is drawn beyond the seam, in points of the card.
  private static let reach = 2.0
  /// How many cells it reaches at least, across panels that look thinner.
  private static let cellReach = 1.25

  /// How much lighter one of two panels may be for their seam to go along whole cells.
  private static let faintest = 0.2

  /// The strips of panels beyond a panel's inner seams, in cells.
  struct Strips {
    /// Those of panels that are painted later: the panel is drawn over them too.
    var later: [[Point]] = []
    /// Those of panels painted before that look much the same: there the border may go along whole
    /// cells, which spares a roll of many strips most of its work.
    var earlier: [[Point]] = []
  }

  /// Looks for the panels that touch a panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - index: Its place in the picture; panels of the same card stand side by side there.
  ///   - elements: What is painted.
  ///   - cellAspect: The height of a cell in columns.
  static func strips(
    of panel: Panel, at index: Int, in elements: [Picture.Element], cellAspect: Double
  ) -> Strips {
    var strips = Strips()
    guard !panel.region.isWhole else { return strips }
    let box = Size(
      width: Double(panel.size.columns), height: Double(panel.size.rows) * cellAspect)
    // The panel, and those beyond it that are seen so nearly along their plane that the cells at
    // their borders reach across them; each with the cells that are still to be reached.
    var reached = [(region: panel.region, rest: cellReach)]
    for element in elements[(index + 1)...] {
      guard case .panel(let next) = element, isPart(next, ofSameCardAs: panel) else { break }
      for (region, rest) in reached {
        guard let seam = seam(region, next.region) else { continue }
        let whole = seen(next.region.polygon(in: box), of: next, cellAspect: cellAspect)
        let thickness = thickness(of: whole)
        if thickness < rest {
          strips.later.append(whole)
          reached.append((next.region, rest - thickness))
        } else {
          strips.later.append(strip(of: next, along: seam, box: box, cellAspect: cellAspect))
        }
        break
      }
    }
    for element in elements[..<index].reversed() {
      guard case .panel(let before) = element, isPart(before, ofSameCardAs: panel) else { break }
      guard abs(before.shade - panel.shade) <= faintest, panel.shading == nil,
        let seam = seam(panel.region, before.region)
      else { continue }
      strips.earlier.append(strip(of: before, along: seam, box: box, cellAspect: cellAspect))
    }
    return strips
  }

  private static func isPart(_ next: Panel, ofSameCardAs panel: Panel) -> Bool {
    !next.region.isWhole && next.size == panel.size && next.column == panel.column
      && next.row == panel.row && next.front == panel.front
  }

  /// The edge that two regions share.
  private static func seam(
    _ first: PanelRegion, _ second: PanelRegion
  ) -> (start: UnitPoint, end: UnitPoint)? {
    guard var start = first.corners.last else { return nil }
    for end in first.corners {
      defer { start = end }
      guard var other = second.corners.last else { return nil }
      for next in second.corners {
        if isNear(start, next), isNear(end, other) { return (start, end) }
        if isNear(start, other), isNear(end, next) { return (start, end) }
        other = next
      }
    }
    return nil
  }

  /// About how thick a part is across its longest side, in cells.
  private static func thickness(of part: [Point]) -> Double {
    guard var start = part.last else { return 0 }
    var longest = 0.0
    for end in part {
      longest = max(longest, hypotenuse(end.x - start.x, end.y - start.y))
      start = end
    }
    return longest > 0 ? abs(Polygon.signedArea(part)) / longest : 0
  }

  private static func isNear(_ left: UnitPoint, _ right: UnitPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  private static func strip(
    of panel: Panel, along seam: (start: UnitPoint, end: UnitPoint), box: Size, cellAspect: Double
  ) -> [Point] {
    let start = Point(x: seam.start.x * box.width, y: seam.start.y * box.height)
    let across = Point(
      x: -(seam.end.y - seam.start.y) * box.height, y: (seam.end.x - seam.start.x) * box.width)
    let length = hypotenuse(across.x, across.y)
    guard length > 0 else { return [] }
    let part = Polygon.clip(panel.region.polygon(in: box)) { point in
      let distance = (point.x - start.x) * across.x + (point.y - start.y) * across.y
      return reach - abs(distance) / length
    }
    return seen(part, of: panel, cellAspect: cellAspect)
  }

  /// A part of a panel as it is seen, in cells.
  private static func seen(_ part: [Point], of panel: Panel, cellAspect: Double) -> [Point] {
    let toCells = panel.transform
      .concatenating(.translation(x: panel.column, y: panel.row * cellAspect))
      .concatenating(.scale(x: 1, y: 1 / cellAspect))
    return NearPlane.clip(part.map { $0.applying(toCells) })
  }
}
