/// The largest size at which a headline fits in a box, and how it stands there.
struct HeadlineFit {
  /// The size of the type in points.
  let size: Double
  /// Where the top left corner of the layout goes, in points.
  let origin: (x: Double, y: Double)

  /// A size at which texts are measured; shapes grow evenly from there.
  private static let reference = 64.0
  /// How often an interval of sizes is halved: to less than a hundredth of a point.
  private static let halvings = 11
  /// The least share of a size that is kept for the sake of sharp borders.
  private static let mostEvening = 0.88
  /// How much larger condensed letters must come out to be worth it.
  private static let condensedGain = 1.08

  /// Fits a layout into a box and leaves it in that size; nil when it has to be too small to be
  /// read.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - width: The width of the box in points.
  ///   - height: The height of the box in points.
  ///   - smallLetter: The height of small letters, in sizes of the type.
  ///   - least: The smallest useful size in points.
  ///   - step: The distance of the lines, in points, that baselines keep to.
  init?(
    _ layout: TypeLayout, width: Double, height: Double, smallLetter: Double, least: Double,
    step: Double
  ) {
    let box = Box(width: width, height: height)
    var letters = TypeLayout.Width.normal
    var size = Self.largestSize(layout, letters: letters, box: box)
    if size < height * 0.8 {
      let condensed = Self.largestSize(layout, letters: .condensed, box: box)
      if condensed > size * Self.condensedGain { (size, letters) = (condensed, .condensed) }
    }
    size = Self.evened(size, smallLetter: smallLetter, step: step)
    guard size >= least else { return nil }
    layout.setFont(size: size, width: letters)
    layout.setWidth(Self.balancedWidth(layout, size: size, width: width))
    let ink = layout.inkBounds
    let top = (height - ink.height) / 2 - ink.y
    // On a border of cells or of their halves the feet of letters are sharp.
    let baseline = ((top + layout.baseline) / step).rounded() * step
    self.size = size
    // So is the first stem of the line on half a column.
    let left = (width - ink.width) + 0.5
    origin = (x: left.rounded(.down) / 2 - ink.x, y: baseline - layout.baseline)
  }

  private struct Box {
    let width: Double
    let height: Double
  }

  private static func largestSize(
    _ layout: TypeLayout, letters: TypeLayout.Width, box: Box
  ) -> Double {
    layout.setFont(size: reference, width: letters)
    var low = 0.0
    var high = box.height * 0.95
    if fits(layout, size: high, box: box) { return high }
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if fits(layout, size: middle, box: box) { low = middle } else { high = middle }
    }
    return low
  }

  /// A size a little smaller at which small letters end on a border of cells or their halves, too.
  private static func evened(_ size: Double, smallLetter: Double, step: Double) -> Double {
    let steps = (size * smallLetter / step + 0.05).rounded(.down)
    guard smallLetter > 0, steps > 0 else { return size }
    let even = steps * step / smallLetter
    return even >= size * mostEvening ? min(even, size) : size
  }

  private static func fits(_ layout: TypeLayout, size: Double, box: Box) -> Bool {
    let scale = size / reference
    guard scale > 0.001 else { return true }
    layout.setWidth(box.width / scale)
    let ink = layout.inkBounds
    return ink.width * scale <= box.width && ink.height * scale <= box.height
  }

  /// The least width at which there are no more lines: they come out about equally long.
  private static func balancedWidth(_ layout: TypeLayout, size: Double, width: Double) -> Double {
    layout.setWidth(width)
    let lines = layout.lineCount
    guard lines > 1 else { return width }
    var (low, high) = (width / Double(lines + 1), width)
    for _ in 0..<6 {
      let middle = (low + high) / 2
      layout.setWidth(middle)
      if layout.lineCount > lines || layout.inkBounds.width > middle {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
