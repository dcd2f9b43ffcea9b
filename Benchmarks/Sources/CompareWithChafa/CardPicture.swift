internal import CardCore

/// A white card on black in a pose, as pixels that are certain.
struct CardPicture {
  /// The pixels across a cell, and down.
  static let across = 8
  static let down = 16

  /// The extent in cells.
  let size: CellSize
  /// The scene for our renderer.
  let picture: Picture
  /// Whether the card covers a pixel, row by row.
  let isCard: [Bool]

  /// Turns a card that fills most of a screen about its upright axis.
  init(size: CellSize, degrees: Double) {
    self.size = size
    let card = CellSize(columns: size.columns * 7 / 10, rows: size.rows * 6 / 10)
    let extent = Size(width: Double(card.columns), height: 2 * Double(card.rows))
    let column = (Double(size.columns - card.columns) / 2).rounded(.down)
    let row = (Double(size.rows - card.rows) / 2).rounded(.down)
    let transform = ProjectionTransform.rotation3D(
      .degrees(degrees), axis: .vertical, anchor: .center, anchorZ: 0, perspective: 0.5,
      size: extent)
    let blank = Face(headline: "", paper: .blank)
    picture = Picture(
      size: size, background: .black,
      elements: [
        .panel(
          Panel(
            front: blank, back: blank, size: card, column: column, row: row, transform: transform,
            isDecorated: false))
      ])
    let corners = ProjectedQuad(Quad(extent), transform).corners.compactMap(\.point).map {
      Point(x: $0.x + column, y: $0.y / 2 + row)
    }
    isCard = Self.pixels(size: size, corners: corners)
  }

  private static func pixels(size: CellSize, corners: [Point]) -> [Bool] {
    var result: [Bool] = []
    for y in 0..<(size.rows * down) {
      for x in 0..<(size.columns * across) {
        let point = Point(
          x: (Double(x) + 0.5) / Double(across), y: (Double(y) + 0.5) / Double(down))
        result.append(contains(point, corners))
      }
    }
    return result
  }

  private static func contains(_ point: Point, _ corners: [Point]) -> Bool {
    guard corners.count == 4 else { return false }
    let sides = (0..<4).map { index -> Double in
      let start = corners[index]
      let end = corners[(index + 1) % 4]
      return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  /// The picture with four bytes a pixel: red, green, blue, opaque.
  var bytes: [UInt8] {
    isCard.flatMap { $0 ? [255, 255, 255, 255] : [0, 0, 0, 255] as [UInt8] }
  }
}
