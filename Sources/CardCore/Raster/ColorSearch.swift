/// Finds the character and the two colours of least squared error for a cell of many colours.
///
/// Squared errors are judged in light. A group of parts is best drawn in its mean m; its error is
/// then the sum of its squares less n·|m|², so that the division with the most of the latter is
/// best, and follows from sums of colours alone.
struct ColorSearch {
  /// How much more of |m|², in parts, a division has to explain than a simpler one.
  private static let margin: Float = 0.0005

  /// The sum of all parts.
  private let total: SIMD4<Float>
  private var explained: Float
  /// The best character so far.
  private(set) var glyph: UInt32 = 0x20
  /// The sum of the colours where that character has ink.
  private var sum = SIMD4<Float>.zero
  private var count: Float = 0

  /// Searches through a set of symbols, all of them but plain ASCII.
  ///
  /// - Parameter colors: The light of the 8×8 parts.
  init(_ colors: UnsafePointer<SIMD4<Float>>, symbols: SymbolSet) {
    self = withUnsafeTemporaryAllocation(
      of: SIMD4<Float>.self, capacity: ColorSums.capacity
    ) { room in
      guard let base = room.baseAddress else { return ColorSearch(total: .zero) }
      room.initialize(repeating: .zero)
      return ColorSearch(ColorSums(colors, storage: base), symbols: symbols)
    }
  }

  private init(total: SIMD4<Float>) {
    self.total = total
    explained = Self.square(total) / 64 + Self.margin
  }

  private init(_ sums: ColorSums, symbols: SymbolSet) {
    let topLeft = sums.quadrant(isRight: false, isLower: false)
    let topRight = sums.quadrant(isRight: true, isLower: false)
    let bottomLeft = sums.quadrant(isRight: false, isLower: true)
    let bottomRight = sums.quadrant(isRight: true, isLower: true)
    self.init(total: (topLeft + topRight) + (bottomLeft + bottomRight))
    if symbols == .ascii { return }
    if symbols != .braille { consider(0x2584, sum: bottomLeft + bottomRight, count: 32) }
    if symbols == .half { return }
    if symbols != .braille {
      consider(0x258C, sum: topLeft + bottomLeft, count: 32)
      consider(0x2598, sum: topLeft, count: 16)
      consider(0x259D, sum: topRight, count: 16)
      consider(0x2596, sum: bottomLeft, count: 16)
      consider(0x2597, sum: bottomRight, count: 16)
      consider(0x259A, sum: topLeft + bottomRight, count: 32)
      tryStripes(sums)
    }
    switch symbols {
    case .ascii, .half, .block: break
    case .sextant: tryPatterns(of: sums.sextants(), count: 6, glyphs: BlockGlyphs.sextants)
    case .octant: tryPatterns(of: sums.octants(), count: 8, glyphs: BlockGlyphs.octants)
    case .braille: tryPatterns(of: sums.octants(), count: 8, glyphs: BlockGlyphs.braille)
    }
  }

  /// The mean light where the character has ink; that of the whole cell for a space.
  var foreground: SIMD4<Float> { glyph == 0x20 ? total / 64 : sum / count }

  /// The mean light where the character has none.
  var background: SIMD4<Float> { glyph == 0x20 ? total / 64 : (total - sum) / (64 - count) }

  @inline(__always)
  private static func square(_ light: SIMD4<Float>) -> Float {
    let squares = light * light
    return squares.x + squares.y + squares.z
  }

  @inline(__always)
  private mutating func consider(_ glyph: UInt32, sum: SIMD4<Float>, count: Float) {
    let explained =
      Self.square(sum) * (1 / count) + Self.square(total - sum) * (1 / (64 - count))
    guard explained > self.explained else { return }
    self.explained = explained + Self.margin
    self.glyph = glyph
    self.sum = sum
    self.count = count
  }

  private mutating func tryStripes(_ sums: ColorSums) {
    var lower = SIMD4<Float>.zero
    var left = SIMD4<Float>.zero
    for eighths in 1..<8 {
      lower += sums.row(8 - eighths)
      left += sums.column(eighths - 1)
      guard eighths != 4 else { continue }
      consider(0x2580 + UInt32(eighths), sum: lower, count: Float(8 * eighths))
      consider(0x2590 - UInt32(eighths), sum: left, count: Float(8 * eighths))
    }
  }

  /// Tries every division of equal blocks; exchanged colours make the other half of the patterns.
  ///
  /// - Complexity: O(2^count), each a few instructions: the patterns go round in a Gray code.
  private mutating func tryPatterns(
    of blocks: UnsafePointer<SIMD4<Float>>, count: Int, glyphs: [UInt32]
  ) {
    let size = 64 / Float(count)
    var sum = SIMD4<Float>.zero
    var bits = 0
    for step in 1..<(1 << (count - 1)) {
      let block = step.trailingZeroBitCount
      bits ^= 1 << block
      sum += bits >> block & 1 == 1 ? blocks[block] : -blocks[block]
      let number = Float(bits.nonzeroBitCount)
      if glyphs[bits] != 0 {
        consider(glyphs[bits], sum: sum, count: size * number)
      } else {
        // Rare characters are drawn as what they leave out.
        consider(
          glyphs[glyphs.count - 1 - bits], sum: total - sum, count: 64 - size * number)
      }
    }
  }
}
