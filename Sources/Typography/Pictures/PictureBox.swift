/// Where a picture goes: a box of pixels.
struct PictureBox: Hashable, Sendable {
  /// The pixels of the box across.
  let width: Int
  /// The pixels of the box down.
  let height: Int
  /// The pixels in a point, across.
  let scaleX: Double
  /// The pixels in a point, down.
  let scaleY: Double

  /// The largest place of the given proportions in the middle, in points.
  func place(width: Double, height: Double) -> (x: Double, y: Double, scale: Double) {
    let (across, down) = (Double(self.width) / scaleX, Double(self.height) / scaleY)
    let scale = min(across / width, down / height)
    return ((across - width * scale) / 2, (down - height * scale) / 2, scale)
  }
}
