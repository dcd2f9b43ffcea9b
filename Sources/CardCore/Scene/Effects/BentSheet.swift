/// A card that is bent along parallel lines: flat strips that share their borders in space.
///
/// Stations measure the card along a direction in its plane; the profile says where each station
/// is, seen from the side: how far along that direction, and how high above the table.
struct BentSheet {
  /// A place of the profile.
  struct Place: Hashable {
    var along: Double
    var height: Double
  }

  /// The direction across the bends, of length 1.
  let direction: Point
  /// Where the strips begin and end on the card, in growing order, in points.
  let stations: [Double]
  /// Where the stations lie.
  let profile: [Place]

  /// How many strips there are.
  var stripCount: Int { max(0, min(stations.count, profile.count) - 1) }

  /// A strip in space: its plane is that of a whole card of which it is a part.
  ///
  /// With n along the direction and t across it, the point `s n + q t` of the card lies at
  /// `along(s) n + q t`, at a height that is also linear in s.
  func plane(ofStrip index: Int) -> ScenePlane {
    let length = stations[index + 1] - stations[index]
    let (start, end) = (profile[index], profile[index + 1])
    let slope =
      length > 0
      ? Place(
        along: (end.along - start.along) / length, height: (end.height - start.height) / length)
      : Place(along: 1, height: 0)
    let shift = start.along - slope.along * stations[index]
    let n = direction
    let stretch = slope.along - 1
    return ScenePlane(
      origin: Vector3(
        x: shift * n.x, y: shift * n.y, z: start.height - slope.height * stations[index]),
      across: Vector3(x: 1 + stretch * n.x * n.x, y: stretch * n.x * n.y, z: slope.height * n.x),
      down: Vector3(x: stretch * n.x * n.y, y: 1 + stretch * n.y * n.y, z: slope.height * n.y))
  }

  /// The part of the card that a strip shows; nil where the strip misses the card.
  func region(ofStrip index: Int, size: Size) -> PanelRegion? {
    let n = direction
    let (start, end) = (stations[index], stations[index + 1])
    var corners = Quad(size).corners
    corners = Polygon.clip(corners) { $0.x * n.x + $0.y * n.y - start }
    corners = Polygon.clip(corners) { end - $0.x * n.x - $0.y * n.y }
    guard corners.count > 2, abs(Polygon.signedArea(corners)) > 1e-9 else { return nil }
    return PanelRegion(
      corners: corners.map { UnitPoint(x: $0.x / size.width, y: $0.y / size.height) })
  }

  /// A gradient along the direction, given by places on the card in points.
  func shading(_ stops: [Shading.Stop], size: Size) -> Shading? {
    let sorted = stops.sorted { $0.location < $1.location }
    guard let first = sorted.first, let last = sorted.last, last.location > first.location,
      size.width > 0, size.height > 0
    else { return nil }
    let point = { (station: Double) in
      UnitPoint(
        x: station * direction.x / size.width, y: station * direction.y / size.height)
    }
    let length = last.location - first.location
    return Shading(
      .linear(from: point(first.location), to: point(last.location)),
      stops: sorted.map {
        Shading.Stop(($0.location - first.location) / length, light: $0.light)
      })
  }
}
