internal import CardCore

/// A texture under construction.
struct TexelCanvas {
  private let texelsPerCell: Int
  private let width: Int
  private let height: Int
  private var texels: [SIMD4<Float>]

  /// Creates a clear canvas for a card.
  init(size: CellSize, texelsPerCell: Int) {
    self.texelsPerCell = texelsPerCell
    width = size.columns * texelsPerCell
    height = size.rows * texelsPerCell
    texels = Array(repeating: .zero, count: width * height)
  }

  /// Prints another texture of the same card, stretched over the canvas.
  mutating func stretch(_ other: Texture) {
    guard other.width > 0, other.height > 0 else { return }
    for y in 0..<other.height {
      let rows = y * height / other.height..<(y + 1) * height / other.height
      for x in 0..<other.width {
        let texel = other.texels[y * other.width + x]
        guard texel.w > 0 else { continue }
        let columns = x * width / other.width..<(x + 1) * width / other.width
        for row in rows {
          for column in columns { texels[row * width + column] = texel }
        }
      }
    }
  }

  /// Prints an image with its top left corner at a cell.
  ///
  /// - Parameters:
  ///   - image: What to print.
  ///   - origin: The cell.
  ///   - ink: The light that takes the place of black; nil leaves all colours as they are.
  mutating func print(_ image: ColorImage, at origin: CellPoint, ink: SIMD4<Float>?) {
    let left = origin.column * texelsPerCell
    let top = origin.row * texelsPerCell
    let columns = max(0, -left)..<max(max(0, -left), min(image.width, width - left))
    for y in max(0, -top)..<max(max(0, -top), min(image.height, height - top)) {
      for x in columns {
        let pixel = image.pixels[y * image.width + x]
        guard pixel > 0x00FF_FFFF else { continue }
        texels[(top + y) * width + left + x] = Self.texel(pixel, ink: ink)
      }
    }
  }

  private static func texel(_ pixel: UInt32, ink: SIMD4<Float>?) -> SIMD4<Float> {
    let alpha = pixel >> 24
    var texel: SIMD4<Float>
    if let ink, pixel & 0x00FF_FFFF == 0 {
      texel = ink
    } else {
      func channel(_ shift: UInt32) -> UInt8 {
        UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
      }
      texel = LinearLight.linear(Color(red: channel(16), green: channel(8), blue: channel(0)))
    }
    texel.w = Float(alpha) / 255
    return texel
  }

  /// The finished texture.
  ///
  /// - Parameters:
  ///   - displayRows: The rows of cells from the top that hold display type.
  ///   - hasPicture: Whether there is a picture in the layout's box for it.
  ///   - pictureNote: What is said in the place of a picture that cannot be shown.
  ///   - isAwaitingPicture: Whether the picture is still to come.
  func texture(
    displayRows: Int, hasPicture: Bool = false, pictureNote: String? = nil,
    isAwaitingPicture: Bool = false
  ) -> Texture {
    Texture(
      width: width, height: height, texels: texels, displayRows: displayRows * texelsPerCell,
      hasPicture: hasPicture, pictureNote: pictureNote, isAwaitingPicture: isAwaitingPicture)
  }
}
