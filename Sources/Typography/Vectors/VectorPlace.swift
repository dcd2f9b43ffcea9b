/// Where SVGs are drawn.
public enum VectorPlace: Hashable, Sendable {
  /// In this process, which waits for every one, however long it takes.
  case here
  /// In a process of their own, which is ended when it takes too long.
  ///
  /// A megabyte can ask for hours of work, and librsvg cannot be interrupted.
  case program(VectorProgram)

  /// Draws an SVG.
  func draw(_ bytes: [UInt8], in box: PictureBox) throws(VectorFault) -> ColorImage {
    switch self {
    case .here: try VectorDrawing(bytes, in: box).image
    case .program(let program): try program.draw(bytes, in: box)
    }
  }
}
