/// The uneven tone of paper: short fibres that are a little darker or lighter.
///
/// It shows while a card rests. In motion it would change nearly every cell of every frame, which
/// no slow terminal could follow and no eye would miss.
struct PaperGrain {
  private let origin: CellPoint
  private let darker: Color
  private let lighter: Color

  /// The columns along a fibre.
  private static let length = 4
  /// The shares of the paper that dark and light fibres cover.
  private static let share = (dark: 0.14, light: 0.1)

  /// Prepares the grain of a panel; nil where none shows.
  init?(_ paper: Paper, shade: Float, pose: PanelPose) {
    guard let place = pose.restingPlace, paper.grain > 0, shade > 0 else { return nil }
    origin = place
    let depth = Float(min(paper.grain, 1))
    let light = LinearLight.linear(paper.color) * shade
    darker = LinearLight.color(light * (1 - depth))
    lighter = LinearLight.color(light * (1 + depth))
  }

  /// The tone of the paper in a cell of the screen; nil for the paper's own.
  func color(column: Int, row: Int) -> Color? {
    let (x, y) = (max(0, column - origin.column), max(0, row - origin.row))
    // Fibres begin at another column in every row.
    let start = Int(Self.lot(y, -1) * Double(Self.length))
    let tone = Self.lot((x + start) / Self.length, y)
    return tone < Self.share.dark ? darker : tone > 1 - Self.share.light ? lighter : nil
  }

  private static func lot(_ x: Int, _ y: Int) -> Double {
    var mixed = UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1
    mixed ^= UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
    mixed = (mixed ^ (mixed >> 15)) &* 0xC2B2_AE3D
    return Double((mixed ^ (mixed >> 13)) >> 8) / Double(1 << 24)
  }
}
