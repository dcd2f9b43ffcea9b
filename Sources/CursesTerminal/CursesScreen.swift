internal import CNCurses
internal import CardCore

/// Brings surfaces to ncurses' screen, a cell at a time and only those that changed.
struct CursesScreen {
  /// The size of ncurses' screen.
  private(set) var size: CellSize
  /// What is on the screen: every wide glyph is whole, and every glyph fits its cells.
  private var shown: [Cell] = []
  /// The same as it was given to ncurses, and the numbers of its colours.
  private var written: [Cell] = []
  private var pairs: [Int32] = []
  /// What was written last, and so what colours the terminal is probably set to.
  private var last = Cell.blank
  private var colors: ColorPairs
  private var glyphs = SystemGlyphs()

  /// Whether the terminal gives two columns to characters whose width is left open.
  var drawsAmbiguousWide: Bool {
    get { glyphs.avoidsAmbiguous }
    set { glyphs.avoidsAmbiguous = newValue }
  }

  /// The widest gap that ncurses bridges by writing: the cost of `cuf` in bytes.
  private static let rewrittenGap = 5

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
    for row in 0..<size.rows where drawRow(row, of: surface) { isChanged = true }
    return isChanged
  }

  private mutating func drawRow(_ row: Int, of surface: Surface) -> Bool {
    var isChanged = false
    var afterChange = 0
    var column = 0
    while column < size.columns {
      let cell = surface[column, row]
      let isWide =
        cell.glyph.width == 2 && column + 1 < size.columns
        && surface[column + 1, row].glyph == .continuation
      let index = row * size.columns + column
      if !isShown(cell, isWide: isWide, at: index) {
        if isChanged { recolorGap(from: row * size.columns + afterChange, to: index) }
        let isWritten = isWide ? putWide(cell, at: index) : putNarrow(cell, at: index)
        isChanged = isWritten || isChanged
        afterChange = column + (isWide ? 2 : 1)
      }
      column += isWide ? 2 : 1
    }
    return isChanged
  }

  /// Recolours the blanks of a short gap between changes, which ncurses writes again rather than
  /// moving the cursor, so that they change no colour.
  private mutating func recolorGap(from start: Int, to end: Int) {
    guard end - start <= CursesScreen.rewrittenGap else { return }
    for index in start..<end {
      let cell = written[index]
      if cell.glyph == .space { _ = put(cell.cheapest(after: last), [0x20], at: index) }
      last = written[index]
    }
  }

  private mutating func clear() {
    shown = Array(repeating: .blank, count: size.columns * size.rows)
    written = shown
    pairs = Array(repeating: colors.blank, count: shown.count)
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
    written[index + 1] = rest
    pairs[index + 1] = pairs[index]
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
    let old = written[index]
    written[index] = cell
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

  private mutating func pair(of cell: Cell) -> Int32 {
    let pairs = pairs
    return colors.number(
      foreground: cell.foreground, background: cell.background,
      numbersInUse: { Set(pairs) })
  }
}
