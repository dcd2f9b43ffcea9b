internal import CardCore
internal import Terminal

extension AppModel {
  /// Reacts to the mouse, while it belongs to the program.
  mutating func update(_ mouse: MouseEvent, now: Now) -> [Effect] {
    guard context.isMouseCaptured, helpScroll == nil else { return [] }
    switch screen {
    case .library(let library): return update(library, mouse)
    case .study(var study):
      let effects = study.update(mouse, context: &context, now: now)
      show(study, now: now)
      return effects
    case .browse(var browse):
      browse.update(mouse, context: context, now: now)
      screen = .browse(browse)
    case .wall(let wall): update(wall, mouse, now: now)
    case .demo(var demo):
      demo.update(mouse, context: context, now: now)
      screen = .demo(demo)
    case .summary: break
    }
    return []
  }

  private mutating func update(_ library: LibraryScreen, _ mouse: MouseEvent) -> [Effect] {
    var library = library
    let rows = LibraryScreen.listRows(inRows: context.size.rows)
    let effects: [Effect]
    switch mouse.kind {
    case .press(.left):
      let row = mouse.position.row - LibraryScreen.firstRow(inRows: context.size.rows)
      effects = (0..<rows).contains(row) ? library.click(row: row, listRows: rows) : []
    case .wheelUp: effects = library.update(.up, pageRows: rows)
    case .wheelDown: effects = library.update(.down, pageRows: rows)
    default: effects = []
    }
    screen = .library(library)
    return effects
  }

  private mutating func update(_ wall: WallScreen, _ mouse: MouseEvent, now: Now) {
    var wall = wall
    switch mouse.kind {
    case .press(.left):
      guard let place = wall.card(at: mouse.position, screen: context.size) else { return }
      if place == wall.selection {
        pick(place, from: wall, now: now)
        return
      }
      wall.choose(place)
    case .wheelUp: wall.update(.up, context: context, now: now)
    case .wheelDown: wall.update(.down, context: context, now: now)
    default: return
    }
    screen = .wall(wall)
  }
}
