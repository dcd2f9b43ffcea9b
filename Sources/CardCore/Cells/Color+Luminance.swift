extension Color {
  /// The relative luminance as WCAG 2.2 defines it, 0 for black to 1 for white.
  public var luminance: Double {
    let light = LinearLight.linear(self)
    return Double(0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z)
  }

  /// Whether black text is read more easily on the colour than white text.
  ///
  /// By the contrast of WCAG 2.2 both are equal at a luminance of √0.0525 − 0.05.
  public var isLight: Bool { luminance > 0.1791 }
}
