/// Room for the 8×8 parts of one cell while it is worked out, and for a row of cells.
struct CellParts {
  /// The panel's coverage.
  let silhouette: UnsafeMutablePointer<SIMD8<Float>>
  /// The rule's coverage.
  let rule: UnsafeMutablePointer<SIMD8<Float>>
  /// The print's coverage.
  let ink: UnsafeMutablePointer<SIMD8<Float>>
  /// Shares of whatever is being fitted.
  let shares: UnsafeMutablePointer<SIMD8<Float>>
  /// The light of the parts.
  let colors: UnsafeMutablePointer<SIMD4<Float>>
  /// The light of the print in each part.
  let samples: UnsafeMutablePointer<SIMD4<Float>>
  /// Whether the cells of a row have ink.
  let inked: UnsafeMutablePointer<Bool>

  /// Makes room for the time of a body.
  ///
  /// - Parameter columns: The length of a row of cells.
  static func with(columns: Int, _ body: (CellParts) -> Void) {
    withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 32) { rows in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 128) { colors in
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: columns) { inked in
          guard let base = rows.baseAddress, let colors = colors.baseAddress,
            let inked = inked.baseAddress
          else { return }
          rows.initialize(repeating: .zero)
          colors.initialize(repeating: .zero, count: 128)
          inked.initialize(repeating: false, count: columns)
          body(
            CellParts(
              silhouette: base, rule: base + 8, ink: base + 16, shares: base + 24,
              colors: colors, samples: colors + 64, inked: inked))
        }
      }
    }
  }
}
