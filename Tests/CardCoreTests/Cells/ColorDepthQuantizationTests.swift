import CardCore
import Testing

@Suite("Colours of a palette")
struct ColorDepthQuantizationTests {
  @Test(
    "A colour of the palette is its own nearest",
    arguments: [
      (ColorDepth.palette256, 0x000000, 16), (.palette256, 0xFFFFFF, 231),
      (.palette256, 0x5F87AF, 67), (.palette256, 0x080808, 232), (.palette256, 0xEEEEEE, 255),
      (.palette16, 0xFF0000, 9), (.palette16, 0x7F7F7F, 8), (.palette8, 0x0000EE, 4),
      (.palette8, 0xE5E5E5, 7),
    ])
  func findsItself(depth: ColorDepth, hex: UInt32, index: Int) {
    let color = Color(hex: hex)
    #expect(depth.paletteIndex(of: color) == index)
    #expect(depth.quantized(color) == color)
  }

  @Test("Among the 256, no grey is nearer to a grey than the one found")
  func findsNearestGray() {
    let levels = [0, 95, 135, 175, 215, 255] + (0..<24).map { 8 + 10 * $0 }
    for level in UInt8.min...UInt8.max {
      let found = ColorDepth.palette256.quantized(Color(red: level, green: level, blue: level))
      #expect(found.red == found.green && found.green == found.blue)
      let least = levels.map { abs($0 - Int(level)) }.min()
      #expect(abs(Int(found.red) - Int(level)) == least, "\(level)")
    }
  }

  @Test("Quantising twice is the same as once", arguments: ColorDepth.allCases)
  func isIdempotent(depth: ColorDepth) {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 65_521) {
      let once = depth.quantized(Color(hex: hex))
      #expect(depth.quantized(once) == once)
    }
  }

  @Test("True colour and none have no numbers", arguments: [ColorDepth.truecolor, .none])
  func hasNoNumber(depth: ColorDepth) {
    #expect(depth.paletteIndex(of: .white) == nil)
    #expect(depth.quantized(Color(hex: 0x123456)) == Color(hex: 0x123456))
  }
}
