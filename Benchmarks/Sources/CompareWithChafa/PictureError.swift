internal import CardCore

/// The squared error of cells that show a white card on black, in pixels.
struct PictureError {
  /// Greys decoded to light.
  var light = 0.0
  /// Greys as shares of the code value.
  var code = 0.0
  /// Cells whose character has no shape that is known here; they count as without error.
  var unknownCells = 0

  /// Sums the error over all pixels.
  init(of surface: Surface, showing picture: CardPicture) {
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        add(surface[column, row], picture, column: column, row: row)
      }
    }
  }

  private mutating func add(_ cell: Cell, _ picture: CardPicture, column: Int, row: Int) {
    let shape = CellShape(cell.glyph)
    guard shape != nil || cell.glyph.isBlank else {
      unknownCells += 1
      return
    }
    let ink = Self.greys(cell.foreground)
    let ground = Self.greys(cell.background)
    let width = picture.size.columns * CardPicture.across
    for y in 0..<CardPicture.down {
      for x in 0..<CardPicture.across {
        let share = shape.map { Self.share(of: $0, x: x, y: y) } ?? 0
        let index =
          (row * CardPicture.down + y) * width + column * CardPicture.across + x
        let truth = picture.isCard[index] ? 1.0 : 0
        let light = truth - (share * ink.light + (1 - share) * ground.light)
        let code = truth - (share * ink.code + (1 - share) * ground.code)
        self.light += light * light
        self.code += code * code
      }
    }
  }

  /// How much of a pixel a shape covers.
  private static func share(of shape: CellShape, x: Int, y: Int) -> Double {
    func overlap(_ start: Double, _ end: Double, _ place: Int, _ count: Int) -> Double {
      let first = max(start * Double(count), Double(place))
      return max(0, min(end * Double(count), Double(place + 1)) - first)
    }
    let covered = shape.parts.reduce(0.0) { sum, part in
      sum + overlap(part.left, part.right, x, CardPicture.across)
        * overlap(part.top, part.bottom, y, CardPicture.down)
    }
    return min(1, covered) * shape.strength
  }

  private static func greys(_ color: Color?) -> (light: Double, code: Double) {
    let color = color ?? .black
    let light = LinearLight.linear(color)
    return (
      Double(light.x + light.y + light.z) / 3,
      (Double(color.red) + Double(color.green) + Double(color.blue)) / 765
    )
  }
}
