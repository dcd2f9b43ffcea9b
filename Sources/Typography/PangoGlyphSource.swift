public import CardCore

/// Letters for pictures in pixels, in the system's monospaced font and those that stand in for it.
public struct PangoGlyphSource: GlyphSource {
  private let fonts: FontMap?

  /// Opens fonts; without any, no glyph has a shape.
  ///
  /// - Complexity: The first time in a process, the system's index of fonts is read: 10 to 30 ms.
  public init(fonts selection: FontSelection = .system) {
    fonts = FontMap(selection)
  }

  /// How much of each pixel a glyph covers, 0...255.
  public func coverage(
    of glyph: Glyph, attributes: TextAttributes, width: Int, height: Int
  ) -> [UInt8]? {
    let face = TypeLayout.Face(
      family: "Monospace", isBold: attributes.contains(.bold),
      isItalic: attributes.contains(.italic))
    guard let fonts, glyph.width > 0, width > 0, height > 0,
      let text = TypeLayout(glyph.text, fonts: fonts, face: face)
    else { return nil }
    // Monospaced letters are about 0.6 of their size wide.
    var size = min(Double(width) / Double(glyph.width) / 0.6, 0.85 * Double(height))
    text.setFont(size: size, width: .normal)
    guard !text.hasUnknownLetters else { return nil }
    if text.width > Double(width) {
      size *= Double(width) / text.width
      text.setFont(size: size, width: .normal)
    }
    let x = (Double(width) - text.width) / 2
    let y = 0.5 * Double(height) + 0.35 * size - text.baseline
    let image = ColorImage(width: width, height: height, scaleX: 1, scaleY: 1) { context in
      text.draw(on: context, x: x, y: y)
    }
    return image?.pixels.map { UInt8($0 >> 24) }
  }
}
