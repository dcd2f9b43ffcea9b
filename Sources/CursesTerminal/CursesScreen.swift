internal import CNCurses
internal import CardCore

/// Brings surfaces to ncurses' screen, a cell at a time and only those that changed.
struct CursesScreen {
  /// The size of ncurses' screen.
  private(set) var size: CellSize
  /// What is on the screen: every wide glyph is whole, and every glyph fits its cells.
  private var shown: [Cell] = []
  /// The same as it was given to ncurses.
  private var written: [Written] = []
  /// What was written last, and so what colours the terminal is probably set to.
  private var last = Cell.blank
  private var colors: ColorPairs
  private var glyphs = SystemGlyphs()

  private struct Written: Hashable {
    var glyph: Glyph
    var attributes: TextAttributes
    var pair: Int32
  }

  /// Starts with an empty screen.
  init(depth: ColorDepth, isCompiled: Bool) {
    colors = ColorPairs(depth: depth, isCompiled: isCompiled)
    size = CellSize(columns: Int(curses_columns()), rows: Int(curses_rows()))
    clear()
  }

  /// The colours that are used, which may be fewer than were asked for.
  var colorDepth: ColorDepth { colors.depth }

  /// Takes a new size, with nothing on the screen.
  mutating func resize(to newSize: CellSize) {
    resize_term(Int32(clamping: newSize.rows), Int32(clamping: newSize.columns))
    size = CellSize(columns: Int(curses_columns()), rows: Int(curses_rows()))
    clear()
    curses_forget_screen()
  }

  /// Puts a surface on ncurses' screen, clipped or padded, and tells whether anything changed.
  ///
  /// - Complexity: O(cells); what did not change costs a comparison.
  mutating func draw(_ surface: Surface) -> Bool {
    var isChanged = false
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let cell = surface[column, row]
        let isWide =
          cell.glyph.width == 2 && column + 1 < size.columns
          && surface[column + 1, row].glyph == .continuation
        let index = row * size.columns + column
        if !isShown(cell, isWide: isWide, at: index) {
          let isWritten = isWide ? putWide(cell, at: index) : putNarrow(cell, at: index)
          isChanged = isWritten || isChanged
        }
        column += isWide ? 2 : 1
      }
    }
    return isChanged
  }

  private mutating func clear() {
    shown = Array(repeating: .blank, count: size.columns * size.rows)
    let empty = Written(glyph: .space, attributes: [], pair: colors.blank)
    written = Array(repeating: empty, count: shown.count)
    last = .blank
    curses_set_blank(colors.blank)
  }

  private func isShown(_ cell: Cell, isWide: Bool, at index: Int) -> Bool {
    if isWide { return shown[index] == cell && shown[index + 1].glyph == .continuation }
    let old = shown[index]
    if old == cell { return cell.glyph.width == 1 }
    return cell.glyph == .space && old.glyph == .space && cell.background == old.background
      && cell.attributes == old.attributes && !cell.showsForegroundWhenBlank
  }

  private mutating func putWide(_ cell: Cell, at index: Int) -> Bool {
    guard let scalars = glyphs.scalars(of: cell.glyph) else {
      let lead = putNarrow(cell, at: index)
      var rest = cell
      rest.glyph = .space
      return putNarrow(rest, at: index + 1) || lead
    }
    var rest = cell
    rest.glyph = .continuation
    shown[index] = cell
    shown[index + 1] = rest
    let isWritten = put(cell, scalars, at: index)
    written[index + 1] = Written(glyph: .continuation, attributes: [], pair: written[index].pair)
    return isWritten
  }

  private mutating func putNarrow(_ cell: Cell, at index: Int) -> Bool {
    var cell = cell
    if cell.glyph.width == 0 { cell.glyph = .space }
    if cell.glyph.width != 1 || glyphs.scalars(of: cell.glyph) == nil {
      cell.glyph = glyphs.placeholder(for: cell.glyph)
    }
    shown[index] = cell
    let cheapest = cell.cheapest(after: last)
    return put(cheapest, glyphs.scalars(of: cheapest.glyph) ?? [0x20], at: index)
  }

  private mutating func put(_ cell: Cell, _ scalars: [UInt32], at index: Int) -> Bool {
    let pair = pair(of: cell)
    last = cell
    let new = Written(glyph: cell.glyph, attributes: cell.attributes, pair: pair)
    guard new != written[index] else { return false }
    written[index] = new
    let row = Int32(clamping: index / size.columns)
    let column = Int32(clamping: index % size.columns)
    scalars.withUnsafeBufferPointer { buffer in
      _ = curses_put(
        row, column, buffer.baseAddress, Int32(buffer.count), UInt32(cell.attributes.rawValue),
        pair)
    }
    return true
  }

  private mutating func pair(of cell: Cell) -> Int32 {
    let written = written
    return colors.number(
      foreground: cell.foreground, background: cell.background,
      numbersInUse: { Set(written.map(\.pair)) })
  }
}
