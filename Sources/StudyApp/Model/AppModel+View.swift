public import CardCore
internal import Terminal

extension AppModel {
  /// The screen at a moment.
  public func view(at now: Now) -> Picture {
    var canvas = Canvas(
      size: context.size, theme: context.theme, isPlain: context.capabilities.symbols == .ascii)
    guard context.size.columns >= Self.smallestSize.columns,
      context.size.rows >= Self.smallestSize.rows
    else {
      canvas.write("Too small: 20×6 needed", column: 0, row: 0)
      canvas.write("Ctrl-C leaves", column: 0, row: 1, color: context.theme.hint)
      return canvas.picture
    }
    if let scroll = helpScroll {
      HelpOverlay.draw(on: &canvas, context: screen.keyContext, scroll: scroll)
      return canvas.picture
    }
    switch screen {
    case .library(let library): library.draw(on: &canvas, now: now)
    case .study(let study): study.draw(on: &canvas, context: context, now: now)
    case .summary(let summary): summary.draw(on: &canvas, context: context, now: now)
    case .browse(let browse): browse.draw(on: &canvas, context: context, now: now)
    case .wall(let wall): wall.draw(on: &canvas, context: context, now: now)
    case .demo(let demo): demo.draw(on: &canvas, context: context, now: now)
    }
    return canvas.picture
  }
}
