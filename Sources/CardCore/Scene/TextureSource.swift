/// Where the renderer gets the look of a side from.
public protocol TextureSource {
  /// The texture of a side of a card.
  ///
  /// - Parameters:
  ///   - face: What stands on the side.
  ///   - size: The card's extent in cells.
  ///   - cellAspect: The height of a cell in columns.
  ///   - isDecorated: Whether corners are rounded and the rule is drawn.
  func texture(for face: Face, size: CellSize, cellAspect: Double, isDecorated: Bool) -> Texture
}
