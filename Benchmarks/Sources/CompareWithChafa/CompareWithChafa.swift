internal import CardCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Compares our way from a pose to cells with libchafa's way from a picture to cells.
///
/// Both show a bare card at 37 angles with blocks and lines. Processor time counts; libchafa is
/// given the finished picture, 8×16 pixels a cell, and is not charged for making it. The error is
/// that of all pixels of the pictures, in light and in code values.
@main
enum CompareWithChafa {
  static func main() {
    for size in [CellSize(columns: 80, rows: 24), CellSize(columns: 200, rows: 50)] {
      compare(size)
    }
  }

  private static func compare(_ size: CellSize) {
    guard let screen = ChafaScreen(size: size) else {
      print("libchafa gives no canvas")
      return
    }
    var renderer = Renderer(cellAspect: 2, symbols: .block)
    var ours = Total()
    var theirs = Total()
    for step in 0...36 {
      // Angles without symmetry, as in motion.
      let picture = CardPicture(size: size, degrees: 5 * Double(step) + 0.7)
      let bytes = picture.bytes
      var surface = Surface(size: size)
      ours.add(seconds: least { surface = renderer.render(picture.picture) })
      ours.add(PictureError(of: surface, showing: picture))
      theirs.add(seconds: least { screen.draw(bytes) })
      theirs.add(PictureError(of: screen.surface, showing: picture))
    }
    print("\(size.columns)×\(size.rows), 37 poses")
    print("  recto     \(ours)")
    print("  libchafa  \(theirs)")
    print(
      "  ratio     time \(short(ours.seconds / theirs.seconds)), "
        + "error in light \(short(ours.light / theirs.light)), "
        + "in code values \(short(ours.code / theirs.code))")
  }

  /// The least of five times, which the rest of the machine disturbs least.
  private static func least(_ work: () -> Void) -> Double {
    (0..<5).map { _ in
      let start = processorSeconds
      work()
      return processorSeconds - start
    }.min() ?? 0
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A number with three decimals.
  static func short(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}

/// What was measured over all poses.
private struct Total: CustomStringConvertible {
  var seconds = 0.0
  var light = 0.0
  var code = 0.0
  private var unknownCells = 0
  private var count = 0.0

  mutating func add(seconds more: Double) {
    seconds += more
    count += 1
  }

  mutating func add(_ error: PictureError) {
    light += error.light
    code += error.code
    unknownCells += error.unknownCells
  }

  var description: String {
    let time = CompareWithChafa.short(1000 * seconds / count)
    let light = CompareWithChafa.short(light / count)
    let code = CompareWithChafa.short(code / count)
    let unknown =
      unknownCells > 0 ? "; \(unknownCells) cells of unknown shape count as without error" : ""
    return "\(time) ms, squared error \(light) in light, \(code) in code values\(unknown)"
  }
}
