internal import CPictureDecoding

/// An SVG that fits a box, drawn in the middle of it, in this process.
struct VectorDrawing {
  /// The box.
  let image: ColorImage

  /// Draws an SVG.
  ///
  /// - Complexity: Without a bound; nothing interrupts it.
  init(_ bytes: [UInt8], in box: PictureBox) throws(VectorFault) {
    LibraryMessages.areSilent
    var (width, height) = (0.0, 0.0)
    var svg: OpaquePointer?
    let status = bytes.withUnsafeBufferPointer {
      cpicture_open_svg($0.baseAddress, $0.count, &svg, &width, &height)
    }
    switch status {
    case CPICTURE_DECODED: break
    case CPICTURE_UNSUPPORTED: throw .unsupported
    case CPICTURE_OUT_OF_MEMORY: throw .tooLarge
    default: throw .damaged
    }
    defer { cpicture_close_svg(svg) }
    if !(width > 0 && height > 0 && width.isFinite && height.isFinite) {
      // It has proportions at most, which the library keeps.
      (width, height) = (Double(box.width) / box.scaleX, Double(box.height) / box.scaleY)
    }
    let place = box.place(width: width, height: height)
    var isDrawn = false
    let image = ColorImage(
      width: box.width, height: box.height, scaleX: box.scaleX, scaleY: box.scaleY
    ) { context in
      isDrawn =
        cpicture_draw_svg(
          svg, context, place.x, place.y, width * place.scale, height * place.scale) != 0
    }
    guard let image, isDrawn else { throw .damaged }
    self.image = image
  }
}
