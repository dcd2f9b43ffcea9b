/// Where the renderer gets the look of a side from.
public protocol TextureSource {
  /// The print of a side of a card: its texts as ink on clear ground.
  ///
  /// Lines stand where `FaceLayout` puts them. The renderer keeps textures, so that this is asked
  /// only once for a face and a size.
  ///
  /// - Parameters:
  ///   - face: What stands on the side.
  ///   - size: The card's extent in cells.
  ///   - cellAspect: The height of a cell in columns.
  ///   - isDecorated: Whether corners are rounded and the rule is drawn.
  func texture(for face: Face, size: CellSize, cellAspect: Double, isDecorated: Bool) -> Texture
}
