/// The print of a panel, ready to be sampled where the panel is seen.
struct PanelPrint {
  /// The print.
  let texture: InkTexture
  /// Maps cells of the screen to texels.
  let toTexels: ProjectionTransform
  /// Maps cells of the screen to cells of the card.
  private let toCard: ProjectionTransform
  /// How areas of the screen become areas of the print, but for the depth.
  let determinant: Double
  /// The part of the print that is drawn.
  let region: PrintRegion
  /// The cells of the card that hold a picture; nil for none.
  private let pictureBox: CellRect?
  /// How strongly the print shows, 0...1.
  let opacity: Float
  /// How far its layers have slid.
  let slide: LayerSlide
  /// The texels across and down a cell of the card.
  let cellTexels: SIMD2<Float>

  /// Prepares a print; nil when there is nothing to draw.
  ///
  /// - Parameters:
  ///   - texture: The print.
  ///   - pose: Where the panel is seen.
  ///   - size: The card's extent.
  ///   - region: The part of it that is drawn.
  ///   - pictureBox: Where the card has room for a picture, in its cells.
  ///   - opacity: How strongly it shows, 0...1.
  ///   - slide: How far its layers have slid.
  init?(
    _ texture: InkTexture, pose: PanelPose, size: CellSize, region: PrintRegion,
    pictureBox: CellRect?, opacity: Float, slide: LayerSlide
  ) {
    guard let fromCells = pose.fromCells, !texture.isBlank, opacity > 0 else { return nil }
    guard !region.isEmpty else { return nil }
    self.region = region
    self.pictureBox = texture.hasPicture ? pictureBox : nil
    self.texture = texture
    self.opacity = opacity
    self.slide = slide
    cellTexels = SIMD2(
      Float(texture.width) / Float(size.columns), Float(texture.height) / Float(size.rows))
    toTexels = fromCells.concatenating(
      .scale(
        x: Double(texture.width) / pose.box.width, y: Double(texture.height) / pose.box.height))
    toCard = fromCells.concatenating(
      .scale(
        x: Double(size.columns) / pose.box.width, y: Double(size.rows) / pose.box.height))
    determinant = abs(toTexels.determinant)
  }

  /// Whether the middle of a cell shows a picture.
  func showsPicture(column: Int, row: Int) -> Bool {
    guard let pictureBox else { return false }
    let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toCard)
    guard middle.w > 0 else { return false }
    let (x, y) = (middle.x / middle.w, middle.y / middle.w)
    return x >= Double(pictureBox.columns.lowerBound) && x < Double(pictureBox.columns.upperBound)
      && y >= Double(pictureBox.rows.lowerBound) && y < Double(pictureBox.rows.upperBound)
  }

  /// Finds out which cells of a row show a part of the card that has ink.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: The columns that are looked at.
  ///   - inked: Where the answers go, that for the first column first.
  /// - Returns: Whether any has; without, nothing is written.
  func findInk(row: Int, columns: Range<Int>, into inked: UnsafeMutablePointer<Bool>) -> Bool {
    // The left corners of the first cell, upper and lower, and the steps to the next ones.
    let upper = Point(x: Double(columns.lowerBound), y: Double(row)).applying(toCard)
    let lower = Point(x: Double(columns.lowerBound), y: Double(row + 1)).applying(toCard)
    let start = SIMD4(Float(upper.x), Float(upper.y), Float(lower.x), Float(lower.y))
    let depths = SIMD4(Float(upper.w), Float(upper.w), Float(lower.w), Float(lower.w))
    let step = SIMD4(
      Float(toCard.m11), Float(toCard.m12), Float(toCard.m11), Float(toCard.m12))
    let depthStep = SIMD4<Float>(repeating: Float(toCard.m13))
    let corners = { (index: Int) -> SIMD4<Float> in
      var depth = depths + depthStep * Float(index)
      depth.replace(with: 1e-9, where: depth .< 1e-9)
      return (start + step * Float(index)) / depth
    }
    var left = corners(0)
    // Layers that have slid are not where the row as a whole is.
    guard !slide.isNone || hasInk(between: left, corners(columns.count)) else { return false }
    for index in 0..<columns.count {
      let right = corners(index + 1)
      inked[index] = hasInk(between: left, right)
      left = right
    }
    return true
  }

  /// Whether there is ink in what lies between two edges, each the place of its upper and of its
  /// lower end on the card.
  @inline(__always)
  private func hasInk(between first: SIMD4<Float>, _ second: SIMD4<Float>) -> Bool {
    let least = first.replacing(with: second, where: second .< first)
    let greatest = first.replacing(with: second, where: second .> first)
    var (low, high) = (least.lowHalf, greatest.lowHalf)
    low.replace(with: least.highHalf, where: least.highHalf .< low)
    high.replace(with: greatest.highHalf, where: greatest.highHalf .> high)
    if !slide.isNone {
      let offset = slide.slide(
        atRow: (first.y + first.w + second.y + second.w) / 4)
      (low, high) = (low - offset, high - offset)
    }
    return texture.hasInk(from: low, to: high, region: region)
  }
}
