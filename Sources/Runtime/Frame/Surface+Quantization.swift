internal import CardCore

extension Surface {
  /// Replaces every colour by the nearest that a terminal shows; without colours,
  /// by reversing what is light.
  mutating func quantizeColors(to depth: ColorDepth) {
    if depth == .truecolor { return }
    if depth == .none { return replaceColorsByReversing() }
    withMutableCells { cells in
      for index in cells.indices {
        cells[index].foreground = cells[index].foreground.map(depth.quantized)
        cells[index].background = cells[index].background.map(depth.quantized)
      }
    }
  }
}
