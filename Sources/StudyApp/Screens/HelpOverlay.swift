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
    let rows = bindings(in: context)
    let keysWidth = rows.map { DisplayWidth.columns(of: $0.keysText) }.max() ?? 0
    let visible = max(0, canvas.rows - 3)
    for (line, binding) in rows.dropFirst(scroll).prefix(visible).enumerated() {
      canvas.write(
        binding.keysText, column: 2, row: 2 + line, color: canvas.theme.accent, bold: true)
      canvas.write(
        binding.explanation, column: 4 + keysWidth, row: 2 + line, color: canvas.theme.text)
    }
    let mouse =
      context == .study ? "the mouse: click turns · drag tilts · edge turns · beside: page" : ""
    let hint = rows.count > visible ? "↑ ↓ scroll · any other key closes" : "any key closes"
    canvas.write(hint, column: 2, row: canvas.rows - 1, color: canvas.theme.hint)
    canvas.write(mouse, endingAt: canvas.columns - 1, row: 0, color: canvas.theme.hint)
  }

  /// The farthest that the list can be scrolled in a window.
  static func largestScroll(context: KeyContext, rows: Int) -> Int {
    max(0, bindings(in: context).count - max(0, rows - 3))
  }

  private static func bindings(in context: KeyContext) -> [KeyBinding] {
    KeyMap.standard.filter { $0.context == context || $0.context == .everywhere }
  }
}
