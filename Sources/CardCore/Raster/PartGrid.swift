/// Where the 8×8 parts of a cell lie in a print, in its texels.
struct PartGrid {
  /// Where the middles of a row of parts lie.
  struct Places {
    let x: SIMD8<Float>
    let y: SIMD8<Float>

    /// The places some way from these.
    @inline(__always)
    func moved(by way: SIMD2<Float>) -> Places {
      Places(x: x + way.x, y: y + way.y)
    }
  }

  /// Homogeneous texels: of the cell's left border at the first row of parts, the step from a part
  /// to the next one, and that from a row of parts to the next one.
  private let start: SIMD4<Float>
  private let stepAcross: SIMD4<Float>
  private let stepDown: SIMD4<Float>
  private let offset: SIMD2<Float>

  /// Finds the parts of a cell.
  ///
  /// - Parameters:
  ///   - toTexels: Maps cells of the screen to texels.
  ///   - column: The cell's column.
  ///   - row: The cell's row.
  ///   - offset: How far the print has slid, in texels.
  @inline(__always)
  init(_ toTexels: ProjectionTransform, column: Int, row: Int, offset: SIMD2<Float>) {
    let across = SIMD4(toTexels.m11, toTexels.m12, toTexels.m13, 0)
    let down = SIMD4(toTexels.m21, toTexels.m22, toTexels.m23, 0)
    let origin = SIMD4(toTexels.m31, toTexels.m32, toTexels.m33, 0)
    start = SIMD4<Float>(across * Double(column) + (down * (Double(row) + 0.0625) + origin))
    stepAcross = SIMD4<Float>(across * 0.125)
    stepDown = SIMD4<Float>(down * 0.125)
    self.offset = offset
  }

  private static let middles = SIMD8<Float>(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5)

  /// The middles of a row of parts, 0..<8.
  @inline(__always)
  func places(ofRow part: Int) -> Places {
    let base = start + stepDown * Float(part)
    let depths = Self.middles * stepAcross.z + base.z
    let factor = 1 / depths.replacing(with: 1e-6, where: depths .< 1e-6)
    return Places(
      x: (Self.middles * stepAcross.x + base.x) * factor - offset.x,
      y: (Self.middles * stepAcross.y + base.y) * factor - offset.y)
  }

  /// The middles of the upper left, upper right, lower left and lower right part.
  @inline(__always)
  var corners: (x: SIMD4<Float>, y: SIMD4<Float>) {
    let across = SIMD4<Float>(0.5, 7.5, 0.5, 7.5)
    let down = SIMD4<Float>(0, 0, 7, 7)
    let depths = across * stepAcross.z + (down * stepDown.z + start.z)
    let factor = 1 / depths.replacing(with: 1e-6, where: depths .< 1e-6)
    return (
      (across * stepAcross.x + (down * stepDown.x + start.x)) * factor - offset.x,
      (across * stepAcross.y + (down * stepDown.y + start.y)) * factor - offset.y
    )
  }
}
