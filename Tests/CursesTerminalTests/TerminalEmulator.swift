import CardCore

/// A terminal of the xterm family, as far as ncurses uses one; what it does not know is kept, so
/// that a test can fail on it.
struct TerminalEmulator {
  /// A cell as it looks.
  struct Look: Hashable {
    var text = " "
    var foreground = ""
    var background = ""
    /// A bit for each code of SGR.
    var attributes = 0
  }

  private(set) var unknown: [String] = []
  private var cells: [[Look]]
  private var column = 0
  private var row = 0
  private var pen = Look()
  private var lastText = " "
  private var isInserting = false
  private let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: Look(), count: columns), count: rows)
  }

  subscript(column: Int, row: Int) -> Look { cells[row][column] }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    var rest = Array(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&rest)
      case "\r": column = 0
      case "\n": row = min(row + 1, cells.count - 1)
      case "\u{8}": column = max(0, column - 1)
      case "\u{F}": continue
      default: scalar.value < 0x20 ? unknown.append("\(scalar.value)") : print(String(scalar))
      }
    }
  }

  private mutating func print(_ text: String) {
    let width = DisplayWidth.columns(of: text)
    if width == 0 {
      if column > 0 { cells[row][column - 1].text += text }
      return
    }
    guard column + width <= columns else { return unknown.append("wrap at \(text)") }
    if isInserting { for _ in 0..<width { insert() } }
    cells[row][column] = pen
    cells[row][column].text = text
    if width == 2 {
      cells[row][column + 1] = pen
      cells[row][column + 1].text = ""
    }
    lastText = text
    column += width
  }

  private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[": control(&rest)
    case "(", ")": _ = rest.popFirst()
    case "=", ">", "7", "8": break
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func control(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var parameters = ""
    while let scalar = rest.popFirst() {
      guard scalar.value >= 0x40 else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      if parameters.hasPrefix("?") { return }
      let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
      return apply(String(scalar), numbers)
    }
  }

  private mutating func apply(_ final: String, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "H":
      row = min(count, cells.count) - 1
      column = min(max(1, numbers.dropFirst().first ?? 1), columns) - 1
    case "G": column = min(count, columns) - 1
    case "d": row = min(count, cells.count) - 1
    case "A": row = max(0, row - count)
    case "B": row = min(cells.count - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "X": erase(column..<min(columns, column + count))
    case "K": erase(numbers.first == 1 ? 0..<(column + 1) : column..<columns)
    case "J": eraseDisplay(below: (numbers.first ?? 0) == 0)
    case "b": for _ in 0..<count { print(lastText) }
    case "m": setPen(numbers.isEmpty ? [0] : numbers)
    case "h", "l": if numbers == [4] { isInserting = final == "h" }
    case "@": for _ in 0..<count { insert() }
    case "r", "t", "n": break
    default: unknown.append("CSI \(numbers) \(final)")
    }
  }

  private mutating func insert() {
    cells[row].insert(Look(background: pen.background), at: column)
    cells[row].removeLast()
  }

  private mutating func erase(_ range: Range<Int>) {
    for column in range { cells[row][column] = Look(background: pen.background) }
  }

  private mutating func eraseDisplay(below: Bool) {
    if below { erase(column..<columns) }
    for line in (below ? row + 1 : 0)..<cells.count {
      cells[line] = Array(repeating: Look(background: pen.background), count: columns)
    }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Look()
      case 1, 2, 3, 4, 7: pen.attributes |= 1 << number
      case 22: pen.attributes &= ~0b110
      case 23, 24, 27: pen.attributes &= ~(1 << (number - 20))
      case 38: pen.foreground = color(&rest)
      case 48: pen.background = color(&rest)
      case 39: pen.foreground = ""
      case 49: pen.background = ""
      case 30...37: pen.foreground = "\(number - 30)"
      case 40...47: pen.background = "\(number - 40)"
      default: unknown.append("SGR \(number)")
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> String {
    let kind = rest.popFirst()
    let channels = rest.prefix(kind == 2 ? 3 : 1)
    rest = rest.dropFirst(channels.count)
    return channels.map(String.init).joined(separator: ";")
  }
}

extension TerminalEmulator.Look {
  /// How a cell looks on a terminal of a depth, in the same terms.
  init(_ cell: Cell, depth: ColorDepth) {
    func name(_ color: Color?) -> String {
      guard let color else { return "" }
      guard depth == .truecolor else { return "\(depth.paletteIndex(of: color) ?? -1)" }
      let isNearBlack = color.red == 0 && color.green == 0
      return "\(color.red);\(color.green);\(isNearBlack ? max(color.blue, 16) : color.blue)"
    }
    text = cell.glyph.text
    foreground = name(cell.foreground)
    background = name(cell.background)
    for (attribute, code) in [
      (TextAttributes.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ] where cell.attributes.contains(attribute) {
      attributes |= 1 << code
    }
  }

  private static let opposites = [
    "▄": "▀", "▐": "▌", "▞": "▚", "▜": "▖", "▛": "▗", "▟": "▘", "▙": "▝", "█": " ",
  ]

  /// The same look in one form: what cannot be seen is left out, and of a block and its opposite
  /// with exchanged colours one is chosen.
  var canonical: Self {
    var look = self
    if text == " " && attributes & 0b1001_0000 == 0 {
      look.foreground = ""
      look.attributes = 0
    }
    if let opposite = Self.opposites[text], attributes == 0, !foreground.isEmpty,
      !background.isEmpty
    {
      look.text = opposite
      (look.foreground, look.background) = (opposite == " " ? "" : background, foreground)
    }
    return look
  }
}
