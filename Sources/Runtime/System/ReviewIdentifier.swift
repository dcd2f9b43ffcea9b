/// Makes the identities of reviews.
public enum ReviewIdentifier {
  /// 128 random bits as 32 lower-case hexadecimal digits.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<2 {
      let bits = generator.next()
      for shift in stride(from: 60, through: 0, by: -4) {
        text.append(digits[Int(bits >> UInt64(shift)) & 15])
      }
    }
    return String(text)
  }

  /// An identity from the system's randomness.
  public static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return make(using: &generator)
  }
}
