/// Textures without fonts: every character is a small pattern that looks like writing from afar.
public struct PlainTextureSource: TextureSource {
  /// The texels across a column.
  public static let texelsAcross = 4
  /// The texels down a row.
  public static let texelsDown = 8

  /// Creates the source.
  public init() {}

  /// The texture of a side: its laid-out text in the colours of its paper, 4×8 texels a cell.
  public func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
    let width = layout.size.columns * Self.texelsAcross
    let height = layout.size.rows * Self.texelsDown
    guard !layout.lines.isEmpty else { return Texture(width: 0, height: 0, texels: []) }
    var texels = [SIMD4<Float>](repeating: .zero, count: width * height)
    for line in layout.lines where line.kind != .more {
      let ink = LinearLight.linear(line.color(on: face.paper))
      var column = line.column
      for glyph in line.glyphs {
        for part in 0..<Int(glyph.width) {
          let dots = GlyphPattern.dots(of: glyph, part: part)
          Self.stamp(
            dots, ink: ink, isBold: line.kind == .headline, x: column * Self.texelsAcross,
            y: line.row * Self.texelsDown, width: width, texels: &texels)
          column += 1
        }
      }
    }
    return Texture(width: width, height: height, texels: texels)
  }

  private static func stamp(
    _ dots: UInt32, ink: SIMD4<Float>, isBold: Bool, x: Int, y: Int, width: Int,
    texels: inout [SIMD4<Float>]
  ) {
    for row in 0..<texelsDown {
      for column in 0..<texelsAcross {
        let isSet = dots >> UInt32(4 * row + column) & 1 == 1
        // Bold strokes spread half a texel to the right.
        let isBeside = isBold && column > 0 && dots >> UInt32(4 * row + column - 1) & 1 == 1
        guard isSet || isBeside else { continue }
        let index = (y + row) * width + x + column
        guard texels.indices.contains(index) else { continue }
        var texel = ink
        texel.w = isSet ? 1 : 0.5
        texels[index] = texel
      }
    }
  }
}
