internal import CNCurses
internal import CardCore

/// Brings surfaces to ncurses' screen, a cell at a time and only those that changed.
struct CursesScreen {
  /// The size of ncurses' screen.
  private(set) var size: CellSize
  /// What is on the screen: every wide glyph is whole, and every glyph fits its cells.
  private var shown: [Cell] = []
  private var pairs: [Int32] = []
  private var colors: ColorPairs
  private var glyphs = SystemGlyphs()

  /// Starts with an empty screen.
  init(depth: ColorDepth) {
    colors = ColorPairs(depth: depth)
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
    pairs = Array(repeating: 0, count: shown.count)
    werase(curses_screen())
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
    let isWritten = put(cell, scalars, at: index)
    shown[index + 1] = cell
    shown[index + 1].glyph = .continuation
    pairs[index + 1] = pairs[index]
    return isWritten
  }

  private mutating func putNarrow(_ cell: Cell, at index: Int) -> Bool {
    var cell = cell
    if cell.glyph.width == 0 { cell.glyph = .space }
    if cell.glyph.width == 1, let scalars = glyphs.scalars(of: cell.glyph) {
      takeForeground(of: index - 1, into: &cell)
      return put(cell, scalars, at: index)
    }
    cell.glyph = glyphs.placeholder(for: cell.glyph)
    return put(cell, [cell.glyph.base], at: index)
  }

  /// Gives a blank its left neighbour's foreground, which nobody sees, so that no colour changes.
  private func takeForeground(of neighbour: Int, into cell: inout Cell) {
    guard cell.glyph == .space, !cell.showsForegroundWhenBlank, neighbour >= 0,
      shown[neighbour].background == cell.background
    else { return }
    cell.foreground = shown[neighbour].foreground
  }

  private mutating func put(_ cell: Cell, _ scalars: [UInt32], at index: Int) -> Bool {
    let inUse = pairs
    let pair = colors.number(
      foreground: cell.foreground, background: cell.background, numbersInUse: { Set(inUse) })
    let old = shown[index]
    shown[index] = cell
    if old.glyph == cell.glyph && old.attributes == cell.attributes && pairs[index] == pair {
      return false
    }
    pairs[index] = pair
    let row = Int32(clamping: index / size.columns)
    let column = Int32(clamping: index % size.columns)
    scalars.withUnsafeBufferPointer { buffer in
      _ = curses_put(
        row, column, buffer.baseAddress, Int32(buffer.count), UInt32(cell.attributes.rawValue),
        pair)
    }
    return true
  }
}

extension Cell {
  /// Whether the foreground can be seen although the glyph is a space.
  fileprivate var showsForegroundWhenBlank: Bool {
    !attributes.isDisjoint(with: [.underline, .reverse])
  }
}
