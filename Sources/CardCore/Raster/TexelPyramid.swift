/// The resolutions of a print, each half of the one before, one after the other in memory.
enum TexelPyramid {
  /// No print is seen from so far away that more would be needed.
  private static let mostLevels = 8

  /// Where the resolutions lie; none without texels.
  static func levels(width: Int, height: Int) -> [TexelGrid] {
    guard width > 0, height > 0 else { return [] }
    var levels = [TexelGrid(offset: 0, width: width, height: height)]
    while let last = levels.last, last.width > 1 || last.height > 1, levels.count < mostLevels {
      levels.append(
        TexelGrid(
          offset: last.offset + last.width * last.height, width: max(1, last.width / 2),
          height: max(1, last.height / 2)))
    }
    return levels
  }

  /// The premultiplied light of all resolutions.
  ///
  /// - Complexity: O(n) in the number of texels, a few instructions for those that are clear.
  static func texels(_ source: [SIMD4<Float>], levels: [TexelGrid]) -> [SIMD4<Float>] {
    guard let first = levels.first, let last = levels.last,
      source.count >= first.width * first.height
    else { return [] }
    let count = last.offset + last.width * last.height
    return [SIMD4<Float>](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      for index in 0..<(first.width * first.height) {
        let texel = source[index]
        (base + index).initialize(to: texel.w > 0 ? premultiplied(texel) : .zero)
      }
      for (larger, smaller) in zip(levels, levels.dropFirst()) {
        halve(base + larger.offset, larger, into: base + smaller.offset, smaller)
      }
      initialized = count
    }
  }

  private static func premultiplied(_ texel: SIMD4<Float>) -> SIMD4<Float> {
    let coverage = min(texel.w, 1)
    var result = texel.clamped(lowerBound: .zero, upperBound: .one) * coverage
    result.w = coverage
    return result
  }

  private static func halve(
    _ source: UnsafeMutablePointer<SIMD4<Float>>, _ larger: TexelGrid,
    into target: UnsafeMutablePointer<SIMD4<Float>>, _ smaller: TexelGrid
  ) {
    for y in 0..<smaller.height {
      let upper = source + min(2 * y, larger.height - 1) * larger.width
      let lower = source + min(2 * y + 1, larger.height - 1) * larger.width
      for x in 0..<smaller.width {
        let left = min(2 * x, larger.width - 1)
        let right = min(2 * x + 1, larger.width - 1)
        let sum = upper[left] + upper[right] + lower[left] + lower[right]
        (target + y * smaller.width + x).initialize(to: sum * 0.25)
      }
    }
  }
}
