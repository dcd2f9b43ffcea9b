extension SIMD8<Float> {
  /// The least element; the library's own `min()` goes element by element.
  @inline(__always)
  var least: Float {
    let four = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
    return Swift.min(Swift.min(four.x, four.y), Swift.min(four.z, four.w))
  }

  /// The greatest element.
  @inline(__always)
  var greatest: Float {
    let four = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
    return Swift.max(Swift.max(four.x, four.y), Swift.max(four.z, four.w))
  }
}
