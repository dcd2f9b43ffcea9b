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

  private let fonts: FontMap?

  /// Opens fonts.
  ///
  /// - Complexity: The first time in a process, the system's index of fonts is read: 10 to 30 ms.
  public init(fonts selection: FontSelection = .system) {
    fonts = FontMap(selection)
  }

  /// Whether there are fonts at all.
  public var setsDisplayType: Bool { fonts != nil }

  /// The print of a side, with `displayRows` when its headline could be set.
  public func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
    let plain = PlainTextureSource().texture(for: face, layout: layout, cellAspect: cellAspect)
    guard let type = layout.displayType, let fonts,
      let image = Self.headline(face.headline, layout: layout, type: type, fonts: fonts)
    else { return plain }
    var canvas = TexelCanvas(size: layout.size, texelsPerCell: Self.texelsPerCell)
    canvas.stretch(plain)
    canvas.print(
      image, column: layout.headlineBox.origin.column, row: layout.headlineBox.origin.row,
      ink: LinearLight.linear(face.paper.ink))
    return canvas.texture(displayRows: layout.headlineBox.rows.upperBound)
  }

  private static func headline(
    _ text: String, layout: FaceLayout, type: DisplayType, fonts: FontMap
  ) -> ColorImage? {
    let box = layout.headlineBox.size
    guard !box.isEmpty, let text = TypeLayout(text, fonts: fonts) else { return nil }
    let fit = HeadlineFit(
      text, width: Double(box.columns), height: Double(box.rows) * type.cellAspect,
      smallLetter: fonts.smallLetter, least: type.smallestSize, step: type.cellAspect / 2)
    guard let fit, !text.hasUnknownLetters else { return nil }
    let scale = Double(texelsPerCell)
    return ColorImage(
      width: box.columns * texelsPerCell, height: box.rows * texelsPerCell, scaleX: scale,
      scaleY: scale / type.cellAspect
    ) { context in
      text.draw(on: context, x: fit.origin.x, y: fit.origin.y)
    }
  }
}
