internal import CardCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Compares our way from a pose to cells with libchafa's way from a picture to cells.
///
/// Both show the same cards at the same angles with the same characters. Processor time counts;
/// libchafa is given the finished picture, 8×16 pixels a cell, and is not charged for making it.
/// The error is that of all pixels of the pictures, in light and in code values; we average light, so
/// that the first is the one that is compared.
@main
enum CompareWithChafa {
  static func main() {
    let small = CellSize(columns: 80, rows: 24)
    compare(small, symbols: .block)
    compare(CellSize(columns: 200, rows: 50), symbols: .block)
    compare(small, symbols: .half)
    compare(small, symbols: .sextant)
  }

  private static func compare(_ size: CellSize, symbols: SymbolSet) {
    guard let screen = ChafaScreen(size: size, symbols: symbols) else {
      print("libchafa gives no canvas")
      return
    }
    print("\(size.columns)×\(size.rows), \(symbols.rawValue): recto / libchafa")
    for scene in ReferenceScene.all {
      let row = compare(scene, size: size, symbols: symbols, screen: screen)
      print("\(row.isWithinGoal ? "ok  " : "OVER")  \(padded(scene.name, to: 16))\(row)")
    }
  }

  private static func compare(
    _ scene: ReferenceScene, size: CellSize, symbols: SymbolSet, screen: ChafaScreen
  ) -> Comparison {
    var renderer = Renderer(cellAspect: 2, symbols: symbols, textures: scene.textures)
    var result = Comparison()
    let card = scene.panel(on: size, degrees: 0).size
    let texture = scene.texture(size: card, symbols: symbols)
    for angle in scene.angles {
      let panel = scene.panel(on: size, degrees: angle)
      let picture = Picture(
        size: size, background: scene.background, elements: [.panel(panel)])
      let reference = ReferencePicture(
        panel, texture: texture, background: scene.background, size: size)
      var surface = Surface(size: size)
      result.ours.seconds += least { surface = renderer.render(picture) }
      result.ours.add(PictureError(of: surface, showing: reference))
      result.theirs.seconds += least { screen.draw(reference.bytes) }
      result.theirs.add(PictureError(of: screen.surface, showing: reference))
    }
    return result
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

  /// A text with spaces after it.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
