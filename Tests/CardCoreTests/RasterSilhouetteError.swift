import CardCore

/// Judges how well cells show the silhouette of a white card on black, from first principles.
///
/// The truth is supersampled from the projected corners alone. Every cell of the reference has the
/// best of the sixteen quadrant patterns with two free grey levels.
struct SilhouetteError {
  /// The squared error of the judged cells, greys read as sRGB and decoded to light.
  var light = 0.0
  /// The squared error of the judged cells, greys read as shares of the code value.
  var code = 0.0
  /// The squared error of the best quadrants.
  var quadrants = 0.0

  private static let across = 8
  private static let down = 16

  /// Sums the errors of a blank card over all cells.
  init(
    of surface: Surface, transform: ProjectionTransform, size: CellSize, column: Double, row: Double
  ) {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let local = Point(x: x * Double(size.columns), y: y * Double(size.rows) * 2)
      let seen = local.applying(transform)
      return Point(x: seen.x / seen.w + column, y: (seen.y / seen.w) / 2 + row)
    }
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        add(surface[column, row], truth: Self.samples(corners, column: column, row: row))
      }
    }
  }

  /// Whether each sample of a cell lies in a convex polygon.
  private static func samples(_ corners: [Point], column: Int, row: Int) -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(across * down)
    for y in 0..<down {
      for x in 0..<across {
        let px = Double(column) + (Double(x) + 0.5) / Double(across)
        let py = Double(row) + (Double(y) + 0.5) / Double(down)
        var positive = true
        var negative = true
        for index in 0..<4 {
          let a = corners[index]
          let b = corners[(index + 1) % 4]
          let side = (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)
          if side > 0 { negative = false }
          if side < 0 { positive = false }
        }
        result.append(positive || negative)
      }
    }
    return result
  }

  private mutating func add(_ cell: Cell, truth: [Bool]) {
    let count = truth.lazy.filter { $0 }.count
    let foreground = Self.grey(cell.foreground)
    let background = Self.grey(cell.background)
    let isUniform = count == 0 || count == truth.count
    if isUniform, cell.glyph == .space {
      let value = count == 0 ? 0.0 : 1.0
      light += Double(truth.count) * (background.light - value) * (background.light - value)
      code += Double(truth.count) * (background.code - value) * (background.code - value)
      return
    }
    for y in 0..<Self.down {
      for x in 0..<Self.across {
        let isInk = Self.hasInk(
          cell.glyph.base, x: (Double(x) + 0.5) / Double(Self.across),
          y: (Double(y) + 0.5) / Double(Self.down))
        let value = truth[y * Self.across + x] ? 1.0 : 0.0
        let grey = isInk ? foreground : background
        light += (grey.light - value) * (grey.light - value)
        code += (grey.code - value) * (grey.code - value)
      }
    }
    if !isUniform { quadrants += Self.bestQuadrants(truth) }
  }

  private static func grey(_ color: Color?) -> (light: Double, code: Double) {
    let code = Double(color?.green ?? 0) / 255
    return (code <= 0.04045 ? code / 12.92 : power24((code + 0.055) / 1.055), code)
  }

  /// x to the power 2.4, as x² · (x²)^(1/5) by Newton's method.
  private static func power24(_ x: Double) -> Double {
    let square = x * x
    var root = 1.0
    for _ in 0..<60 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }

  private static func hasInk(_ code: UInt32, x: Double, y: Double) -> Bool {
    switch code {
    case 0x20: return false
    case 0x2580: return y < 0.5
    case 0x2581...0x2588: return y > 1 - Double(code - 0x2580) / 8
    case 0x2589...0x258F: return x < Double(0x2590 - code) / 8
    case 0x2590: return x > 0.5
    case 0x2594: return y < 0.125
    case 0x2595: return x > 0.875
    default:
      // ▖▗▘▙▚▛▜▝▞▟ as the quadrants top left, top right, bottom left, bottom right.
      let patterns: [[Bool]] = [
        [false, false, true, false], [false, false, false, true], [true, false, false, false],
        [true, false, true, true], [true, false, false, true], [true, true, true, false],
        [true, true, false, true], [false, true, false, false], [false, true, true, false],
        [false, true, true, true],
      ]
      guard code >= 0x2596, code <= 0x259F else { return false }
      return patterns[Int(code - 0x2596)][(y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)]
    }
  }

  private static func bestQuadrants(_ truth: [Bool]) -> Double {
    var sums = [0.0, 0.0, 0.0, 0.0]
    for y in 0..<down {
      for x in 0..<across where truth[y * across + x] {
        sums[(y < down / 2 ? 0 : 2) + (x < across / 2 ? 0 : 1)] += 1
      }
    }
    let size = Double(across * down / 4)
    var best = Double.infinity
    for pattern in 0..<16 {
      var groups = [(sum: 0.0, count: 0.0), (sum: 0.0, count: 0.0)]
      for quadrant in 0..<4 {
        groups[pattern >> quadrant & 1].sum += sums[quadrant]
        groups[pattern >> quadrant & 1].count += size
      }
      // The values are 0 and 1, so that a group's error is n · p · (1 − p).
      let error = groups.reduce(0) { total, group in
        group.count == 0 ? total : total + group.sum * (1 - group.sum / group.count)
      }
      best = min(best, error)
    }
    return best
  }
}

/// The poses over which silhouettes are judged.
enum SilhouettePose {
  struct Example {
    let transform: ProjectionTransform
    let size: CellSize
    let screen: CellSize
    var column: Double { Double(screen.columns - size.columns) / 2 }
    var row: Double { Double(screen.rows - size.rows) / 2 }

    func picture() -> Picture {
      let panel = Panel(
        front: Face(headline: "", paper: .blank), size: size, column: column, row: row,
        transform: transform, isDecorated: false)
      return Picture(size: screen, background: .black, elements: [.panel(panel)])
    }
  }

  /// The kinds of poses: a name, an axis and an anchor.
  static let kinds: [(name: String, axis: Vector3, anchor: UnitPoint)] = [
    ("vertical axis", .vertical, .center), ("horizontal axis", .horizontal, .center),
    ("depth axis", Vector3(x: 0, y: 0, z: 1), .center),
    ("diagonal axis", Vector3(x: 1, y: 1, z: 0), .center),
    ("oblique axis", Vector3(x: 0.3, y: 1, z: 0.2), .center),
    ("left edge", .vertical, .leading), ("corner", Vector3(x: 1, y: -0.5, z: 0), .bottomTrailing),
  ]

  /// The poses of a kind: angles, perspectives and both screens.
  static func examples(axis: Vector3, anchor: UnitPoint, angles: [Double]) -> [Example] {
    let screens = [
      (CellSize(columns: 80, rows: 24), CellSize(columns: 40, rows: 11)),
      (CellSize(columns: 200, rows: 50), CellSize(columns: 100, rows: 24)),
    ]
    return screens.flatMap { screen, size in
      [0, 0.35, 0.7, 1].flatMap { perspective in
        angles.map { angle in
          let transform = ProjectionTransform.rotation3D(
            .degrees(angle), axis: axis, anchor: anchor, perspective: perspective,
            size: Size(width: Double(size.columns), height: Double(size.rows) * 2))
          return Example(transform: transform, size: size, screen: screen)
        }
      }
    }
  }
}
