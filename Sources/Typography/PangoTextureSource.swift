public import CardCore

/// Textures with headlines in real type: any script, shaped, broken into lines and from right to
/// left where it is due, all by Pango, and drawn by Cairo.
///
/// Running text is hinted at as in `PlainTextureSource`, because letters of one cell can never be
/// read from a texture.
public struct PangoTextureSource: TextureSource {
  /// The texels across a column and down a row.
  ///
  /// At rest each is one of the parts from which the fitter works. A finer texture would only be
  /// averaged, and take longer to make.
  static let texelsPerCell = 8

  /// When pictures are decoded.
  public enum PictureTiming: Sendable {
    /// With the texture, which waits for them: a side always looks the same.
    case atOnce
    /// On a thread of its own, which begins with a call; textures are printed without them at first.
    case inBackground(prepareThread: @Sendable () -> Void)
  }

  private let shelf: FontShelf
  /// Where SVGs are drawn that are decoded at once.
  private let vectors: VectorPlace
  /// Decodes pictures in the background; nil decodes them at once.
  private let queue: PictureQueue?

  /// Creates the source; fonts are opened when they are asked for.
  public init(
    fonts selection: FontSelection = .system, pictures: PictureTiming = .atOnce,
    vectors: VectorPlace = .here
  ) {
    shelf = FontShelf(selection)
    self.vectors = vectors
    switch pictures {
    case .atOnce: queue = nil
    case .inBackground(let prepareThread):
      queue = PictureQueue(prepareThread: prepareThread) { $0.decode(vectors: vectors) }
    }
  }

  /// Creates the source with a queue for pictures.
  init(queue: PictureQueue) {
    shelf = FontShelf(.system)
    vectors = .here
    self.queue = queue
  }

  /// Whether pictures are being decoded while the program goes on, or a change has not been taken.
  public var isAwaitingPictures: Bool { queue?.isAwaiting ?? false }

  /// Whether textures that await their picture would look different by now, once for every change.
  public func takePictureChange() -> Bool { queue?.takeChange() ?? false }

  /// Whether there are fonts at all.
  ///
  /// - Complexity: The first time, the system's index of fonts is read: 10 to 30 ms.
  public var setsDisplayType: Bool { shelf.fonts != nil }

  /// The print of a side, with `displayRows` when its headline could be set.
  ///
  /// - Complexity: O(texels), 64 a cell.
  public func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
    let plain = PlainTextureSource().texture(for: face, layout: layout, cellAspect: cellAspect)
    let headline = headline(face.headline, layout: layout)
    // The side will be laid out anew, with another place for the picture.
    if layout.displayType != nil, headline == nil { return plain }
    let picture = picture(face.picture, layout: layout, cellAspect: cellAspect)
    guard headline != nil || picture != nil else { return plain }
    var canvas = TexelCanvas(size: layout.size, texelsPerCell: Self.texelsPerCell)
    canvas.stretch(plain)
    if let headline {
      canvas.print(
        headline, at: layout.headlineBox.origin, ink: LinearLight.linear(face.paper.ink))
    }
    let displayRows = headline == nil ? 0 : layout.headlineBox.rows.upperBound
    switch picture {
    case .decoded(.success(let image)):
      if let box = layout.pictureBox { canvas.print(image, at: box.origin, ink: nil) }
      return canvas.texture(displayRows: displayRows, hasPicture: true)
    case .decoded(.failure(let error)):
      return canvas.texture(displayRows: displayRows, pictureNote: error.message)
    case .awaited(let isSlow):
      let note = isSlow ? face.picture.map { "loading \($0.path)" } : nil
      return canvas.texture(displayRows: displayRows, pictureNote: note, isAwaitingPicture: true)
    case nil:
      return canvas.texture(displayRows: displayRows)
    }
  }

  private func headline(_ text: String, layout: FaceLayout) -> ColorImage? {
    let box = layout.headlineBox.size
    guard let type = layout.displayType, let fonts = shelf.fonts, !box.isEmpty,
      let text = TypeLayout(text, fonts: fonts)
    else { return nil }
    let fit = HeadlineFit(
      text, width: Double(box.columns), height: Double(box.rows) * type.cellAspect,
      smallLetter: fonts.smallLetter, least: type.smallestSize, step: type.cellAspect / 2)
    guard let fit, !text.hasUnknownLetters else { return nil }
    let scale = Double(Self.texelsPerCell)
    let image = ColorImage(
      width: box.columns * Self.texelsPerCell, height: box.rows * Self.texelsPerCell,
      scaleX: scale, scaleY: scale / type.cellAspect
    ) { context in
      text.draw(on: context, x: fit.origin.x, y: fit.origin.y)
    }
    // A damaged font may have its letters without their shapes.
    return image?.isClear == false ? image : nil
  }

  private func picture(
    _ picture: FacePicture?, layout: FaceLayout, cellAspect: Double
  ) -> PictureBacklog.Progress? {
    guard let picture, let box = layout.pictureBox?.size, !box.isEmpty else { return nil }
    let scale = Double(Self.texelsPerCell)
    let request = PictureRequest(
      picture: picture,
      box: PictureBox(
        width: box.columns * Self.texelsPerCell, height: box.rows * Self.texelsPerCell,
        scaleX: scale, scaleY: scale / cellAspect))
    return queue?.progress(of: request) ?? .decoded(request.decode(vectors: vectors))
  }
}

/// Fonts that are opened when they are first asked for.
private final class FontShelf {
  private let selection: FontSelection
  private(set) lazy var fonts = FontMap(selection)

  init(_ selection: FontSelection) {
    self.selection = selection
  }
}
