public import CardCore

/// Finds out whether pictures can be shown, without a card to show them on.
public struct PictureCheck: Sendable {
  /// About the place that a card in a window of ordinary size has for a picture.
  private static let box = PictureBox(width: 160, height: 80, scaleX: 8, scaleY: 4)

  private let vectors: VectorPlace

  /// Creates a check.
  ///
  /// - Parameter vectors: Where SVGs are drawn.
  public init(vectors: VectorPlace = .here) {
    self.vectors = vectors
  }

  /// What is wrong with a picture, in words for a person; nil when it can be shown.
  ///
  /// - Complexity: That of decoding it, up to two seconds.
  public func problem(of picture: FacePicture) -> String? {
    guard
      case .failure(let error) = PictureRequest(picture: picture, box: Self.box).decode(
        vectors: vectors)
    else { return nil }
    return error.message
  }
}
