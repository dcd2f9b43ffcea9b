/// A sheet rolled over a cylinder that lies on it, seen straight from above.
///
/// The sheet lies flat up to the axis at `start`, goes half round the cylinder, and lies upside
/// down above itself beyond.
struct CylinderCurl: Hashable, Sendable {
  /// Where the cylinder touches the sheet.
  let start: Double
  /// The radius of the cylinder.
  let radius: Double
  /// Where the sheet ends.
  let end: Double

  /// What is seen at a place.
  enum Sight: Hashable {
    /// The front, at a place of the sheet.
    case front(Double)
    /// The back, at a place of the sheet.
    case back(Double)
    /// What lies below.
    case below
  }

  /// What is seen at a place, by the inverse of the roll.
  func sight(at place: Double) -> Sight {
    let distance = place - start
    if distance > radius { return .below }
    if distance < 0 {
      let back = start + .pi * radius - distance
      return back <= end ? .back(back) : .front(place)
    }
    let angle = arcSine(min(1, distance / radius))
    let back = start + radius * (.pi - angle)
    if back <= end { return .back(back) }
    let front = start + radius * angle
    return front <= end ? .front(front) : .below
  }

  /// Where a place of the sheet lies, seen from the side.
  func place(of station: Double) -> BentSheet.Place {
    let distance = station - start
    if distance <= 0 { return BentSheet.Place(along: station, height: 0) }
    let angle = distance / radius
    if angle < .pi {
      return BentSheet.Place(
        along: start + radius * sine(angle), height: radius * (1 - cosine(angle)))
    }
    return BentSheet.Place(along: start + .pi * radius - distance, height: 2 * radius)
  }

  /// The light on a place of the sheet: four tenths, and the rest by how level it lies.
  func light(at station: Double) -> Double {
    let angle = ((station - start) / radius).clamped(to: 0...(.pi))
    return 0.4 + 0.6 * abs(cosine(angle))
  }

  /// The borders of strips that stand for the roll: a flat part at either end, and between them
  /// strips that look equally wide from above, first those below the roll and then those on it.
  ///
  /// - Parameters:
  ///   - first: Where the sheet begins.
  ///   - width: The least width of a strip as it is seen, in points.
  func stations(from first: Double, width: Double) -> [Double] {
    let count = Int((radius / max(width, 0.25)).clamped(to: 4...16))
    let below = max(3, count / 3)
    let quarter = (0...below).map { arcSine(Double($0) / Double(below)) }
    let above = (0..<count).reversed().map { .pi - arcSine(Double($0) / Double(count)) }
    var stations = [first]
    for angle in quarter + above {
      let station = start + radius * angle
      if station > first + 1e-9, station < end - 1e-9 { stations.append(station) }
    }
    stations.append(end)
    return stations
  }
}
