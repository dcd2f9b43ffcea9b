extension Polygon {
  /// The part of a convex polygon that lies in another one, which may go round either way.
  ///
  /// Sutherland and Hodgman's clipping (1974), one edge after the other.
  static func clip(_ polygon: [Point], to convex: [Point]) -> [Point] {
    let orientation = signedArea(convex) < 0 ? -1.0 : 1
    var result = polygon
    guard var start = convex.last else { return [] }
    for end in convex {
      let line = (x: end.x - start.x, y: end.y - start.y)
      let origin = start
      result = clip(result) { point in
        orientation * (line.x * (point.y - origin.y) - line.y * (point.x - origin.x))
      }
      start = end
    }
    return result
  }

  /// The part of a convex polygon where a linear measure is not negative.
  static func clip(_ polygon: [Point], where measure: (Point) -> Double) -> [Point] {
    guard var previous = polygon.last else { return [] }
    var result: [Point] = []
    result.reserveCapacity(polygon.count + 1)
    var before = measure(previous)
    for current in polygon {
      let now = measure(current)
      if (now >= 0) != (before >= 0) {
        let share = before / (before - now)
        result.append(
          Point(
            x: previous.x + (current.x - previous.x) * share,
            y: previous.y + (current.y - previous.y) * share))
      }
      if now >= 0 { result.append(current) }
      (previous, before) = (current, now)
    }
    return result
  }
}
