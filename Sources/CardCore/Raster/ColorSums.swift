/// Sums over the coloured 8×8 parts of a cell, from which every division's error follows.
struct ColorSums {
  /// The room that the sums take, in colours.
  static let capacity = 32

  /// Eight columns, then the left and right half of each row, then up to eight blocks.
  private let storage: UnsafeMutablePointer<SIMD4<Float>>

  /// Adds the parts up.
  ///
  /// - Parameters:
  ///   - colors: The parts, row by row.
  ///   - storage: Room for `capacity` colours, which has to outlive the sums.
  init(_ colors: UnsafePointer<SIMD4<Float>>, storage: UnsafeMutablePointer<SIMD4<Float>>) {
    self.storage = storage
    for column in 0..<8 { storage[column] = colors[column] }
    for row in 0..<8 {
      let parts = colors + 8 * row
      storage[8 + 2 * row] = (parts[0] + parts[1]) + (parts[2] + parts[3])
      storage[9 + 2 * row] = (parts[4] + parts[5]) + (parts[6] + parts[7])
      guard row > 0 else { continue }
      for column in 0..<8 { storage[column] += parts[column] }
    }
  }

  /// The sum of a column.
  func column(_ index: Int) -> SIMD4<Float> { storage[index] }

  /// The sum of a row.
  func row(_ index: Int) -> SIMD4<Float> { storage[8 + 2 * index] + storage[9 + 2 * index] }

  /// The sum of a quarter of the cell.
  func quadrant(isRight: Bool, isLower: Bool) -> SIMD4<Float> {
    let rows = storage + 8 + (isLower ? 8 : 0) + (isRight ? 1 : 0)
    return (rows[0] + rows[2]) + (rows[4] + rows[6])
  }

  /// The sums of the 2×3 blocks; rows that lie across a border count by their shares.
  func sextants() -> UnsafePointer<SIMD4<Float>> {
    for side in 0..<2 {
      let rows = storage + 8 + side
      let upper = rows[0] + rows[2] + rows[4] * (2.0 / 3)
      let lower = rows[14] + rows[12] + rows[10] * (2.0 / 3)
      storage[24 + side] = upper
      storage[26 + side] = (rows[4] + rows[10]) * (1.0 / 3) + (rows[6] + rows[8])
      storage[28 + side] = lower
    }
    return UnsafePointer(storage + 24)
  }

  /// The sums of the 2×4 blocks.
  func octants() -> UnsafePointer<SIMD4<Float>> {
    for block in 0..<8 {
      let rows = storage + 8 + block / 2 * 4 + block % 2
      storage[24 + block] = rows[0] + rows[2]
    }
    return UnsafePointer(storage + 24)
  }
}
