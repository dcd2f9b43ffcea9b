/// Why an SVG is not drawn; the numbers are those of `VectorAnswer`.
enum VectorFault: UInt32, Error, Hashable, CaseIterable {
  /// It ends too soon, or asks for what cannot be.
  case damaged = 1
  /// There is no library for it.
  case unsupported
  /// There is no memory for it.
  case tooLarge
  /// It was not there in time.
  case takesTooLong
  /// The program that was to draw it did not start, or failed.
  case undrawable

  /// The fault of a file.
  func pictureError(of name: String) -> PictureError {
    switch self {
    case .damaged: .damaged(name)
    case .unsupported: .unknownFormat(name)
    case .tooLarge: .tooManyPixels(name, most: PictureLimits.pixels)
    case .takesTooLong: .takesTooLong(name)
    case .undrawable: .undrawable(name)
    }
  }
}
