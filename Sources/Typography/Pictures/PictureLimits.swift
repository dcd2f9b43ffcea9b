/// How large a picture may be before it is decoded.
enum PictureLimits {
  /// The bytes of a file: 16 MB.
  static let fileBytes = 16 << 20
  /// The bytes of an SVG, of which every single one may be an instruction to draw: 1 MB.
  static let vectorBytes = 1 << 20
  /// The pixels, by the file's own header.
  static let pixels = 20_000_000
  /// The pixels of a box, which are those of the largest screen of `recto frame`.
  static let boxPixels = 32_000_000
  /// What drawing an SVG in a process of its own may take of the processor, in seconds; whoever waits
  /// for it ends it sooner.
  static let processorSeconds: UInt64 = 3
  /// The addresses of that process: 1 GB.
  static let addressBytes: UInt64 = 1 << 30
}
