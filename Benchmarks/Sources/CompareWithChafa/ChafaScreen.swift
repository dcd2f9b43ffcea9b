internal import CChafa
internal import CardCore

/// A screen that libchafa draws pictures on, with one thread, in true colour.
final class ChafaScreen {
  private let size: CellSize
  private let canvas: OpaquePointer

  /// Creates a screen with the symbols that ours has too; nil when libchafa cannot.
  init?(size: CellSize, symbols set: SymbolSet) {
    self.size = size
    chafa_set_n_threads(1)
    guard let symbols = chafa_symbol_map_new(), let config = chafa_canvas_config_new() else {
      return nil
    }
    for range in Self.characters(of: set) {
      chafa_symbol_map_add_by_range(symbols, range.lowerBound, range.upperBound)
    }
    chafa_canvas_config_set_geometry(config, Int32(size.columns), Int32(size.rows))
    chafa_canvas_config_set_canvas_mode(config, Int32(CCHAFA_MODE_TRUECOLOR))
    chafa_canvas_config_set_symbol_map(config, symbols)
    let canvas = chafa_canvas_new(config)
    chafa_canvas_config_unref(config)
    chafa_symbol_map_unref(symbols)
    guard let canvas else { return nil }
    self.canvas = canvas
  }

  deinit {
    chafa_canvas_unref(canvas)
  }

  /// The characters that our renderer draws cards with.
  ///
  /// Among halves the rule's lines are left out, with which libchafa would draw edges, too.
  private static func characters(of set: SymbolSet) -> [ClosedRange<UInt32>] {
    let blank: [ClosedRange<UInt32>] = [0x20...0x20]
    let lines: [ClosedRange<UInt32>] =
      [0x2500, 0x2502, 0x250C, 0x2510, 0x2514, 0x2518].map { $0...$0 }
    let blocks: [ClosedRange<UInt32>] = [0x2580...0x2590, 0x2594...0x259F]
    switch set {
    case .half: return blank + [0x2580...0x2580, 0x2584...0x2584, 0x2588...0x2588]
    case .sextant: return blank + lines + blocks + [0x1FB00...0x1FB3B]
    case .ascii, .block, .octant, .braille: return blank + lines + blocks
    }
  }

  /// Turns a picture of four bytes a pixel into cells.
  func draw(_ bytes: [UInt8]) {
    let width = Int32(size.columns * ReferencePicture.across)
    chafa_canvas_draw_all_pixels(
      canvas, Int32(CCHAFA_PIXELS_RGBA8_UNASSOCIATED), bytes, width,
      Int32(size.rows * ReferencePicture.down), 4 * width)
  }

  /// The cells of the last picture.
  var surface: Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        var ink: Int32 = 0
        var ground: Int32 = 0
        chafa_canvas_get_raw_colors_at(canvas, Int32(column), Int32(row), &ink, &ground)
        let character = chafa_canvas_get_char_at(canvas, Int32(column), Int32(row))
        let scalar = Unicode.Scalar(character) ?? " "
        surface[column, row] = Cell(
          glyph: Glyph(narrow: scalar), foreground: Self.color(ink), background: Self.color(ground))
      }
    }
    return surface
  }

  private static func color(_ value: Int32) -> Color? {
    value < 0 ? nil : Color(hex: UInt32(value))
  }
}
