internal import CardCore

/// The keys of the present screen, over everything else.
enum HelpOverlay {
  /// Draws the keys; `scroll` lines are left out at the top when they do not all fit.
  static func draw(on canvas: inout Canvas, context: KeyContext, scroll: Int) {
    canvas.picture.elements.append(
      .fill(
        CellRect(column: 0, row: 0, columns: canvas.columns, rows: canvas.rows),
        canvas.theme.table))
    canvas.write("Keys", column: 2, row: 0, bold: true)
    let lines = lines(context: context, columns: canvas.columns)
    let visible = max(0, canvas.rows - 3)
    for (index, line) in lines.dropFirst(scroll).prefix(visible).enumerated() {
      canvas.write(line.keys, column: 2, row: 2 + index, color: canvas.theme.accent, bold: true)
      canvas.write(line.explanation, column: line.column, row: 2 + index)
    }
    let hint = lines.count > visible ? "↑ ↓ scroll · any other key closes" : "any key closes"
    canvas.write(hint, column: 2, row: canvas.rows - 1, color: canvas.theme.hint)
  }

  /// The farthest that the list can be scrolled in a window.
  static func largestScroll(context: KeyContext, size: CellSize) -> Int {
    max(0, lines(context: context, columns: size.columns).count - max(0, size.rows - 3))
  }

  /// A line of the list; the second and further lines of an explanation have no keys.
  private struct Line {
    var keys: String
    var explanation: String
    var column: Int
  }

  /// What the mouse does, in the words of the list of keys.
  private static func mouse(in context: KeyContext) -> [(keys: String, explanation: String)] {
    switch context {
    case .study:
      [
        ("click", "turn the card over; on a grade: give it"), ("drag", "inside: tilt the card"),
        ("drag", "from the left or right edge: turn it by hand"),
        (
          "drag",
          "from beside it or its lower right corner: turn the page, which grades an open "
            + "answer Good and puts a question aside"
        ),
        ("wheel", "scroll a long card, else turn it a little"),
      ]
    case .browse:
      [
        ("click", "turn the card over; beside it: turn a leaf"),
        ("drag", "tilt, turn by an edge, or turn a leaf from beside the card"),
      ]
    case .wall: [("click", "choose a card; once more: open it")]
    case .demo: [("drag", "scrub the effect, and let it go on from there")]
    case .library: [("click", "choose a deck; once more: study it")]
    case .summary, .everywhere: []
    }
  }

  private static func lines(context: KeyContext, columns: Int) -> [Line] {
    let entries =
      KeyMap.standard.filter { $0.context == context || $0.context == .everywhere }
      .map { (keys: $0.keysText, explanation: $0.explanation) } + mouse(in: context)
    let keysWidth = entries.map { DisplayWidth.columns(of: $0.keys) }.max() ?? 0
    let isBeside = columns >= 40
    let column = isBeside ? 4 + keysWidth : 4
    return entries.flatMap { entry -> [Line] in
      let wrapped = Canvas.wrapped(entry.explanation, columns: max(8, columns - column - 1))
      let first = Line(
        keys: entry.keys, explanation: isBeside ? wrapped[0] : "", column: column)
      let rest = (isBeside ? Array(wrapped.dropFirst()) : wrapped).map {
        Line(keys: "", explanation: $0, column: column)
      }
      return [first] + rest
    }
  }
}
