internal import CPangoCairo
internal import CPictureDecoding

/// A picture that fits a box, drawn in the middle of it.
struct PictureDrawing {
  /// The box.
  let image: ColorImage

  /// Decodes a picture.
  init(_ file: PictureFile, in box: PictureBox, vectors: VectorPlace) throws(PictureError) {
    LibraryMessages.areSilent
    switch PictureFormat(file.bytes) {
    case .png: image = try Self.png(file, box)
    case .jpeg: image = try Self.jpeg(file, box)
    case .svg: image = try Self.svg(file, box, vectors)
    case nil: throw .unknownFormat(file.name)
    }
    if image.isInvisible { throw .invisible(file.name) }
  }

  private static func png(_ file: PictureFile, _ box: PictureBox) throws(PictureError) -> ColorImage
  {
    guard let size = PictureFormat.sizeOfPNG(file.bytes), size.width > 0, size.height > 0 else {
      throw .damaged(file.name)
    }
    guard size.height <= PictureLimits.pixels / size.width else {
      throw .tooManyPixels(file.name, most: PictureLimits.pixels)
    }
    let surface = file.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes: bytes)
      return cairo_image_surface_create_from_png_stream(
        { reader, data, length in
          reader?.assumingMemoryBound(to: ByteReader.self).pointee.read(into: data, Int(length))
            ?? UInt32(CPANGO_STATUS_READ_ERROR)
        }, &reader)
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CPANGO_STATUS_SUCCESS, let surface,
      let image = draw(
        surface, width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)),
        orientation: ExifOrientation.ofPNG(file.bytes), box)
    else { throw .damaged(file.name) }
    return image
  }

  private static func jpeg(_ file: PictureFile, _ box: PictureBox) throws(PictureError)
    -> ColorImage
  {
    var picture = cpicture()
    let orientation = ExifOrientation.ofJPEG(file.bytes)
    let (width, height) =
      orientation.swapsSides ? (box.height, box.width) : (box.width, box.height)
    let status = file.bytes.withUnsafeBufferPointer {
      cpicture_decode_jpeg(
        $0.baseAddress, $0.count, Int64(PictureLimits.pixels), Int32(clamping: width),
        Int32(clamping: height), &picture)
    }
    try check(status, file)
    defer { picture.pixels.deallocate() }
    let surface = picture.pixels.withMemoryRebound(
      to: UInt8.self, capacity: 4 * Int(picture.width) * Int(picture.height)
    ) {
      cairo_image_surface_create_for_data(
        $0, Int32(CPANGO_FORMAT_ARGB32), picture.width, picture.height, 4 * picture.width)
    }
    defer { cairo_surface_destroy(surface) }
    guard let surface,
      let image = draw(
        surface, width: Int(picture.width), height: Int(picture.height), orientation: orientation,
        box)
    else { throw .damaged(file.name) }
    return image
  }

  private static func svg(
    _ file: PictureFile, _ box: PictureBox, _ vectors: VectorPlace
  ) throws(PictureError) -> ColorImage {
    guard file.bytes.count <= PictureLimits.vectorBytes else {
      throw .tooManyBytes(file.name, most: PictureLimits.vectorBytes)
    }
    do throws(VectorFault) {
      return try vectors.draw(file.bytes, in: box)
    } catch {
      throw error.pictureError(of: file.name)
    }
  }

  private static func draw(
    _ surface: OpaquePointer, width: Int, height: Int, orientation: PictureOrientation,
    _ box: PictureBox
  ) -> ColorImage? {
    let (across, down) = (Double(width), Double(height))
    let place =
      orientation.swapsSides
      ? box.place(width: down, height: across) : box.place(width: across, height: down)
    let placement = orientation.placement(width: across, height: down)
    var matrix = cairo_matrix_t(
      xx: placement.xx, yx: placement.yx, xy: placement.xy, yy: placement.yy, x0: placement.x0,
      y0: placement.y0)
    return ColorImage(
      width: box.width, height: box.height, scaleX: box.scaleX, scaleY: box.scaleY
    ) { context in
      cairo_translate(context, place.x, place.y)
      cairo_scale(context, place.scale, place.scale)
      cairo_transform(context, &matrix)
      cairo_set_source_surface(context, surface, 0, 0)
      // Beyond its border a picture goes on, so that the border itself is not half clear.
      cairo_pattern_set_extend(cairo_get_source(context), UInt32(CPANGO_EXTEND_PAD))
      cairo_rectangle(context, 0, 0, across, down)
      cairo_fill(context)
    }
  }

  private static func check(
    _ status: cpicture_status, _ file: PictureFile
  ) throws(PictureError) {
    switch status {
    case CPICTURE_DECODED: return
    case CPICTURE_TOO_LARGE, CPICTURE_OUT_OF_MEMORY:
      throw .tooManyPixels(file.name, most: PictureLimits.pixels)
    case CPICTURE_UNSUPPORTED: throw .unknownFormat(file.name)
    default: throw .damaged(file.name)
    }
  }
}

/// Bytes that a library asks for in pieces.
private struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  var position = 0

  mutating func read(into data: UnsafeMutablePointer<UInt8>?, _ length: Int) -> UInt32 {
    guard let data, length <= bytes.count - position, let base = bytes.baseAddress else {
      return UInt32(CPANGO_STATUS_READ_ERROR)
    }
    UnsafeMutableRawPointer(data).copyMemory(from: base + position, byteCount: length)
    position += length
    return UInt32(CPANGO_STATUS_SUCCESS)
  }
}
