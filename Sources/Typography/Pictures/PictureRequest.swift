internal import CardCore

/// A picture of a deck and the box that it is to fit.
struct PictureRequest: Hashable, Sendable {
  /// What came of it.
  typealias Outcome = Result<ColorImage, PictureError>

  /// Which picture.
  let picture: FacePicture
  /// The box.
  let box: PictureBox

  /// Reads and decodes the picture.
  ///
  /// - Complexity: Up to about a second for the largest ones; only a program's limit of time ends the
  ///   drawing of an SVG.
  func decode(vectors: VectorPlace) -> Outcome {
    Result { () throws(PictureError) in
      try PictureDrawing(PictureFile(picture), in: box, vectors: vectors).image
    }
  }
}
