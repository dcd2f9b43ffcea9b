public import CardCore

/// The two colours that a terminal has of its own, for cells without colours.
public struct TerminalColors: Hashable, Sendable {
  /// The colour of characters.
  public var foreground: Color
  /// The colour behind them.
  public var background: Color

  /// Creates the colours.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// The two colours that a cell is seen in, its attributes heeded.
  func seen(in cell: Cell) -> TerminalColors {
    var ink = cell.foreground ?? foreground
    var ground = cell.background ?? background
    if cell.attributes.contains(.reverse) { swap(&ink, &ground) }
    if cell.attributes.contains(.dim) { ink = Self.mixed(ink, over: ground, share: 0.5) }
    return TerminalColors(foreground: ink, background: ground)
  }

  /// A colour laid over another with a share of 0...1, channel by channel as terminals do it.
  static func mixed(_ color: Color, over ground: Color, share: Double) -> Color {
    func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
      let value = Double(second) + (Double(first) - Double(second)) * share
      return UInt8(min(255, max(0, value.rounded())))
    }
    return Color(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue))
  }
}
