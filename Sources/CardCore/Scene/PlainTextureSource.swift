/// Textures without fonts: every character is a small pattern that looks like writing from afar.
public struct PlainTextureSource: TextureSource {
  /// Creates the source.
  public init() {}

  /// The texture of a side; text only, in the colours of its paper.
  public func texture(
    for face: Face, size: CellSize, cellAspect: Double, isDecorated: Bool
  ) -> Texture {
    Texture(width: 0, height: 0, texels: [])
  }
}
