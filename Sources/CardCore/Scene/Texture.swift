/// A side of a card as texels, in linear light.
public struct Texture: Sendable {
  /// The texels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and coverage of each texel in linear light.
  ///
  /// Row by row from the top left, each 0...1. Coverage is 0 outside rounded corners; colours are not premultiplied.
  public let texels: [SIMD4<Float>]

  /// Creates a texture; missing texels are bare and clear, surplus ones are dropped.
  public init(width: Int, height: Int, texels: [SIMD4<Float>]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    self.texels =
      Array(texels.prefix(count)) + Array(repeating: .zero, count: max(0, count - texels.count))
  }
}
