internal import CardCore

/// A scene at an angle as pixels, sampled from the geometry alone.
///
/// Every pixel is the mean light of 2×2 places, each mapped back to the card: outside it is the
/// table, on it paper, rule or print.
struct ReferencePicture {
  /// The pixels across a cell, and down.
  static let across = 8
  static let down = 16

  /// The extent in cells.
  let size: CellSize
  /// Four bytes a pixel: red, green, blue, opaque.
  let bytes: [UInt8]

  /// Samples a panel.
  init(_ panel: Panel, texture: Texture, background: Color, size: CellSize) {
    self.size = size
    let card = ReferenceCard(panel, texture: texture, background: background)
    let (width, height) = (size.columns * Self.across, size.rows * Self.down)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        var light = SIMD4<Float>.zero
        for place in 0..<4 {
          light += card.light(
            x: (Double(x) + 0.25 + 0.5 * Double(place % 2)) / Double(Self.across),
            y: (Double(y) + 0.25 + 0.5 * Double(place / 2)) / Double(Self.down))
        }
        let color = LinearLight.color(light / 4)
        bytes += [color.red, color.green, color.blue, 255]
      }
    }
    self.bytes = bytes
  }
}

/// What light comes from a place of the screen.
private struct ReferenceCard {
  private let fromCells: ProjectionTransform?
  private let isBack: Bool
  private let extent: Size
  private let texture: Texture
  private let table: SIMD4<Float>
  private let paper: SIMD4<Float>
  private let rule: SIMD4<Float>?
  private let isRounded: Bool

  init(_ panel: Panel, texture: Texture, background: Color) {
    let toCells = panel.transform.concatenating(.translation(x: panel.column, y: 2 * panel.row))
      .concatenating(.scale(x: 1, y: 0.5))
    fromCells = toCells.inverted()
    isBack = panel.transform.determinant < 0
    extent = Size(width: Double(panel.size.columns), height: 2 * Double(panel.size.rows))
    self.texture = texture
    table = LinearLight.linear(background)
    paper = LinearLight.linear(panel.front.paper.color)
    rule = panel.isDecorated ? panel.front.paper.rule.map(LinearLight.linear) : nil
    isRounded = panel.isDecorated
  }

  func light(x: Double, y: Double) -> SIMD4<Float> {
    guard let fromCells else { return table }
    let seen = Point(x: x, y: y).applying(fromCells)
    let (across, down) = (seen.x / seen.w, seen.y / seen.w)
    guard across >= 0, down >= 0, across < extent.width, down < extent.height,
      !isRounded || !isBeyondCorner(x: across, y: down)
    else { return table }
    let ground = isOnRule(x: across, y: down) ? rule ?? paper : paper
    // Text on the back is not mirrored.
    let x = (isBack ? extent.width - across : across) / extent.width
    let texel = texel(x: x, y: down / extent.height)
    return ground + (texel - ground) * texel.w
  }

  private func texel(x: Double, y: Double) -> SIMD4<Float> {
    guard texture.width > 0, texture.height > 0 else { return .zero }
    let column = min(Int(x * Double(texture.width)), texture.width - 1)
    let row = min(Int(y * Double(texture.height)), texture.height - 1)
    return texture.texels[row * texture.width + column]
  }

  /// Corners are quarters of a circle with a radius of a column.
  private func isBeyondCorner(x: Double, y: Double) -> Bool {
    let across = 1 - min(x, extent.width - x)
    let down = 1 - min(y, extent.height - y)
    return across > 0 && down > 0 && across * across + down * down > 1
  }

  /// The rule is an eighth of a cell wide, two columns and nearly a row from the border.
  private func isOnRule(x: Double, y: Double) -> Bool {
    guard rule != nil else { return false }
    let across = min(x, extent.width - x)
    let down = min(y, extent.height - y)
    return across >= 2 && down >= 1.75 && (across < 2.125 || down < 2)
  }
}
