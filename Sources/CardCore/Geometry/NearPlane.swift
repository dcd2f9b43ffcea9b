/// The plane before the eye beyond which things are drawn.
enum NearPlane {
  /// The part of a polygon with `w >= ProjectedPoint.nearPlane`, as it is seen.
  ///
  /// Sutherland and Hodgman's clipping (1974) against one plane, in homogeneous coordinates.
  static func clip(_ polygon: [ProjectedPoint]) -> [Point] {
    let near = ProjectedPoint.nearPlane
    var result: [Point] = []
    guard var previous = polygon.last else { return result }
    for current in polygon {
      if (current.w >= near) != (previous.w >= near) {
        let share = (near - previous.w) / (current.w - previous.w)
        let crossing = previous.interpolated(to: current, at: share)
        result.append(Point(x: crossing.x / near, y: crossing.y / near))
      }
      if let point = current.point { result.append(point) }
      previous = current
    }
    return result
  }
}

/// Measures of polygons given by their corners in order.
enum Polygon {
  /// The area, positive for corners that go round clockwise on the screen (y down).
  static func signedArea(_ corners: [Point]) -> Double {
    guard let first = corners.first, var previous = corners.last else { return 0 }
    var doubled = 0.0
    // Relative to the first corner, so that far away polygons lose no precision.
    for current in corners {
      doubled +=
        (previous.x - first.x) * (current.y - first.y)
        - (current.x - first.x) * (previous.y - first.y)
      previous = current
    }
    return doubled / 2
  }
}
