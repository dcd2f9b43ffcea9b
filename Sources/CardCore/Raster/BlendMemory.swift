/// Remembers the last blends of a picture, which has few colours and mixes them a thousand times.
struct BlendMemory {
  /// A blend and what it gave.
  private struct Entry {
    var first = Color.black
    var second = Color.black
    var share: Float = 0
    var result = Color.black
  }

  private let entries: UnsafeMutablePointer<Entry>
  private static let count = 256

  /// Makes room for the time of a body.
  static func with(_ body: (BlendMemory) -> Void) {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: count) { room in
      guard let base = room.baseAddress else { return }
      // Black blended with black is black: true from the start.
      room.initialize(repeating: Entry())
      body(BlendMemory(entries: base))
    }
  }

  /// A blend of two colours, as `LinearLight.blend` gives it.
  func blend(_ first: Color, _ second: Color, share: Float) -> Color {
    if share <= 0 || first == second { return first }
    if share >= 1 { return second }
    var place = Int(share * 16) &* 11 &+ Int(first.red) &+ Int(first.blue) &* 3
    place = place &+ Int(second.green) &* 5 &+ Int(second.red) &* 7
    let entry = entries + (place & (Self.count - 1))
    if entry.pointee.first == first, entry.pointee.second == second,
      entry.pointee.share == share
    {
      return entry.pointee.result
    }
    let result = LinearLight.blend(first, second, share: share)
    entry.pointee = Entry(first: first, second: second, share: share, result: result)
    return result
  }

  /// The cell for a symbol in shares of a second colour on a first one.
  func cell(_ symbol: FittedSymbol, _ first: Color, _ second: Color) -> Cell {
    let ground = blend(first, second, share: symbol.background)
    guard symbol.glyph != 0x20 else { return Cell(background: ground) }
    return Cell(
      glyph: Glyph(block: symbol.glyph),
      foreground: blend(first, second, share: symbol.foreground), background: ground)
  }
}
