internal import CPangoCairo

/// A drawing of Cairo in memory.
struct ColorImage {
  /// The pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// Alpha, red, green and blue from the highest byte on, premultiplied.
  let pixels: [UInt32]

  /// Whether there is nothing on it.
  var isClear: Bool { pixels.allSatisfy { $0 == 0 } }

  /// Whether nobody can see anything on it: it is clear, or so thin that nothing covers a tenth of a
  /// pixel.
  var isInvisible: Bool { pixels.allSatisfy { $0 >> 24 < 26 } }

  /// Takes pixels as they are; nil when there are more or fewer than fill the rows.
  init?(width: Int, height: Int, pixels: [UInt32]) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, pixels.count == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Draws on clear ground; nil when Cairo fails.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row.
  ///   - height: The number of rows.
  ///   - scaleX: The pixels in a point, across.
  ///   - scaleY: The pixels in a point, down.
  ///   - draw: Draws in points.
  init?(
    width: Int, height: Int, scaleX: Double, scaleY: Double, draw: (OpaquePointer) -> Void
  ) {
    guard width > 0, height > 0, width <= 32_000, height <= 32_000 else { return nil }
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDrawn = pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(CPANGO_FORMAT_ARGB32), Int32(width),
        Int32(height), Int32(4 * width))
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      cairo_scale(context, scaleX, scaleY)
      draw(context)
      cairo_surface_flush(surface)
      return cairo_status(context) == 0
    }
    guard isDrawn else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
