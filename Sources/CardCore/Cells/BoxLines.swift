/// A straight character of box drawing as the arms that meet in the middle of its cell.
struct BoxLines {
  private struct Arms: OptionSet {
    let rawValue: Int
    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
    static let across: Arms = [left, right]
    static let along: Arms = [up, down]
  }

  private let arms: Arms
  /// How thick a line is, in widths of the cell.
  private let thickness: Double

  /// Finds the arms of a character; nil for curves, dashes, and double or mixed lines.
  init?(_ base: UInt32) {
    guard let arms = Self.light[base] ?? Self.heavy[base] else { return nil }
    self.arms = arms
    thickness = Self.light[base] == nil ? 0.25 : 0.125
  }

  private static let light: [UInt32: Arms] = [
    0x2500: .across, 0x2502: .along, 0x250C: [.right, .down], 0x2510: [.left, .down],
    0x2514: [.right, .up], 0x2518: [.left, .up], 0x251C: [.along, .right], 0x2524: [.along, .left],
    0x252C: [.across, .down], 0x2534: [.across, .up], 0x253C: [.across, .along], 0x2574: .left,
    0x2575: .up, 0x2576: .right, 0x2577: .down,
  ]

  private static let heavy: [UInt32: Arms] = [0x2501: .across, 0x2503: .along]

  /// The lines as rectangles, as thick across as down; arms overlap in the middle.
  func parts(cellAspect: Double) -> [CellShape.Part] {
    let x = thickness / 2
    let y = thickness / 2 / max(cellAspect, thickness)
    var parts: [CellShape.Part] = []
    if !arms.isDisjoint(with: .across) {
      parts.append(
        .init(
          left: arms.contains(.left) ? 0 : 0.5 - x, top: 0.5 - y,
          right: arms.contains(.right) ? 1 : 0.5 + x, bottom: 0.5 + y))
    }
    if !arms.isDisjoint(with: .along) {
      parts.append(
        .init(
          left: 0.5 - x, top: arms.contains(.up) ? 0 : 0.5 - y, right: 0.5 + x,
          bottom: arms.contains(.down) ? 1 : 0.5 + y))
    }
    return parts
  }
}
