/// How large a picture may be before it is decoded.
enum PictureLimits {
  /// The bytes of a file: 16 MB.
  static let fileBytes = 16 << 20
  /// The bytes of an SVG, of which every single one may be an instruction to draw: 1 MB.
  static let vectorBytes = 1 << 20
  /// The pixels, by the file's own header.
  static let pixels = 20_000_000
}
