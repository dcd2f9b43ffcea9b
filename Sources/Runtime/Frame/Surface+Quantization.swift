internal import CardCore

extension Surface {
  /// Replaces every colour by the nearest that a terminal shows; without colours, by its own.
  mutating func quantizeColors(to depth: ColorDepth) {
    if depth == .truecolor { return }
    withMutableCells { cells in
      for index in cells.indices {
        let isColored = depth != .none
        cells[index].foreground = isColored ? cells[index].foreground.map(depth.quantized) : nil
        cells[index].background = isColored ? cells[index].background.map(depth.quantized) : nil
      }
    }
  }
}
