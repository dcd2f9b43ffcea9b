/// The print of a resting card, cell by cell, which stays the same while other cards move.
struct RestingInk {
  /// The ink of one cell.
  struct Inked {
    /// The character and the shares of ink.
    let symbol: FittedSymbol
    /// The light of the ink, unshaded.
    let light: SIMD4<Float>
  }

  private let size: CellSize
  private let cells: [Inked?]

  /// Draws the print of a resting card once.
  ///
  /// - Parameters:
  ///   - print: The print of the card at its place.
  ///   - place: The card's first cell.
  ///   - size: The card's extent.
  ///   - fitter: The characters that may be used.
  ///   - levels: The blends that may be used.
  init(
    _ print: PanelPrint, at place: CellPoint, size: CellSize, fitter: SymbolFitter,
    levels: BlendLevels
  ) {
    var cells = [Inked?](repeating: nil, count: size.columns * size.rows)
    CellParts.with(columns: size.columns) { parts in
      for row in 0..<size.rows {
        let columns = place.column..<(place.column + size.columns)
        guard print.findInk(row: place.row + row, columns: columns, into: parts.inked) else {
          continue
        }
        for column in 0..<size.columns where parts.inked[column] {
          let ink = print.sample(
            column: place.column + column, row: place.row + row, into: parts.ink,
            samples: parts.samples)
          // Ink of many colours is worked out anew each time.
          guard ink.isOneColor else { continue }
          cells[row * size.columns + column] = Inked(
            symbol: fitter.fit(parts.ink, levels: levels, costs: .restingInk), light: ink.light)
        }
      }
    }
    self.size = size
    self.cells = cells
  }

  /// The ink in a cell of the card; nil where it is not known.
  @inline(__always)
  subscript(column: Int, row: Int) -> Inked? {
    guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return nil }
    return cells[row * size.columns + column]
  }
}
