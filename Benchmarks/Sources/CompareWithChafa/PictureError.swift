internal import CardCore

/// The squared error of cells that show a picture: the mean of the channels, summed over pixels.
struct PictureError {
  /// Colours decoded to light.
  var light = 0.0
  /// Colours as shares of the code value.
  var code = 0.0
  /// Cells whose character has no shape that is known here; they count as without error.
  var unknownCells = 0

  /// Sums the error over all pixels.
  init(of surface: Surface, showing picture: ReferencePicture) {
    var masks: [UInt32: [Float]] = [:]
    let decoded = (0...255).map { LinearLight.linear(Color(hex: UInt32($0))).z }
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        let cell = surface[column, row]
        guard let mask = masks[cell.glyph.base] ?? Self.mask(of: cell.glyph) else {
          unknownCells += 1
          continue
        }
        masks[cell.glyph.base] = mask
        add(cell, mask, picture, column: column, row: row, decoded: decoded)
      }
    }
  }

  private mutating func add(
    _ cell: Cell, _ mask: [Float], _ picture: ReferencePicture, column: Int, row: Int,
    decoded: [Float]
  ) {
    let inks = Self.channels(cell.foreground)
    let grounds = Self.channels(cell.background)
    let width = picture.size.columns * ReferencePicture.across
    var sums = SIMD2<Float>.zero
    for pixel in mask.indices {
      let x = column * ReferencePicture.across + pixel % ReferencePicture.across
      let y = row * ReferencePicture.down + pixel / ReferencePicture.across
      let share = mask[pixel]
      for channel in 0..<3 {
        let truth = Int(picture.bytes[4 * (y * width + x) + channel])
        let (ink, ground) = (inks[channel], grounds[channel])
        let light = decoded[ground] + (decoded[ink] - decoded[ground]) * share
        let code = (Float(ground) + Float(ink - ground) * share) / 255
        let difference = SIMD2(decoded[truth] - light, Float(truth) / 255 - code)
        sums += difference * difference
      }
    }
    light += Double(sums.x) / 3
    code += Double(sums.y) / 3
  }

  private static func channels(_ color: Color?) -> [Int] {
    let color = color ?? .black
    return [Int(color.red), Int(color.green), Int(color.blue)]
  }

  /// How much of each pixel a character covers; nil when that is up to the font.
  private static func mask(of glyph: Glyph) -> [Float]? {
    let shape = CellShape(glyph)
    guard shape != nil || glyph.isBlank else { return nil }
    return (0..<(ReferencePicture.across * ReferencePicture.down)).map { pixel in
      let x = pixel % ReferencePicture.across
      let y = pixel / ReferencePicture.across
      return shape.map { Float(share(of: $0, x: x, y: y)) } ?? 0
    }
  }

  private static func share(of shape: CellShape, x: Int, y: Int) -> Double {
    func overlap(_ start: Double, _ end: Double, _ place: Int, _ count: Int) -> Double {
      let first = max(start * Double(count), Double(place))
      return max(0, min(end * Double(count), Double(place + 1)) - first)
    }
    let covered = shape.parts.reduce(0.0) { sum, part in
      sum + overlap(part.left, part.right, x, ReferencePicture.across)
        * overlap(part.top, part.bottom, y, ReferencePicture.down)
    }
    return min(1, covered) * shape.strength
  }
}
