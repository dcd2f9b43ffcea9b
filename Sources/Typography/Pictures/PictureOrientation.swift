/// How the rows of a file lie in the picture that they make: Exif 2.32, tag Orientation.
enum PictureOrientation: Int, CaseIterable {
  /// As they are.
  case upright = 1
  case mirrored
  case upsideDown
  case mirroredUpsideDown
  /// The first row is the left column.
  case transposed
  /// The first row is the right column.
  case turnedRight
  /// The first row is the right column, from below.
  case transversed
  /// The first row is the left column, from below.
  case turnedLeft

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// Where a point of the file's pixels goes: x' = xx·x + xy·y + x0, and y' in the same way.
  struct Placement: Hashable {
    var xx = 0.0
    var yx = 0.0
    var xy = 0.0
    var yy = 0.0
    var x0 = 0.0
    var y0 = 0.0
  }

  /// The way from the file's pixels to the picture's.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row of the file.
  ///   - height: The rows of the file.
  func placement(width: Double, height: Double) -> Placement {
    switch self {
    case .upright: Placement(xx: 1, yy: 1)
    case .mirrored: Placement(xx: -1, yy: 1, x0: width)
    case .upsideDown: Placement(xx: -1, yy: -1, x0: width, y0: height)
    case .mirroredUpsideDown: Placement(xx: 1, yy: -1, y0: height)
    case .transposed: Placement(yx: 1, xy: 1)
    case .turnedRight: Placement(yx: 1, xy: -1, x0: height)
    case .transversed: Placement(yx: -1, xy: -1, x0: height, y0: width)
    case .turnedLeft: Placement(yx: -1, xy: 1, y0: width)
    }
  }
}
