public import CardCore

/// A screen as text for a terminal: characters, and the escape sequences of their colours.
public enum SurfaceText {
  /// The rows with colours and attributes as SGR sequences (ECMA-48), each row ended by a reset.
  ///
  /// Colours are taken to be quantised already; with fewer than 2²⁴ they are named by their number
  /// in the palette.
  public static func ansi(_ surface: Surface, colors: ColorDepth) -> String {
    var text = ""
    for row in 0..<surface.size.rows {
      var current = Cell.blank
      for column in 0..<surface.size.columns {
        let cell = surface[column, row]
        if cell.glyph == .continuation { continue }
        text += change(from: current, to: cell, colors: colors)
        text += cell.glyph.text
        current = cell
      }
      text += change(from: current, to: .blank, colors: colors)
      text += "\n"
    }
    return text
  }

  /// The sequences that turn one screen into another of the same size, the cursor wherever it is.
  ///
  /// Looks are taken to be plain before, and are afterwards.
  static func changes(from old: Surface, to new: Surface, colors: ColorDepth) -> String {
    let changes = new.changes(since: old)
    var text = ""
    var current = Cell.blank
    for row in 0..<new.size.rows {
      var isInPlace = false
      for column in 0..<new.size.columns {
        let cell = new[column, row]
        guard changes[row * new.size.columns + column] else {
          isInPlace = false
          continue
        }
        if cell.glyph == .continuation { continue }
        if !isInPlace { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        isInPlace = true
        text += change(from: current, to: cell, colors: colors) + cell.glyph.text
        current = cell
      }
    }
    return text + change(from: current, to: .blank, colors: colors)
  }

  /// The sequence that changes from one cell's look to another's; empty when they look alike.
  private static func change(from old: Cell, to new: Cell, colors: ColorDepth) -> String {
    let isAlike =
      old.foreground == new.foreground && old.background == new.background
      && old.attributes == new.attributes
    if isAlike { return "" }
    var codes = ["0"]
    let attributes: [(TextAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    for (attribute, code) in attributes where new.attributes.contains(attribute) {
      codes.append(code)
    }
    codes += new.foreground.flatMap { code(of: $0, colors: colors, isBackground: false) } ?? []
    codes += new.background.flatMap { code(of: $0, colors: colors, isBackground: true) } ?? []
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static func code(
    of color: Color, colors: ColorDepth, isBackground: Bool
  ) -> [String]? {
    if colors == .truecolor {
      return [isBackground ? "48" : "38", "2", "\(color.red)", "\(color.green)", "\(color.blue)"]
    }
    guard let index = colors.paletteIndex(of: color) else { return nil }
    if colors == .palette256 { return [isBackground ? "48" : "38", "5", "\(index)"] }
    // The second eight of sixteen have codes of their own (aixterm's).
    let base = (isBackground ? 40 : 30) + (index < 8 ? 0 : 60)
    return ["\(base + index % 8)"]
  }
}
