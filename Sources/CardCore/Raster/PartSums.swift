/// Sums over the 8×8 parts of a cell, from which every division's error follows.
struct PartSums {
  /// The sum of each row of parts.
  let rows: SIMD8<Float>
  /// The sum of each column of parts.
  let columns: SIMD8<Float>
  /// The sums of the columns in the upper half.
  let top: SIMD8<Float>
  /// The sums of the columns in the lower half.
  let bottom: SIMD8<Float>
  /// The sum of all parts.
  let total: Float
  /// The sums of the 2×3 blocks; rows that lie across a border count by their shares.
  let sextants: SIMD8<Float>
  /// The sums of the 2×4 blocks.
  let octants: SIMD8<Float>

  /// Adds the parts up.
  init(_ parts: UnsafePointer<SIMD8<Float>>) {
    let pair0 = parts[0] + parts[1]
    let pair1 = parts[2] + parts[3]
    let pair2 = parts[4] + parts[5]
    let pair3 = parts[6] + parts[7]
    top = pair0 + pair1
    bottom = pair2 + pair3
    columns = top + bottom
    total = columns.sum()
    var rows = SIMD8<Float>.zero
    for row in 0..<8 { rows[row] = parts[row].sum() }
    self.rows = rows
    octants = SIMD8(
      pair0.lowHalf.sum(), pair0.highHalf.sum(), pair1.lowHalf.sum(), pair1.highHalf.sum(),
      pair2.lowHalf.sum(), pair2.highHalf.sum(), pair3.lowHalf.sum(), pair3.highHalf.sum())
    let upper = pair0 + parts[2] * (2.0 / 3)
    let lower = pair3 + parts[5] * (2.0 / 3)
    let middle = columns - upper - lower
    sextants = SIMD8(
      upper.lowHalf.sum(), upper.highHalf.sum(), middle.lowHalf.sum(), middle.highHalf.sum(),
      lower.lowHalf.sum(), lower.highHalf.sum(), 0, 0)
  }
}
