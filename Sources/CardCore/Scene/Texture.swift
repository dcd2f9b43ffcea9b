/// What is printed on a side of a card, as texels in linear light.
///
/// Only the ink: paper, rounded corners and the rule are drawn by the renderer from exact geometry,
/// so that they stay sharp at every size and angle.
public struct Texture: Sendable {
  /// The texels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and coverage of each texel in linear light.
  ///
  /// Row by row from the top left, each 0...1; colours are not premultiplied. Where coverage is 0
  /// the paper shows.
  public let texels: [SIMD4<Float>]
  /// The rows from the top that hold display type.
  ///
  /// A headline there is drawn from the texture even at rest. Below, resting text is drawn in the
  /// terminal's own characters.
  public let displayRows: Int
  /// Whether a picture is printed in the layout's box for it; it is drawn from the texture at rest,
  /// too.
  public let hasPicture: Bool
  /// What is said in the place of a picture that cannot be shown; nil when all is well.
  public let pictureNote: String?
  /// Whether the picture is still to come; then the side is to be printed anew when it is there.
  public let isAwaitingPicture: Bool

  /// Creates a texture; missing texels are clear, surplus ones are dropped.
  public init(
    width: Int, height: Int, texels: [SIMD4<Float>], displayRows: Int = 0, hasPicture: Bool = false,
    pictureNote: String? = nil, isAwaitingPicture: Bool = false
  ) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.displayRows = min(max(0, displayRows), self.height)
    self.hasPicture = hasPicture
    self.pictureNote = pictureNote
    self.isAwaitingPicture = isAwaitingPicture
    let count = self.width * self.height
    self.texels =
      texels.count == count
      ? texels
      : Array(texels.prefix(count)) + Array(repeating: .zero, count: max(0, count - texels.count))
  }
}
