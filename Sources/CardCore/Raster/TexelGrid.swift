/// One resolution of a texture, as a grid between whose texels places lie.
///
/// Light at a place is the blend of the four texels around it, each counting by its nearness: the
/// share it has in a square of a texel's extent about the place.
struct TexelGrid {
  /// Where the texels begin.
  let offset: Int
  let width: Int
  let height: Int

  /// How places lie between texels.
  struct Places {
    /// The number of the upper left one of the four texels.
    let index: SIMD8<UInt32>
    /// How near the right ones are, 0...1.
    let right: SIMD8<Float>
    /// How near the lower ones are, 0...1.
    let below: SIMD8<Float>
  }

  /// The way from a texel to its right neighbour; none in a single column.
  var stepRight: Int { width > 1 ? 1 : 0 }

  /// The way from a texel to its lower neighbour; none in a single row.
  var stepDown: Int { height > 1 ? width : 0 }

  /// Finds eight places, those outside as the nearest ones inside.
  ///
  /// - Parameters:
  ///   - x: How far they are from the left border, in texels.
  ///   - y: How far they are from the upper border, in texels.
  @inline(__always)
  func places(x: SIMD8<Float>, y: SIMD8<Float>) -> Places {
    let (column, right) = Self.parted(x, count: width)
    let (row, below) = Self.parted(y, count: height)
    return Places(
      index: row &* UInt32(truncatingIfNeeded: width) &+ column, right: right, below: below)
  }

  /// Parts numbers in whole ones that have a successor, and the rest: added to 2 to the 23rd, a
  /// number's last digits are ones.
  @inline(__always)
  private static func parted(
    _ values: SIMD8<Float>, count: Int
  ) -> (SIMD8<UInt32>, SIMD8<Float>) {
    var middles = values - 0.5
    // Written so that a NaN becomes 0.
    middles = SIMD8.zero.replacing(with: middles, where: middles .> 0)
    let last = Float(count - 1)
    middles.replace(with: last, where: middles .> last)
    let shifted = Self.shifted(middles - 0.5, limit: max(0, count - 2))
    return (whole(shifted), middles - (shifted - 8_388_608))
  }

  @inline(__always)
  private static func whole(_ shifted: SIMD8<Float>) -> SIMD8<UInt32> {
    unsafeBitCast(shifted, to: SIMD8<UInt32>.self) & 0x7F_FFFF
  }

  /// Numbers rounded and moved to where the last digits are ones, from 0 up to a limit.
  @inline(__always)
  private static func shifted(_ values: SIMD8<Float>, limit: Int) -> SIMD8<Float> {
    // Written so that a NaN becomes 0.
    var clamped = SIMD8.zero.replacing(with: values, where: values .> 0)
    let last = Float(limit)
    clamped.replace(with: last, where: clamped .> last)
    return clamped + 8_388_608
  }
}
