/// How a card's text goes over from whole characters to ink while the card is tilted further.
///
/// Between two angles a share of the characters, spread evenly, is set crisply and the rest drawn
/// as ink: a slow turn dissolves the text a few characters at a time, a quick one passes by within a
/// frame or two.
struct TextDissolve: Hashable {
  /// The share of the characters that are set crisply, 0...1.
  let share: Double
  /// The tilt that decides, which trails behind the seen one so that a trembling hand changes
  /// nothing.
  let tilt: Angle

  /// The tilt up to which all characters are crisp.
  private static let start = 20.0
  /// The tilt from which on all is ink.
  private static let end = 24.0
  /// How far the deciding tilt may trail behind, in degrees.
  private static let slack = 0.75

  /// Works out the share for a pose.
  ///
  /// - Parameters:
  ///   - pose: Where the panel is seen.
  ///   - previous: What was decided in the last frame; nil when nothing is remembered.
  init(_ pose: PanelPose, previous: TextDissolve?) {
    let seen = pose.tilt.degrees
    let known = previous?.tilt.degrees ?? seen
    let deciding = min(max(known, seen - Self.slack), seen + Self.slack)
    tilt = .degrees(deciding)
    let isReadable = pose.fromCells != nil
    share =
      isReadable ? min(1, max(0, (Self.end - deciding) / (Self.end - Self.start))) : 0
  }

  /// Whether a character is crisp.
  ///
  /// - Parameters:
  ///   - column: The column of the card on which it begins.
  ///   - row: Its row of the card.
  func isCrisp(column: Int, row: Int) -> Bool {
    if share >= 1 { return true }
    // Thresholds that spread well for every share: steps of the golden ratio, and of another
    // irrational number from row to row.
    let place = Double(column) * 0.618_033_988_75 + Double(row) * 0.649_342_219_125
    return share > place - place.rounded(.down)
  }
}
