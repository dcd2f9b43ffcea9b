/// Why a picture is not shown.
public enum PictureError: Error, Hashable, Sendable {
  /// There is no such file, or it is none that can be read.
  case unreadable(String)
  /// The path leads out of the deck's folder.
  case outsideFolder(String)
  /// The file has too many bytes.
  case tooManyBytes(String, most: Int)
  /// The picture has too many pixels.
  case tooManyPixels(String, most: Int)
  /// The picture is transparent, or too thin to be seen at its size.
  case invisible(String)
  /// The file is none of the formats that are known, or a rare kind of one.
  case unknownFormat(String)
  /// The file ends too soon, or is not what its first bytes promise.
  case damaged(String)
  /// Drawing it was given up.
  case takesTooLong(String)
  /// Nothing could be drawn, for a reason that does not lie in the file.
  case undrawable(String)

  /// What is said in the picture's place.
  public var message: String {
    switch self {
    case .unreadable(let path): "\(path) is missing or cannot be read"
    case .outsideFolder(let path): "\(path) is not in the deck's folder"
    case .tooManyBytes(let path, let most): "\(path) is larger than \(most >> 20) MB"
    case .tooManyPixels(let path, let most):
      "\(path) has more than \(most / 1_000_000) million pixels"
    case .unknownFormat(let path): "\(path) is no PNG, JPEG or SVG that can be shown"
    case .invisible(let path): "\(path) is transparent or too thin to be seen"
    case .damaged(let path): "\(path) is damaged"
    case .takesTooLong(let path): "\(path) takes too long to draw"
    case .undrawable(let path): "\(path) cannot be drawn"
    }
  }
}
