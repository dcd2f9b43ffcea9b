/// Conversions between sRGB and linear light (IEC 61966-2-1).
///
/// Light adds up only in linear values, so every average of colours is taken there.
public enum LinearLight {
  /// The linear value of each of the 256 sRGB values, 0...1.
  static let decoded: [Float] = (0..<256).map { Float(decode(Double($0) / 255)) }

  /// The sRGB values of linear ones in steps of 1/8192.
  private static let encoded: [UInt8] = (0...8192).map {
    UInt8((encode(Double($0) / 8192) * 255).rounded())
  }

  /// The linear value of an sRGB value, both 0...1.
  static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// The sRGB value of a linear value, both 0...1.
  static func encode(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
  }

  /// The red, green and blue light of a colour, each 0...1, and 1 for coverage.
  public static func linear(_ color: Color) -> SIMD4<Float> {
    let table = decoded
    return SIMD4(table[Int(color.red)], table[Int(color.green)], table[Int(color.blue)], 1)
  }

  /// The colour of red, green and blue light; values outside 0...1 are clamped.
  public static func color(_ light: SIMD4<Float>) -> Color {
    Color(red: encoded(light.x), green: encoded(light.y), blue: encoded(light.z))
  }

  private static func encoded(_ value: Float) -> UInt8 {
    // Written so that a NaN becomes black.
    let clamped = value > 0 ? min(value, 1) : 0
    return encoded[Int(clamped * 8192 + 0.5)]
  }

  /// The colour under another light: 1 changes nothing, 0 is black.
  static func color(_ color: Color, shaded shade: Float) -> Color {
    shade == 1 ? color : Self.color(linear(color) * shade)
  }

  /// A blend of two colours, between the sum of light and the mean of the coded values.
  ///
  /// On screens that blend by code value, and to eyes that judge a thin stroke by its looks, pure
  /// linear blends are too light; pure coded ones are too dark where light truly adds up. Here the
  /// share of code and the share of light miss the wanted share by equal amounts.
  ///
  /// - Parameters:
  ///   - first: The colour for a share of 0.
  ///   - second: The colour for a share of 1.
  ///   - share: How much of the second one, 0...1.
  static func blend(_ first: Color, _ second: Color, share: Float) -> Color {
    if share <= 0 || first == second { return first }
    if share >= 1 { return second }
    return Color(
      red: blend(first.red, second.red, share: share),
      green: blend(first.green, second.green, share: share),
      blue: blend(first.blue, second.blue, share: share))
  }

  private static func blend(_ first: UInt8, _ second: UInt8, share: Float) -> UInt8 {
    if first == second { return first }
    if first > second { return blend(second, first, share: 1 - share) }
    let table = decoded
    let codeScale = 1 / (Float(second) - Float(first))
    let lightScale = 1 / (table[Int(second)] - table[Int(first)])
    // Both shares grow with the code value, so that it can be found by halving.
    var low = Int(first)
    var high = Int(second)
    while low < high {
      let middle = (low + high) / 2
      let code = (Float(middle) + 0.5 - Float(first)) * codeScale
      let light = (table[middle] - table[Int(first)]) * lightScale
      if code + light < 2 * share { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }
}
