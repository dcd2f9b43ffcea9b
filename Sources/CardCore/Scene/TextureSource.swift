/// Where the renderer gets the look of a side from.
public protocol TextureSource {
  /// Whether the source can set headlines in display type.
  var setsDisplayType: Bool { get }

  /// The print of a side of a card: its texts as ink on clear ground.
  ///
  /// Lines stand where the layout has them. The renderer keeps textures, so that this is asked
  /// only once for a face and a size.
  ///
  /// - Parameters:
  ///   - face: What stands on the side.
  ///   - layout: Where it stands.
  ///   - cellAspect: The height of a cell in columns.
  /// - Returns: The print. Without `displayRows` a headline that the layout wants displayed is set
  ///   in the terminal's characters after all.
  func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture

  /// Whether pictures are being decoded while the program goes on, or a change has not been taken.
  var isAwaitingPictures: Bool { get }

  /// Whether textures that await their picture would look different by now, once for every change.
  func takePictureChange() -> Bool
}

extension TextureSource {
  /// Sources set no display type unless they say so.
  public var setsDisplayType: Bool { false }
  /// Sources print pictures at once unless they say so.
  public var isAwaitingPictures: Bool { false }
  /// Sources print pictures at once unless they say so.
  public func takePictureChange() -> Bool { false }
}
